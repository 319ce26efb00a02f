import { type TouchEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type SingleKey, useSingleKeys } from '#app/components/single-keys/single-keys.ts';
import type { Demo } from '#catalogue/demo.ts';
import type { Touch } from '#protocol/meeting.ts';
import { findMove, type Move, parsePlace, toKeyPlace, toPlace } from './moves.ts';

/** A finger is told on ten times a second. */
const TOUCH_MS = 100;

/** Which of the demos is shown, and how: by keys, clicker, buttons and the presenter's phone alike. */
export function usePresenting(demos: readonly Demo[]) {
  const [at, setAt] = useState(() => parsePlace(location.hash, demos.length));
  const [isBlank, setBlank] = useState(false);
  const [isPointing, setPointing] = useState(false);
  const [touch, setTouch] = useState<Touch>();
  const toldTouch = useAtMostEvery(touch, TOUCH_MS);
  const go = (move: Move) => {
    setAt((before) => toPlace(move, before, demos.length));
    setBlank(false);
    setTouch(undefined);
  };
  const toggleBlank = () => setBlank((before) => !before);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const move = document.querySelector('dialog[open], :popover-open') ? undefined : findMove(event, toKeyPlace(event.target));
    if (!move) return;
    event.preventDefault();
    go(move);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  // A reload goes on where it was.
  useEffect(() => history.replaceState(history.state, '', `#${at + 1}`), [at]);
  return {
    at,
    demo: demos[at],
    following: demos[at + 1],
    isBlank,
    isPointing,
    touch: isPointing ? touch : undefined,
    /** As others are told it. */
    toldTouch: isPointing ? toldTouch : undefined,
    go,
    toggleBlank,
    point: setTouch,
    setPointing(isOn: boolean) {
      setPointing(isOn);
      setTouch(undefined);
    },
  };
}

function useAtMostEvery<Value>(value: Value, ms: number): Value {
  const [told, setTold] = useState(value);
  const toldAt = useRef(0);
  useEffect(() => {
    const tell = () => {
      toldAt.current = performance.now();
      setTold(value);
    };
    const timer = setTimeout(tell, Math.max(0, toldAt.current + ms - performance.now()));
    return () => clearTimeout(timer);
  }, [value, ms]);
  return told;
}

/** Of a swipe across what is around the ad, CSS pixels. */
const SWIPE_PX = 60;

/** From an ad, when the pointer leaves it: the keys and the clicker turn pages again. */
export function takeKeyboard(main: HTMLElement | null): void {
  if (document.activeElement instanceof HTMLIFrameElement) main?.focus({ preventScroll: true });
}

export function useKeys(toggleFull: () => void, toggleBlank: () => void): void {
  const keys = useMemo<readonly SingleKey[]>(
    () => [
      { key: 'f', does: 'Full screen', run: toggleFull },
      { key: 'b', does: 'Blank the screen', run: toggleBlank },
      { key: '.', does: 'Blank the screen', run: toggleBlank },
    ],
    [toggleFull, toggleBlank],
  );
  useSingleKeys(keys);
}

/** Full screen of one part, where the browser has it for any part: phones may not. */
export function useFullScreen(part: { readonly current: HTMLElement | null }) {
  const [isFull, setFull] = useState(false);
  const [canFill, setCanFill] = useState(false);
  useEffect(() => {
    setCanFill(document.fullscreenEnabled);
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = () => {
    const done = document.fullscreenElement ? document.exitFullscreen() : part.current?.requestFullscreen();
    // A browser may refuse, and says so itself.
    void done?.catch(() => {});
  };
  return { isFull, canFill, toggle };
}

/** A swipe on what is the page's own: the ad has its own touches. */
export function useSwipe(turn: (isBack: boolean) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0];
      const isFree = target instanceof Element && !target.closest('aside, input, textarea, .present-cover');
      from.current = isFree && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!from.current || !touch) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(x > 0);
      from.current = undefined;
    },
  };
}
