import { createContext, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LEAVE_TO, leavePreview } from './preview-dialog.ts';

/** How what stands in the dialog closes it. */
export const Leave = createContext(() => {});

/** Spec §9: modal fade 150 ms. */
const FADE_MS = 150;

/** Fades the dialog out and leaves the preview. */
export function useLeave(dialog: RefObject<HTMLDialogElement | null>): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    const element = dialog.current;
    if (element?.classList.contains('preview-leaving')) return;
    element?.classList.add('preview-leaving');
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const go = () => leavePreview(state, (replace) => void navigate(LEAVE_TO, { replace }));
    setTimeout(go, isCalm ? 0 : FADE_MS);
  };
}
