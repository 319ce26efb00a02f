import { describe, expect, it } from 'vitest';
import { shortestWay, Turning, toPicture, toTurn } from './turning.ts';

const run = (turning: Turning, seconds: number) => {
  for (let t = 0; t < seconds; t += 1 / 60) turning.step(1 / 60);
};

describe('angles', () => {
  it('wraps into one turn', () => {
    expect(toTurn(-15)).toBe(345);
    expect(toTurn(725)).toBe(5);
  });

  it('takes the shorter way', () => {
    expect(shortestWay(350, 10)).toBe(20);
    expect(shortestWay(10, 350)).toBe(-20);
    expect(Math.abs(shortestWay(0, 180))).toBe(180);
  });

  it('picks the nearest of 36 pictures', () => {
    expect(toPicture(4.9, 36)).toBe(0);
    expect(toPicture(38, 36)).toBe(4);
    expect(toPicture(-6, 36)).toBe(35);
    expect(toPicture(359, 36)).toBe(0);
  });
});

describe('Turning', () => {
  it('arrives where it was sent, without turning too far', () => {
    const turning = new Turning(38);
    turning.goTo(320);
    let lowest = 38;
    for (let i = 0; i < 180; i++) {
      turning.step(1 / 60);
      lowest = Math.min(lowest, turning.angle);
    }
    expect(turning.isStill).toBe(true);
    expect(turning.angle).toBe(-40);
    expect(lowest).toBeGreaterThan(-41);
  });

  it('adds up nudges', () => {
    const turning = new Turning(0);
    turning.nudge(15);
    turning.nudge(15);
    run(turning, 3);
    expect(turning.angle).toBe(30);
  });

  it('runs on after a flick and comes to rest', () => {
    const turning = new Turning(0);
    turning.hold();
    turning.drag(20);
    run(turning, 1);
    expect(turning.angle).toBe(20);
    turning.release(200);
    run(turning, 4);
    expect(turning.isStill).toBe(true);
    expect(turning.angle).toBeGreaterThan(80);
    expect(turning.angle).toBeLessThan(110);
  });
});
