import { describe, expect, it } from 'vitest';
import { lampAt } from './lamps.ts';
import { Nap } from './nap.ts';

function start() {
  const nap = new Nap();
  const pass = (seconds: number, isOn: boolean, index = 0) => {
    for (let t = 0; t < seconds; t += 1 / 30) nap.step(1 / 30, { isOn, index, lamp: lampAt(index), hasCard: false });
  };
  return { nap, pass };
}

describe('Nap', () => {
  it('sleeps until a lamp comes on, looks at it, and sleeps again', () => {
    const { nap, pass } = start();
    pass(1, false);
    expect(nap.awake.value).toBe(0);
    pass(1, true, 4);
    expect(nap.awake.value).toBe(1);
    expect(nap.gaze.value).toBe(1);
    pass(4, true, 4);
    expect(nap.awake.value).toBe(0);
    pass(1, true, 0);
    expect(nap.gaze.value).toBeLessThan(0);
  });

  it('waits in the dark for the next light', () => {
    const { nap, pass } = start();
    pass(1, true);
    pass(9, false);
    expect(nap.awake.value).toBe(1);
    expect(nap.eyes).toBe(1);
  });

  it('blinks once', () => {
    const { nap, pass } = start();
    pass(1.3, true);
    expect(nap.eyes).toBeLessThan(0.3);
    pass(0.5, true);
    expect(nap.eyes).toBe(1);
  });

  it('has its head up at once in the calm version', () => {
    const { nap } = start();
    nap.pose({ isOn: true, lamp: lampAt(0), hasCard: false });
    expect([nap.awake.value, nap.eyes]).toEqual([1, 1]);
    nap.pose({ isOn: true, lamp: lampAt(0), hasCard: true });
    expect(nap.awake.value).toBe(0);
  });
});
