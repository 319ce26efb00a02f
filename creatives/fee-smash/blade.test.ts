import { describe, expect, it } from 'vitest';
import { chordIn, cutThrough, toLocal, toWorld } from './blade.ts';

const pose = { x: 100, y: 50, angle: 0, w: 40, h: 20 };

describe('the blade', () => {
  it('finds what part of a stroke lies in a plate', () => {
    const chord = chordIn(pose, { x: 0, y: 50 }, { x: 200, y: 50 });
    expect(chord?.from).toEqual({ x: -20, y: 0 });
    expect(chord?.to).toEqual({ x: 20, y: 0 });
    expect(chord?.isOpen).toBe(false);
  });

  it('knows a stroke that ends inside, and a tap', () => {
    expect(chordIn(pose, { x: 100, y: 0 }, { x: 100, y: 50 })?.isOpen).toBe(true);
    expect(chordIn(pose, { x: 95, y: 52 }, { x: 95, y: 52 })?.to).toEqual({ x: -5, y: 2 });
  });

  it('misses a plate that it does not touch', () => {
    expect(chordIn(pose, { x: 0, y: 0 }, { x: 200, y: 0 })).toBeUndefined();
    expect(chordIn(pose, { x: 0, y: 50 }, { x: 70, y: 50 })).toBeUndefined();
    expect(chordIn(pose, { x: 140, y: 40 }, { x: 110, y: 0 })).toBeUndefined();
  });

  it('turns with the plate', () => {
    const turned = { ...pose, angle: Math.PI / 2 };
    expect(chordIn(turned, { x: 85, y: 0 }, { x: 85, y: 100 })).toBeUndefined();
    expect(chordIn(turned, { x: 100, y: 0 }, { x: 100, y: 100 })).toBeDefined();
    const p = toWorld(turned, toLocal(turned, { x: 3, y: 4 }));
    expect(p.x).toBeCloseTo(3);
    expect(p.y).toBeCloseTo(4);
  });

  it('cuts along the stroke, and in some direction for a tap', () => {
    const { dx, dy, at } = cutThrough({ x: 0, y: 0 }, { x: 6, y: -8 });
    expect([dx, dy, at.x, at.y]).toEqual([0.6, -0.8, 3, -4]);
    const tap = cutThrough({ x: 1, y: 1 }, { x: 1, y: 1 });
    expect(Math.hypot(tap.dx, tap.dy)).toBeCloseTo(1, 2);
  });
});
