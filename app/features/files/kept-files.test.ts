import { afterEach, expect, it, vi } from 'vitest';
import { keptFiles, withDownload, withFavourite } from './kept-files.ts';

afterEach(() => vi.unstubAllGlobals());
const readFrom = (text: string) => {
  vi.stubGlobal('localStorage', { getItem: () => text });
  return keptFiles.get();
};

it('what was downloaded last stands first, once, and six at most', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'];
  const kept = names.reduce((before, name) => withDownload(before, { name, at: '2026-11-20T09:00:00.000Z' }), keptFiles.initial);
  expect(kept.recent.map(({ name }) => name)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

it('a favourite is marked once, and taken back', () => {
  const marked = withFavourite(withFavourite(keptFiles.initial, 'a', true), 'a', true);
  expect(marked.favourites).toEqual(['a']);
  expect(withFavourite(marked, 'a', false).favourites).toEqual([]);
});

it.each(['', '[]', '{"favourites":5,"recent":"x"}', '{'])('what the device holds may be broken: %s', (text) => {
  expect(readFrom(text)).toEqual({ favourites: [], recent: [] });
});

it('what makes sense of it is taken', () => {
  expect(readFrom('{"favourites":["a",1],"recent":[{"name":"b","at":"2026-11-20"},{"name":"c","at":"soon"},null]}')).toEqual({
    favourites: ['a'],
    recent: [{ name: 'b', at: '2026-11-20' }],
  });
});
