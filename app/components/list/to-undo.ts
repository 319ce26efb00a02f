import type { Text } from '#app/i18n/use-text.ts';
import type { Toast } from '#app/ui/toast/show-toast.ts';

/** The Undo of a toast; `text`: what the toast says, which is what is undone. */
export const toUndo = (t: Text['t'], text: string, run: () => void): NonNullable<Toast['action']> => ({
  label: t('Undo'),
  done: t('Undone: {{text}}', { text }),
  run,
});
