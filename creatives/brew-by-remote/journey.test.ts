import { describe, expect, it } from 'vitest';
import { Journey } from './journey.ts';
import { BREW_S } from './pour.ts';

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
    pass(BREW_S + 0.1);
    expect(journey.level).toBe('card');
    expect(told.filter((name) => name !== 'third_quartile')).toEqual([
      'first_quartile',
      'expand',
      'focus:2',
      'strength:3',
      'brew:cortado-3',
      'midpoint',
      'qr_shown:Bud',
      'complete',
    ]);
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

  it('cuts from glass to cup in the calm version', () => {
    const { journey, told } = travel(true);
    journey.go('counter');
    expect(journey.room.value).toBe(1);
    journey.go('brew');
    expect(journey.level).toBe('card');
    expect(told).toContain('complete');
    expect(journey.pour?.crane).toBe(1);
  });

  it('does not report a strength beyond the scale', () => {
    const { journey, told } = travel();
    journey.strengthen(1);
    journey.strengthen(1);
    expect(told).toEqual(['strength:3']);
  });
});
