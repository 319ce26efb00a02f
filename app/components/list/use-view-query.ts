import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** An address is asked for, and not yet that of the page. */
interface Move {
  /** The queries of the page until it is there. */
  readonly from: readonly string[];
  readonly to: string;
}

/**
 * The query of the address, and how to change it. A change may be shown ahead: moving to an address draws the whole page anew, frame and menus, which takes
 * longer than a list of ten thousand rows. So the caller is drawn first, and the router moves after the next frame, once for changes that follow each other.
 */
export function useViewQuery(): readonly [URLSearchParams, (search: string, isReplaced: boolean, isAhead: boolean) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const current = query.toString();
  const [move, setMove] = useState<Move>();
  if (move && (move.to === current || !move.from.includes(current))) setMove(undefined);
  const isAhead = move?.from.includes(current) === true;
  const waiting = useRef<{ readonly cancel: () => void; readonly isReplaced: boolean }>(undefined);
  useEffect(() => () => waiting.current?.cancel(), []);

  const moveTo = (search: string, isReplaced: boolean, isShownAhead: boolean) => {
    waiting.current?.cancel();
    // The first of several changes says whether Back leads to what was before them.
    const isReplacedAtLast = waiting.current ? waiting.current.isReplaced : isReplaced;
    const go = () => {
      waiting.current = undefined;
      void navigate({ search }, { replace: isReplacedAtLast, preventScrollReset: true });
    };
    if (!isShownAhead) return go();
    const to = new URLSearchParams(search).toString();
    setMove((before) => ({ from: [...(before?.from ?? []), ...(before ? [before.to] : []), current], to }));
    waiting.current = { cancel: afterFrame(go), isReplaced: isReplacedAtLast };
  };
  return [isAhead && move ? new URLSearchParams(move.to) : query, moveTo];
}

/** Calls it in a task after the next frame; the answer calls it off. A page in the background has no frames. */
function afterFrame(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
