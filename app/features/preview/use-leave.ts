import { createContext, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepReturnedCard } from '#app/components/returned-card.ts';
import { stepBack } from './step-back.ts';
import { readSheet } from './use-sheet.ts';

/** How what stands in the dialog closes it. */
export const Leave = createContext(() => {});

/** Where closing leads (spec §4 Preview modal). */
export const LEAVE_TO = '/experience';
/** Spec §9: modal fade 150 ms. */
const FADE_MS = 150;

/** True for a visitor who came from a list inside the site: demo cards put this into the history entry. */
function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
}

/** A click made before the list was alive loaded this document and leaves only a referrer, which counts unless the preview opened in a tab of its own. */
function wasLoadedFromList(): boolean {
  if (history.length < 2 || !URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && !pathname.includes('/preview/');
}

/**
 * Leaves the preview: back to the list at the same scroll position for a visitor who came from it (a chosen deviation), else to /experience.
 * Moving between demos and tabs replaces the history entry, so that the list is always one step back, or two from an open sheet.
 */
export function useLeave(dialog: RefObject<HTMLDialogElement | null>): () => void {
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  return () => {
    const element = dialog.current;
    if (element?.classList.contains('preview-leaving')) return;
    element?.classList.add('preview-leaving');
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const hasSheet = readSheet(state) !== undefined;
    const isBack = cameFromList(state);
    const isOtherDocument = !isBack && wasLoadedFromList();
    const go = () => {
      if (isOtherDocument) keepReturnedCard(pathname);
      const leave = () => void navigate(LEAVE_TO, { replace: isBack || isOtherDocument || hasSheet });
      if (isBack || isOtherDocument) stepBack(hasSheet ? 2 : 1, leave);
      else leave();
    };
    setTimeout(go, isCalm ? 0 : FADE_MS);
  };
}
