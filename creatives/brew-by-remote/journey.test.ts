import { describe, expect, it } from 'vitest';
import { Journey } from './journey.ts';
import { READY_S } from './pour.ts';

function travel(isCalm = false) {
  const told: string[] = [];
  const tell = (name: string, value: string | number) => told.push(`${name}:${value}`);
  const journey = new Journey({ interaction: tell, detail: tell, milestone: (name) => told.push(name), changed: () => {} }, isCalm);
  const pass = (seconds: number) => {
    for (let left = seconds; left > 1e-9; left -= 1 / 30) journey.step(Math.min(left, 1 / 30));
  };
  return { journey, told, pass };
}

describe('Journey', () => {
  it('goes from the programme to the served cup', () => {
    const { journey, told, pass } = travel();
    journey.go('overlay');
    journey.go('counter');
    journey.move(1);
    journey.strengthen(1);
    journey.choose(journey.drink);
    pass(READY_S + 0.1);
    journey.press();
    journey.release();
    pass(8);
    expect(journey.level).toBe('card');
    expect(told.filter((name) => name !== 'third_quartile')).toEqual([
      'first_quartile',
      'expand',
      'focus:2',
      'strength:3',
      'brew:cortado-3',
      'midpoint',
      'pour:0',
      'qr_shown:Heart',
      'complete',
    ]);
  });

  it('waits for the hand, and names what it has poured', () => {
    const { journey, told, pass } = travel();
    journey.go('brew');
    pass(READY_S + 60);
    expect([journey.level, journey.art.poured]).toEqual(['brew', 0]);
    journey.press();
    journey.release();
    for (const way of [1, -1, 1, -1, 1] as const) {
      journey.tilt(way);
      pass(0.5);
    }
    pass(8);
    expect(journey.served.pattern.name).toBe('Rosetta');
    expect(told).toContain('qr_shown:Rosetta');
  });

  it('leaves a brew by Back, camera and all', () => {
    const { journey, pass } = travel();
    journey.go('counter');
    journey.go('brew');
    pass(3);
    expect(journey.back()).toBe(true);
    expect(journey.level).toBe('counter');
    pass(0.1);
    expect(journey.pour?.coffee).toBe(0);
    pass(1.1);
    expect(journey.pour).toBeUndefined();
    pass(10);
    expect(journey.level).toBe('counter');
  });

  it('leaves the programme to the television', () => {
    expect(travel().journey.back()).toBe(false);
  });

  it('cuts from the coffee to the figure that was chosen in the calm version', () => {
    const { journey, told } = travel(true);
    journey.go('counter');
    expect(journey.room.value).toBe(1);
    journey.go('brew');
    expect(journey.pour).toMatchObject({ crane: 1, jug: 1 });
    journey.tilt(-1);
    journey.press();
    expect(journey.level).toBe('card');
    expect(told.slice(-3)).toEqual(['tilt:Tulip', 'qr_shown:Tulip', 'complete']);
    expect(journey.pour?.jug).toBe(0);
  });

  it('does not report a strength beyond the scale', () => {
    const { journey, told } = travel();
    journey.strengthen(1);
    journey.strengthen(1);
    expect(told).toEqual(['strength:3']);
  });
});
