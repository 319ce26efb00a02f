import { describe, expect, it } from 'vitest';
import { createRandom } from '#creative-sdk/random.ts';
import { mixPalette } from './flavours.ts';
import { SLOTS, slotAt } from './wheel-physics.ts';
import { Winnings } from './winnings.ts';

const palette = mixPalette({ name: 'Acme', headline: '', cta: '', landing: '', primary: '#d43f2b', accent: '#431a0d' });

describe('Winnings', () => {
  it('holds one prize after the first flick, two after the second', () => {
    const winnings = new Winnings(palette);
    const random = createRandom(1);
    winnings.draw(random);
    const first = winnings.prize;
    expect(winnings.other).toBeUndefined();
    winnings.lay(true);
    winnings.draw(random);
    expect(winnings.other).toEqual(first);
    expect(winnings.prize?.reward).not.toBe(first?.reward);
  });

  it('forgets the second flick that was given up', () => {
    const winnings = new Winnings(palette);
    winnings.draw(createRandom(1));
    winnings.lay(true);
    winnings.lay(false);
    expect(winnings.prize).toBeDefined();
    expect(winnings.other).toBeUndefined();
  });

  it('brings the other prize under the straw by the shorter way', () => {
    for (let seed = 0; seed < 100; seed++) {
      const winnings = new Winnings(palette);
      const random = createRandom(seed);
      winnings.draw(random);
      winnings.lay(true);
      const from = winnings.draw(random);
      const turn = -((from + 0.5) / SLOTS) * Math.PI * 2;
      const way = winnings.exchange();
      expect(Math.abs(way)).toBeLessThanOrEqual(Math.PI);
      expect(slotAt(turn + way)).toBe(winnings.prize?.slot);
      expect(winnings.other?.slot).toBe(from);
    }
  });
});
