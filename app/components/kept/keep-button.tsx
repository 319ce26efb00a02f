import './kept.css';
import type { ComponentProps } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import type { Demo } from '#catalogue/demo.ts';
import { KEPT_MOST, keptDemos, toggleKept } from './kept-demos.ts';

// Not drawn again for another demo.
const heart = <Icon name="heart" size={18} />;

interface KeepButtonProps extends Pick<ComponentProps<'button'>, 'aria-keyshortcuts'> {
  readonly demo: Demo;
}

/** Keeps a demo on this device to compare it, or lets it go. */
export function KeepButton({ demo: { id, name }, ...rest }: KeepButtonProps) {
  const { t } = useText();
  const kept = useDeviceStore(keptDemos);
  const isKept = kept.includes(id);
  const isFull = !isKept && kept.length >= KEPT_MOST;
  return (
    <IconButton
      {...rest}
      className="keep-button"
      label={t('Keep {{name}}', { name })}
      aria-pressed={isKept}
      aria-disabled={isFull || undefined}
      title={isFull ? t('{{n}} demos are kept, the most there is room for: let one go first.', { n: String(KEPT_MOST) }) : undefined}
      onClick={() => toggleKept(id)}
    >
      {heart}
    </IconButton>
  );
}
