import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findNext, toStep } from '#app/ui/map/map-view.ts';
import { drawWorld, toSpot } from '#app/ui/map/world-shapes.ts';
import { reach } from '#mock-api/seed/reach.ts';

const { spots } = drawWorld(JSON.parse(readFileSync('node_modules/world-atlas/countries-110m.json', 'utf8')));
const places = reach.flatMap(({ id, code, at }) => {
  const spot = spots.get(id) ?? (at && toSpot(at));
  return spot ? [{ code, ...spot }] : [];
});

it('every country of the sample has a shape or a place', () => {
  expect(places).toHaveLength(reach.length);
});

it('arrow keys lead to every country', () => {
  const reached = new Set(places.slice(0, 1));
  for (const place of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const step = toStep(key);
      const next = step && findNext(place, places, step);
      if (next) reached.add(next);
    }
  expect(places.filter((place) => !reached.has(place)).map(({ code }) => code)).toEqual([]);
});
