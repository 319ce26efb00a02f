import './dialog.css';
import { type ReactNode, useId } from 'react';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** By Escape: draw it no longer. */
  onClose(): void;
}

/** Opens as it is drawn; the browser keeps the focus inside and gives it back. */
const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
  return () => dialog?.close();
};

/** What must be answered before anything else. It is open as long as it is drawn. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const id = useId();
  return (
    <dialog ref={open} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Its answers, the harmless one first: it has the focus at the start. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}
