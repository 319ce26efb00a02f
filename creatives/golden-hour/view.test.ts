import { describe, expect, it } from 'vitest';
import { GOLDEN_H } from './day.ts';
import { places } from './places.ts';
import { placeX } from './shore.ts';
import { fitView, project, travelled, wrapTo } from './view.ts';

describe.each([
  [970, 250],
  [390, 290],
  [640, 360],
  [300, 250],
])('a view of %i x %i', (width, height) => {
  const view = fitView(width, height);

  it('comes back to the same place after a day', () => {
    for (const parallax of [0.36, 0.52, 1, 1.3]) {
      const now = project(view, 40, travelled(view, GOLDEN_H), parallax);
      const dayLater = project(view, 40, travelled(view, GOLDEN_H + 24), parallax);
      expect(dayLater).toBeCloseTo(now, 3);
    }
  });

  it('shows every place at its hour', () => {
    for (const place of places) {
      expect(project(view, placeX(view, place), travelled(view, place.hour), 1) / width).toBeCloseTo(place.at, 5);
    }
  });
});

describe('wrapTo', () => {
  it('brings any number into the period', () => {
    expect(wrapTo(-3, 0, 10)).toBe(7);
    expect(wrapTo(23, 0, 10)).toBe(3);
    expect(wrapTo(-12, -5, 10)).toBe(-2);
  });
});
