import { describe, expect, it } from 'vitest';
import { LatteArt, layersOf, patternOf } from './latte-art.ts';
import { drinks } from './menu.ts';

function pour() {
  const art = new LatteArt();
  const pass = (seconds: number) => {
    for (let k = 0; k < seconds * 30; k++) art.step(1 / 30);
  };
  const tap = () => {
    art.press(true);
    pass(0.1);
    art.release();
  };
  const sway = (...ways: readonly (-1 | 1)[]) => {
    for (const way of ways) {
      art.tilt(way);
      pass(0.4);
    }
  };
  return { art, pass, tap, sway };
}

describe('LatteArt', () => {
  it('runs while OK is held, and stops when it is let go', () => {
    const { art, pass } = pour();
    art.press(true);
    pass(1);
    art.release();
    const { poured } = art;
    expect(poured).toBeGreaterThan(0.2);
    pass(1);
    expect(art.poured).toBe(poured);
  });

  it('runs from one short press to the next', () => {
    const { art, pass, tap } = pour();
    tap();
    pass(1);
    expect(art.isRunning).toBe(true);
    tap();
    expect(art.isRunning).toBe(false);
  });

  it('begins as soon as the jug has come, if OK is still held', () => {
    const { art } = pour();
    art.press(false);
    expect(art.isRunning).toBe(false);
    art.ready();
    expect(art.isRunning).toBe(true);
  });

  it('waits with a sip of milk, and finishes a cup with enough of it', () => {
    const { art, pass, tap } = pour();
    tap();
    tap();
    pass(20);
    expect(art.finish).toBe(0);
    tap();
    pass(1.2);
    tap();
    pass(5);
    expect(art.finish).toBe(1);
  });

  it('names the figure by the hand: still, swaying, in layers, or failed', () => {
    const still = pour();
    still.tap();
    still.pass(6);
    expect([still.art.figure, still.art.poured]).toEqual(['heart', 1]);

    const swaying = pour();
    swaying.tap();
    swaying.sway(1, -1, 1);
    expect(swaying.art.figure).toBe('cloud');
    swaying.sway(-1);
    expect(swaying.art.figure).toBe('rosetta');

    const layers = pour();
    for (let k = 0; k < 2; k++) {
      layers.tap();
      layers.pass(1);
      layers.tap();
      layers.pass(0.5);
    }
    expect(layers.art.figure).toBe('tulip');

    const lopsided = pour();
    lopsided.tap();
    lopsided.sway(1, 1, 1, 1, 1);
    expect(lopsided.art.figure).toBe('cloud');
  });

  it.each(drinks)('pours the patterns of a $name as they are called', (drink) => {
    for (const pattern of drink.patterns) {
      const { art } = pour();
      art.set(pattern);
      expect(patternOf(drink, art.figure)).toBe(pattern);
      expect(layersOf(pattern).reduce((sum, { milk }) => sum + milk, 0)).toBeGreaterThan(0.85);
    }
    expect(patternOf(drink, 'cloud').name).toBe('Cloud');
  });
});
