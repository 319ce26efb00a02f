import './dialog.css';
import { type ReactNode, useId } from 'react';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Called on Escape: stop rendering the dialog. */
  onClose(): void;
}

/** Opens when it is rendered; the browser keeps the focus inside and gives it back. */
const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
  return () => dialog?.close();
};

/** A modal question. It is open as long as it is rendered. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const id = useId();
  return (
    <dialog ref={open} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Its buttons, the harmless one first: it gets the focus. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}
