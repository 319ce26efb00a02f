import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { startDrag } from './drag.ts';

/** What is said while a row is moved; places count from 1. */
export interface ReorderWords {
  lifted(name: string, place: number, count: number): string;
  moved(name: string, place: number, count: number): string;
  dropped(name: string, place: number, count: number): string;
  cancelled(name: string): string;
}

export interface ReorderOptions {
  /** In their order. */
  readonly keys: readonly string[];
  nameOf(key: string): string;
  readonly words: ReorderWords;
  /** `index`: among the others. Not called where nothing changed. */
  onMove(key: string, index: number): void;
}

interface Lift {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Items that are put in order by the handle that each has. By keyboard Space or Enter picks up, arrow keys, Home and End move, Space or Enter drops, Escape or
 * leaving takes back; by pointer and touch the handle is dragged. Each step is said.
 */
export function useReorder({ keys, nameOf, words, onMove }: ReorderOptions) {
  const [lift, setLift] = useState<Lift>();
  const [said, setSaid] = useState('');
  const last = keys.length - 1;

  const drop = ({ key, from, to }: Lift) => {
    setLift(undefined);
    setSaid(words.dropped(nameOf(key), to + 1, keys.length));
    if (to !== from) onMove(key, to);
  };
  const cancel = (key: string) => {
    setLift(undefined);
    setSaid(words.cancelled(nameOf(key)));
  };
  const pickUp = (key: string) => {
    const from = keys.indexOf(key);
    setLift({ key, from, to: from });
    setSaid(words.lifted(nameOf(key), from + 1, keys.length));
  };

  /** Of a pointer, of Space and Enter, and of a screen reader. */
  const onClick = (handle: HTMLElement, key: string) => {
    if (lift?.key === key) return drop(lift);
    // Safari gives a button that is pressed no focus; arrow keys need it.
    handle.focus();
    pickUp(key);
  };
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    if (lift?.key !== key) return;
    const to = toPlace(event.key, lift.to, last);
    if (event.key === 'Escape') cancel(key);
    else if (to === undefined) return;
    else {
      setLift({ ...lift, to });
      setSaid(words.moved(nameOf(key), to + 1, keys.length));
      // Among tall items it would leave the screen.
      const handle = event.currentTarget;
      if (handle instanceof Element) requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }));
    }
    event.preventDefault();
    // The grid around has keys of its own, and a dialog closes at Escape.
    event.stopPropagation();
  };

  const onPointerDown = ({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>, key: string) => {
    const item = currentTarget.closest<HTMLElement>('[data-item]');
    const list = item?.parentElement;
    if (!item || !list || nativeEvent.button !== 0) return;
    startDrag({
      event: nativeEvent,
      item,
      lists: [list],
      onStart: () => setSaid(words.lifted(nameOf(key), keys.indexOf(key) + 1, keys.length)),
      onDrop: (_, to) => drop({ key, from: keys.indexOf(key), to }),
      onCancel: () => cancel(key),
    });
  };

  return {
    /** The keys as they are shown: what is lifted by keyboard stands where it would be dropped. */
    order: lift ? moveKey(keys, lift.key, lift.to) : keys,
    lifted: lift?.key,
    /** For a live region. */
    said,
    toHandle: (key: string) => ({
      'aria-pressed': lift?.key === key,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => onClick(currentTarget, key),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, key),
      onBlur: () => lift?.key === key && cancel(key),
      onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(event, key),
    }),
  };
}

/** `index`: among the others. */
export function moveKey(keys: readonly string[], key: string, index: number): readonly string[] {
  return keys.filter((one) => one !== key).toSpliced(index, 0, key);
}

function toPlace(key: string, now: number, last: number): number | undefined {
  const to = { ArrowUp: now - 1, ArrowDown: now + 1, Home: 0, End: last }[key];
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
}
