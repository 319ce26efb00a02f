import { useEffect } from 'react';

/** Before the dialog gets the key: Chromium closes a dialog anyway after a few prevented Escapes. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (!event.repeat) onEscape();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [onEscape]);
}
