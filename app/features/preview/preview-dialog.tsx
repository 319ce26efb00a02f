import './preview-dialog.css';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Leave, useLeave } from './use-leave.ts';
import { useSheet } from './use-sheet.ts';

/**
 * The full-screen modal of spec §4, open when the page loads: complete in the server's HTML as `<dialog open>`, lifted into the top layer as soon as
 * script runs. Escape, its links and a click on what shows beside it all leave; Escape and the
 * phone's Back take a sheet away first.
 */
export function PreviewDialog({ title, children }: { title: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useLeave(dialog);
  const sheet = useSheet();
  const back = sheet.part ? sheet.close : leave;

  // Only script can make a dialog modal: top layer, focus kept inside, the rest inert. Before the first paint, so that the page is laid out once.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(':modal')) return;
    element.removeAttribute('open');
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
  }, []);

  const leaveOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const isInside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (event.target === event.currentTarget && !isInside) leave();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to leave is Escape
    <dialog
      ref={dialog}
      className="preview"
      open
      aria-label={title}
      onClick={leaveOnBackdrop}
      onClose={({ currentTarget }) => {
        // A phone's Back may close it unasked.
        if (sheet.part) currentTarget.showModal();
        back();
      }}
      onCancel={(event) => {
        event.preventDefault();
        back();
      }}
    >
      <Leave value={leave}>{children}</Leave>
    </dialog>
  );
}
