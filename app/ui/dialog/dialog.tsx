import './dialog.css';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** For a form of two columns. */
  readonly isWide?: boolean;
  /** Called on Escape and on a phone's Back: stop rendering the dialog, or ask first. */
  onClose(): void;
}

/** Opens when it is rendered; the browser keeps the focus inside and gives it back. */
const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
  return () => dialog?.close();
};

/** A modal question. It is open as long as it is rendered. */
export function Dialog({ title, children, isWide, onClose }: DialogProps) {
  const id = useId();
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Of a dialog inside.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Browsers close at a second Escape whatever the page says; a key that is answered never comes to that.
  const closeByKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <dialog ref={open} className="dialog" data-wide={isWide || undefined} aria-labelledby={id} onCancel={cancel} onKeyDown={closeByKey}>
      <div className="dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

/** Its buttons, the harmless one first: it gets the focus. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}
