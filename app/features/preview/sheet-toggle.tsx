import { useText } from '#app/i18n/use-text.ts';
import type { Part } from './use-sheet.ts';

interface SheetToggleProps {
  readonly part: Part;
  readonly isShown: boolean;
  onClick(): void;
}

/** Shows a part of the workbench or puts it away. */
export function SheetToggle({ part, isShown, onClick }: SheetToggleProps) {
  const { t } = useText();
  return (
    <button type="button" className="text-button workbench-toggle" aria-controls={`workbench-${part}`} aria-expanded={isShown} onClick={onClick}>
      {t(part === 'specs' ? 'Specs' : 'Tools')}
    </button>
  );
}
