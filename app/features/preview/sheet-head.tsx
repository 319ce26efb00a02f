import './sheet.css';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

interface SheetHeadProps {
  readonly title: string;
  onClose(): void;
}

/** The name of a sheet and the way to close it, for as long as it lies over the stage. It takes the keyboard, and gives it back to the sheet's toggle. */
export function SheetHead({ title, onClose }: SheetHeadProps) {
  const { t } = useText();
  const head = useRef<HTMLElement>(null);
  useBorrowedFocus(head);
  useEscape(onClose);
  return (
    <header className="sheet-head" ref={head}>
      <h2 tabIndex={-1}>{title}</h2>
      <button type="button" className="icon-button" onClick={onClose}>
        <Icon name="close" />
        <span className="visually-hidden">
          {t('Close')}: {title}
        </span>
      </button>
    </header>
  );
}

/** Before the browser lays the page out: what is hidden has lost the focus by then. */
function useBorrowedFocus(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = head.current?.parentElement;
    head.current?.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      if (sheet?.contains(document.activeElement)) document.querySelector<HTMLElement>(`[aria-controls="${sheet.id}"]`)?.focus();
    };
  }, [head]);
}

/** Ahead of the dialog: Chromium closes it whatever the page says when Escape was kept from it a few times. */
function useEscape(onEscape: () => void): void {
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
