import '#app/ui/button.css';
import { useSyncExternalStore } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** The whole page without the browser around it. */
export function FullscreenButton() {
  const { t } = useText();
  const isFull = useSyncExternalStore(subscribe, isFullscreen, () => false);
  const toggle = () => {
    // A browser or a policy that refuses leaves the page as it is.
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen?.())?.catch(() => undefined);
  };
  return (
    <button type="button" className="icon-button fullscreen-button" aria-pressed={isFull} aria-label={t('Fullscreen')} onClick={toggle}>
      <Icon name="fullscreen" />
    </button>
  );
}

const isFullscreen = () => document.fullscreenElement !== null;

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
