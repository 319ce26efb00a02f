import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** An address is asked for, and not yet that of the page. */
interface Move {
  /** The queries of the page until it is there. */
  readonly from: readonly string[];
  readonly to: string;
}

/** A move that the router has not been told of yet. */
interface Waiting {
  readonly to: string;
  /** It takes the place of the entry in the history. */
  readonly isReplaced: boolean;
  go(): void;
  cancel(): void;
}

/**
 * The query of the address, and how to change it. A change may be shown ahead: moving to an address draws the whole page anew, frame and menus, which takes
 * longer than a list of ten thousand rows. So the caller is drawn first, and the router moves after the next frame, once for letters that follow each other.
 */
export function useViewQuery(): readonly [URLSearchParams, (search: string, isReplaced: boolean, isAhead: boolean) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const current = query.toString();
  const [move, setMove] = useState<Move>();
  if (move && (move.to === current || !move.from.includes(current))) setMove(undefined);
  const isAhead = move?.from.includes(current) === true;
  const waiting = useRef<Waiting>(undefined);
  useEffect(() => () => waiting.current?.cancel(), []);

  const moveTo = (search: string, isReplaced: boolean, isShownAhead: boolean) => {
    const before = waiting.current;
    before?.cancel();
    // Letters that follow each other are one move; any other change has its own place in the history.
    if (!isReplaced) before?.go();
    const isReplacedAtLast = waiting.current ? waiting.current.isReplaced : isReplaced;
    const to = new URLSearchParams(search).toString();
    const from = [current, ...(move ? [...move.from, move.to] : []), ...(before ? [before.to] : [])];
    const go = () => {
      waiting.current = undefined;
      // Back, or a link, may have led somewhere else meanwhile.
      if (isShownAhead && !from.includes(new URLSearchParams(location.search).toString())) return;
      void navigate({ search }, { replace: isReplacedAtLast, preventScrollReset: true });
    };
    if (!isShownAhead) return go();
    setMove({ from, to });
    waiting.current = { to, isReplaced: isReplacedAtLast, go, cancel: afterFrame(go) };
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
