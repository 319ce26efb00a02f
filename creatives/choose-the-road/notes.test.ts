import { describe, expect, it } from 'vitest';
import { CUT, roadIds } from './film.ts';
import { EIGHTH_S, notesAt } from './notes.ts';

const eighths = Array.from({ length: CUT.end / EIGHTH_S }, (_, i) => i);

describe('the score', () => {
  it('lays a chord of four under each of the six bars', () => {
    expect(eighths).toHaveLength(48);
    const pads = eighths.map((i) => notesAt(i, 'coast').filter(({ voice }) => voice === 'pad').length);
    expect(pads).toEqual(eighths.map((i) => (i % 8 === 0 ? 4 : 0)));
  });

  it('keeps within what small loudspeakers play', () => {
    for (const road of [undefined, ...roadIds])
      for (const { pitch } of eighths.flatMap((i) => notesAt(i, road))) {
        const hz = 110 * 2 ** (pitch / 12);
        expect(hz).toBeGreaterThan(70);
        expect(hz).toBeLessThan(1000);
      }
  });

  it('gives each road a voice of its own', () => {
    const songs = roadIds.map((road) => JSON.stringify(eighths.map((i) => notesAt(i, road))));
    expect(new Set(songs).size).toBe(3);
  });
});
