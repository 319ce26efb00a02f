import { describe, expect, it } from 'vitest';
import type { Stage } from '#creative-sdk/creative.ts';
import { Game } from './game.ts';
import { layOut, standAt } from './layout.ts';

const STEP_S = 1 / 30;

function start(reduced = false) {
  const nothing = () => {};
  const config = { mode: 'live' };
  const stage = { reduced, config, time: 0, wake: nothing, interaction: nothing, detail: nothing, milestone: nothing, say: nothing };
  const game = new Game(stage as unknown as Stage);
  let t = 0;
  /** Plays on to this second and returns how far the drum has turned on the way. */
  const playTo = (end: number): number => {
    let farthest = Number.NEGATIVE_INFINITY;
    for (; t < end; t += STEP_S) {
      Object.assign(stage, { time: t });
      game.advance(t, STEP_S);
      farthest = Math.max(farthest, game.position);
    }
    return farthest;
  };
  return { game, playTo };
}

describe('a drag of less than half a face', () => {
  it('rolls the drum, which springs back', () => {
    const { game, playTo } = start();
    playTo(1);
    game.grab();
    game.drag(0.44);
    expect(playTo(1.6)).toBeGreaterThan(2.4);
    game.drop(0);
    expect(game.step.id).toBe('serum');
    playTo(3);
    expect(game.position).toBeCloseTo(2, 1);
  });
});

describe('a drum that rolls', () => {
  it('shows the next step from the half turn on, and is blurred only until it stands', () => {
    const { game, playTo } = start();
    playTo(2);
    game.roll(1);
    expect(game.step.id).toBe('serum');
    playTo(2.2);
    expect(game.speed).toBeGreaterThan(1);
    playTo(5);
    expect(game.step.id).toBe('cream');
    expect(game.speed).toBe(0);
  });
});

describe('the calm version', () => {
  it('does not move the drum by itself', () => {
    expect(start(true).playTo(2.3)).toBe(2);
  });
});

describe('the shelf', () => {
  it.each([
    [300, 600],
    [390, 764],
    [640, 360],
  ])('has three equal places side by side, within its wall, at %i x %i', (width, height) => {
    const { shelf } = layOut(width, height, false);
    const places = [0, 1, 2].map((place) => standAt(shelf, place));
    expect(new Set(places.map((place) => place.width.toFixed(6))).size).toBe(1);
    for (const [i, place] of places.entries()) {
      const next = places[i + 1]?.x ?? shelf.x + shelf.width;
      expect(place.x).toBeGreaterThan(shelf.x);
      expect(place.x + place.width).toBeLessThanOrEqual(next + 1e-6);
    }
  });
});

describe('the finale', () => {
  it('rolls every kept face past the front, to the end', () => {
    const { game, playTo } = start();
    for (const second of [2, 4, 6]) {
      playTo(second);
      game.keep();
      game.roll(1);
    }
    const from = game.position;
    expect(playTo(9)).toBeGreaterThan(from + 5);
    playTo(11);
    expect(game.phase).toBe('end');
    expect(game.finale).toBe(1);
  });
});

describe('the vial', () => {
  it('begins to fill when the stream has fallen into it, and mixes only in the finale', () => {
    const { game, playTo } = start();
    playTo(2);
    game.keep();
    playTo(2.4);
    expect(game.amount).toBe(0);
    playTo(2.8);
    expect(game.amount).toBeGreaterThan(0.2);
    playTo(4.5);
    expect(game.amount).toBeCloseTo(1, 1);
    expect(game.swirl).toBe(0);
  });
});
