import { describe, expect, it } from 'vitest';
import { SlowMotion } from './slow-motion.ts';

const run = (time: SlowMotion, seconds: number) => {
  let world = 0;
  for (let i = 0; i < seconds * 60; i++) world += time.step(1 / 60);
  return world;
};

describe('slow motion', () => {
  it('leaves time alone until a blow', () => {
    expect(run(new SlowMotion(), 2)).toBeCloseTo(2);
  });

  it('strikes at full speed, stretches the moment and comes back', () => {
    const time = new SlowMotion();
    time.begin(1);
    expect(run(time, 0.15)).toBeCloseTo(0.15, 2);
    expect(run(time, 0.85)).toBeLessThan(0.25);
    run(time, 1);
    expect(run(time, 1)).toBeCloseTo(1, 2);
  });

  it('can be called off', () => {
    const time = new SlowMotion();
    time.begin(3);
    run(time, 1);
    time.end();
    expect(run(time, 1)).toBeCloseTo(1);
  });
});
