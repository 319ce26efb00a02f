import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '#app/components/is-plain-click.ts';
import { type Part, readSheet } from './preview-dialog.ts';
import { stepBack } from './step-back.ts';

/** Windows in which a part has no column of its own; workbench.css has the same numbers. */
const NO_COLUMN: Readonly<Record<Part, string>> = { specs: '(width < 1200px)', tools: '(width < 1200px)' };

/**
 * The bottom sheet over the stage. It has its own entry in the history, so that Back, on a phone as in a browser, closes the sheet before the
 * preview; the address stays, and the ad goes on playing.
 */
export function useSheet() {
  const { search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const isOver = { specs: useMatch(NO_COLUMN.specs), tools: useMatch(NO_COLUMN.tools) };
  const kept = readSheet(state);
  const { sheet: _, ...rest } = { sheet: kept, ...state };
  // A step back takes its time: a second press must not be a second step.
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each entry anew
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  return {
    isOver,
    part: kept && isOver[kept] ? kept : undefined,
    open: (sheet: Part) => void navigate({ search, hash }, { replace: kept !== undefined, state: { ...rest, sheet }, preventScrollReset: true }),
    close() {
      const remove = () => void navigate({ search, hash }, { replace: true, state: rest, preventScrollReset: true });
      if (!isClosing.current) stepBack(1, remove);
      isClosing.current = true;
    },
    /** For links that replace the entry, to another tab or demo: the sheet's own goes first, or Back would lead to what was replaced. */
    moveOn(event: MouseEvent<HTMLAnchorElement>) {
      const { pathname, search } = event.currentTarget;
      if (!kept || !isPlainClick(event)) return;
      event.preventDefault();
      const go = () => void navigate(pathname + search, { replace: true, state: rest, preventScrollReset: true });
      addEventListener('popstate', go, { once: true });
      stepBack(1, () => {
        removeEventListener('popstate', go);
        go();
      });
    },
  };
}

/** False on the server and while hydrating: only the style sheet knows the window then. */
function useMatch(query: string): boolean {
  return useSyncExternalStore(
    onResize,
    () => matchMedia(query).matches,
    () => false,
  );
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
