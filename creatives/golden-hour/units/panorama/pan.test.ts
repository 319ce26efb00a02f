import { describe, expect, it } from 'vitest';
import { LAP, Pan, spots } from './pan.ts';

const run = (pan: Pan, seconds: number) => Array.from({ length: Math.round(seconds * 30) }, () => pan.update(1 / 30)).filter(Boolean);

describe('Pan', () => {
  it('lights a place when its halves meet, once, and holds it in the middle', () => {
    const pan = new Pan(false);
    pan.drag(46);
    expect(run(pan, 1).map((spot) => spot?.place.id)).toEqual(['tea']);
    expect(pan.way.value).toBeCloseTo(52, 1);
    pan.drag(60);
    pan.drag(-60);
    expect(run(pan, 1)).toEqual([]);
  });

  it('lights a place that a quick finger leaps over', () => {
    const pan = new Pan(false);
    pan.drag(150);
    expect(run(pan, 1).map((spot) => spot?.place.id)).toEqual(['tea']);
    expect(pan.way.value).toBeCloseTo(52, 0);
    pan.drag(-300);
    expect(run(pan, 1)).toEqual([]);
  });

  it('pulls what is let go near a dark place to it, and leaves what is farther where it is', () => {
    const pan = new Pan(false);
    pan.drag(52 - 44);
    pan.release(0);
    expect(run(pan, 1)).toHaveLength(1);
    pan.drag(100);
    pan.release(0);
    run(pan, 1);
    expect(pan.way.value).toBeCloseTo(152, 0);
  });

  it('adds up what asks it to turn while it is on its way, and a finger stops it', () => {
    const pan = new Pan(false);
    for (let lean = 0; lean < 10; lean++) {
      pan.moveBy(-12);
      run(pan, 1 / 30);
    }
    expect(pan.way.target).toBeCloseTo(-120);
    pan.hold();
    const { value } = pan.way;
    run(pan, 1);
    expect([pan.way.value, value > -110]).toEqual([value, true]);
  });

  it('finds the same places the other way around', () => {
    const pan = new Pan(false);
    for (let step = 0; step < 3; step++) pan.step(-1);
    expect(run(pan, 2).map((spot) => spot?.place.id)).toEqual(['bar']);
    expect(pan.way.value).toBeCloseTo(772 - LAP, 1);
  });

  it('stays with the last place, until its name was read, however fast one came and whatever one presses', () => {
    const pan = new Pan(false);
    for (const { at } of spots) {
      pan.moveBy(at - pan.way.value + 260);
      for (let i = 0; i < 60 && pan.last?.at !== at; i++) run(pan, 1 / 30);
    }
    pan.step(1);
    pan.drag(200);
    const offsets = Array.from({ length: 30 }, () => {
      run(pan, 1 / 30);
      return Math.abs(pan.last ? pan.offsetOf(pan.last) : 999);
    });
    expect(pan.found).toHaveLength(3);
    expect(Math.max(...offsets.slice(4))).toBeLessThan(30);
  });

  it('becomes one picture when all are found, in the calm version at once', () => {
    for (const isCalm of [false, true]) {
      const pan = new Pan(isCalm);
      for (const { at } of spots) {
        expect(pan.isGold).toBe(false);
        pan.moveBy(at - pan.way.value);
        run(pan, isCalm ? 1 / 30 : 1.2);
      }
      if (!isCalm) run(pan, 4);
      expect([pan.found.length, pan.gold, pan.isComposed]).toEqual([3, 1, true]);
    }
  });

  it('rests on the picture of what was found, plays on from there, and rests as it began when nothing was', () => {
    const pan = new Pan(false);
    pan.drag(20);
    pan.rest();
    run(pan, 1.5);
    expect([pan.gold, Math.round(pan.way.value)]).toEqual([0, 0]);
    pan.drag(52);
    run(pan, 0.1);
    pan.rest();
    run(pan, 0.6);
    expect(pan.gold).toBe(1);
    pan.playOn();
    run(pan, 2.1);
    expect(pan.gold).toBe(0);
  });
});
