import { describe, expect, it } from 'vitest';
import { flapAt, flapsTake } from './flaps.ts';

const read = (t: number) => [0, 1, 2].map((i) => flapAt(['–––', '129'], i, t).sign).join('');

describe('the fare board', () => {
  it('begins with the old fare and ends with the new', () => {
    expect(read(0)).toBe('–––');
    expect(read(flapsTake(3))).toBe('129');
  });
  it('turns from left to right', () => {
    expect(flapAt(['111', '222'], 0, 0.06).sign).not.toBe('1');
    expect(flapAt(['111', '222'], 2, 0.06)).toEqual({ sign: '1', open: 1 });
  });
  it('never shows more than one sign on a flap', () => {
    for (let t = 0; t < 1; t += 0.01) for (let i = 0; i < 3; i++) expect(flapAt(['–––', '74 '], i, t).sign).toHaveLength(1);
  });
});
