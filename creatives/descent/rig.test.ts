import { describe, expect, it } from 'vitest';
import { toTurn } from './bezel.ts';
import { Rig } from './rig.ts';

const run = (rig: Rig, seconds: number) => {
  for (let t = 0; t < seconds; t += 1 / 30) rig.step(1 / 30);
};

describe('the torch', () => {
  it('shines while it is held', () => {
    const rig = new Rig(false);
    expect(rig.pressTorch(1)).toBe(true);
    run(rig, 2);
    expect(rig.flip).toBe(1);
    rig.releaseTorch(3);
    expect(rig.isTorchOn).toBe(false);
    run(rig, 2);
    expect(rig.flip).toBe(0);
  });

  it('stays on after a tap and goes off with the next', () => {
    const rig = new Rig(false);
    rig.pressTorch(1);
    rig.releaseTorch(1.1);
    expect(rig.isTorchOn).toBe(true);
    expect(rig.pressTorch(4)).toBe(false);
    rig.releaseTorch(4.1);
    expect(rig.isTorchOn).toBe(false);
  });
});

describe('the bezel of the rig', () => {
  it('goes one click on over the hour, not one round back', () => {
    const rig = new Rig(true);
    rig.drag(toTurn(59.2));
    rig.settleBezel();
    expect(rig.minutes).toBe(59);
    rig.settleBezel(1);
    expect(rig.bezel.target).toBeCloseTo(toTurn(60));
    expect(rig.minutes).toBe(0);
  });
});

describe('the end card', () => {
  it('composes at the floor only', () => {
    const rig = new Rig(false);
    rig.dive.jump(0.97);
    run(rig, 2);
    expect(rig.arrival).toBe(0);
    rig.dive.jump(1);
    run(rig, 1);
    expect(rig.arrival).toBe(1);
  });

  it('is there at once in the calm version', () => {
    const rig = new Rig(true);
    rig.dive.jump(1);
    rig.step(0);
    expect(rig.arrival).toBe(1);
  });
});
