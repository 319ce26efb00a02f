import { describe, expect, it } from 'vitest';
import { createRandom } from '#creative-sdk/random.ts';
import { holds, Milk, type Point, toCup } from './milk.ts';

const create = () => new Milk(createRandom(1));
const area = (outline: readonly Point[]) =>
  Math.abs(
    outline.reduce((sum, a, i) => {
      const b = outline[(i + 1) % outline.length] ?? a;
      return sum + (a.x * b.y - b.x * a.y) / 2;
    }, 0),
  );

describe('milk', () => {
  it('grows as one shape where it is poured in one place, by the area of each drop', () => {
    const milk = create();
    for (let k = 0; k < 30; k++) milk.drop({ x: 0.1, y: 0 }, 0.1);
    expect(milk.shapes).toHaveLength(1);
    expect(area(milk.shapes[0] ?? [])).toBeCloseTo(Math.PI * 30 * 0.01, 1);
  });

  it('gives way to a drop beside it, and keeps its area', () => {
    const milk = create();
    milk.drop({ x: 0, y: 0 }, 0.2);
    const before = area(milk.shapes[0] ?? []);
    for (let k = 0; k < 20; k++) milk.drop({ x: 0.3, y: 0 }, 0.08);
    const [first = [], second = []] = milk.shapes;
    expect(holds(second, { x: 0.3, y: 0 })).toBe(true);
    expect(Math.max(...first.map(({ x }) => x))).toBeLessThan(0.1);
    expect(area(first)).toBeCloseTo(before, 1);
  });

  it('is parted by coffee where the hand turned', () => {
    const milk = create();
    const sway = (way: number) => {
      for (let k = -15; k <= 15; k++) {
        milk.drop({ x: k * way * 0.02, y: 0 }, 0.03);
        milk.trace({ x: k * way * 0.02, y: 0 });
      }
      milk.turn(-way, way > 0);
    };
    sway(1);
    expect(milk.folds).toEqual([]);
    sway(-1);
    const low = () => Math.max(...milk.folds.flat().map(({ y }) => Math.abs(y)));
    expect(low()).toBeLessThan(0.1);
    for (let k = 0; k < 40; k++) milk.drop({ x: 0, y: -0.1 }, 0.05);
    expect(low()).toBeGreaterThan(0.15);
  });

  it('is drawn out to a point by a stroke', () => {
    const milk = create();
    for (let k = 0; k < 40; k++) milk.drop({ x: 0, y: 0 }, 0.08);
    const lowest = () => Math.max(...(milk.shapes[0] ?? []).map(({ y }) => y));
    const before = lowest();
    for (let y = -0.7; y < 0.9; y += 0.02) milk.drag({ x: 0, y }, { x: 0, y: y + 0.02 }, 0.12);
    expect(lowest()).toBeGreaterThan(before + 0.1);
  });

  it('never leaves the cup', () => {
    for (const far of [0.5, 1, 3, 40]) expect(Math.hypot(toCup({ x: far, y: -far }).x, toCup({ x: far, y: -far }).y)).toBeLessThanOrEqual(1);
    expect(toCup({ x: 0.4, y: 0 }).x).toBeCloseTo(0.4, 2);
  });
});
