import { beforeEach, expect, it, vi } from 'vitest';
import { parseChecklist } from './checklist-store.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  return () => vi.unstubAllGlobals();
});

it('ticks are read in the order of the checklist', () => {
  expect(parseChecklist('["brief","goal"]')).toEqual(['goal', 'brief']);
});

it.each([null, '', '{', 'null', '"goal"', '{"goal":true}', '[1,null,"nothing"]'])('the stored text %s is read as no tick', (text) => {
  expect(parseChecklist(text)).toEqual([]);
});

it('each tick is stored once, and removed when unticked', async () => {
  const { tick } = await import('./checklist-store.ts');
  tick('goal', true);
  tick('goal', true);
  tick('page', true);
  expect(parseChecklist(kept.get('surge.checklist') ?? null)).toEqual(['goal', 'page']);
  tick('goal', false);
  expect(kept.get('surge.checklist')).toBe('["page"]');
});

it('ticks work where storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  const { tick } = await import('./checklist-store.ts');
  expect(() => tick('goal', true)).not.toThrow();
});
