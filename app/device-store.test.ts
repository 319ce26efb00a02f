import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore, parseJson, readItem, writeItem } from './device-store.ts';

const kept = new Map<string, string>();
let page = new EventTarget();
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  page = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return () => vi.unstubAllGlobals();
});

const create = (lastWriteWins = false) =>
  createDeviceStore<readonly number[]>({
    key: 'numbers',
    parse: (text) => [parseJson(text)].flat().filter((item) => typeof item === 'number'),
    format: (list) => (list.length > 0 ? JSON.stringify(list) : null),
    lastWriteWins,
  });

/** The event that this tab gets when another one writes. */
function writeElsewhere(key: string | null, text: string): void {
  if (key) kept.set(key, text);
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('a device store', () => {
  it('a store keeps a value, returns the same object until it changes, and removes it', () => {
    const store = create();
    expect(store.get()).toBe(store.initial);
    expect(store.set([1, 2])).toBe(true);
    expect([kept.get('numbers'), store.get(), store.getText()]).toEqual(['[1,2]', [1, 2], '[1,2]']);
    expect(store.get()).toBe(store.get());
    expect(create().get()).toEqual([1, 2]);
    store.set([]);
    expect([kept.has('numbers'), store.get()]).toEqual([false, []]);
  });

  it('a store notices values that are written past it', () => {
    const store = create();
    store.set([1]);
    kept.set('numbers', '[2,"x"]');
    expect(store.get()).toEqual([2]);
    kept.set('numbers', '{');
    expect(store.get()).toEqual([]);
  });

  it('a value that storage refuses lasts as long as the page, until there is room', () => {
    kept.set('numbers', '[1]');
    const store = create();
    vi.stubGlobal('localStorage', { ...storage, setItem: full });
    expect([store.set([2]), store.isKept(), store.get(), store.getText(), kept.get('numbers')]).toEqual([false, false, [2], '[2]', '[1]']);
    vi.stubGlobal('localStorage', storage);
    expect([store.set([3]), store.isKept(), kept.get('numbers')]).toEqual([true, true, '[3]']);
  });

  it('a store works where storage is blocked', () => {
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
    const store = create();
    expect([store.get(), store.isKept(), store.set([1]), store.get(), store.isKept()]).toEqual([[], true, false, [1], false]);
    store.set([]);
    expect(store.get()).toEqual([]);
  });

  it('a store can show a value without keeping it', () => {
    kept.set('numbers', '[1]');
    const store = create(true);
    store.subscribe(() => {});
    store.show([7]);
    expect([store.get(), store.isKept(), kept.get('numbers')]).toEqual([[7], true, '[1]']);
    writeElsewhere('numbers', '[1]');
    expect(store.get()).toEqual([1]);
  });

  it('subscribers learn of changes here, in other tabs and on coming back, until they unsubscribe', () => {
    const store = create();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.set([1]);
    store.show([2]);
    expect(listener).toHaveBeenCalledTimes(2);
    writeElsewhere('letters', 'a');
    expect(listener).toHaveBeenCalledTimes(2);
    writeElsewhere('numbers', '[3]');
    writeElsewhere(null, '');
    page.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(5);
    stop();
    store.set([4]);
    writeElsewhere('numbers', '[5]');
    page.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(5);
  });

  it.each([
    [true, [9]],
    [false, [2]],
  ])('another tab replaces a value that could not be kept: %s', (lastWriteWins, expected) => {
    const store = create(lastWriteWins);
    store.subscribe(() => {});
    vi.stubGlobal('localStorage', { ...storage, setItem: full });
    store.set([2]);
    writeElsewhere('numbers', '[9]');
    expect(store.get()).toEqual(expected);
  });
});

describe('an item', () => {
  it('an item is in local or in session storage', () => {
    const own = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      ...storage,
      getItem: (key: string) => own.get(key) ?? null,
      setItem: (key: string, text: string) => own.set(key, text),
    });
    expect(writeItem('a', 'tab', 'session')).toBe(true);
    expect([readItem('a', 'session'), readItem('a')]).toEqual(['tab', null]);
  });

  it('an item is empty where there is no storage at all', () => {
    vi.stubGlobal('localStorage', undefined);
    expect([readItem('a'), writeItem('a', 'b'), writeItem('a', null)]).toEqual([null, false, false]);
  });
});
