import { describe, expect, it } from 'vitest';
import { ALONE, Evening, LOW } from './evening.ts';
import { lampAt, toLampUrl } from './lamps.ts';

function start(isCalm = false) {
  const heard: string[] = [];
  const evening = new Evening(
    {
      interaction: (name, value) => heard.push(`${name} ${value}`),
      detail: (name, value) => heard.push(`${name} ${value}`),
      milestone: (name) => heard.includes(name) || heard.push(name),
      changed: () => {},
    },
    isCalm,
  );
  const pass = (seconds: number) => {
    for (let t = 0; t < seconds; t += 1 / 30) evening.step(1 / 30);
  };
  return { evening, heard, pass };
}

describe('Evening', () => {
  it('lights the first lamp by itself once the room is there', () => {
    const { evening, heard, pass } = start();
    pass(0.9);
    expect(evening.isOn).toBe(false);
    pass(1);
    expect(evening.room.value).toBe(1);
    expect(evening.powers[0]?.value).toBe(1);
    expect(heard).toEqual(['first_quartile']);
  });

  it('lights it too for who warms it sooner', () => {
    const { evening, pass } = start();
    pass(0.9);
    evening.warm(1);
    pass(1);
    expect(evening.powers[0]?.value).toBe(1);
  });

  it('keeps the lamps that were lit at a low glow', () => {
    const { evening, pass } = start();
    pass(2);
    evening.choose(3);
    pass(1);
    expect(evening.powers.map((power) => power.value)).toEqual([LOW, 0, 0, 1, 0]);
    evening.toggle();
    pass(1);
    expect(evening.powers.map((power) => power.value)).toEqual([LOW, 0, 0, 0, 0]);
  });

  it('keeps a lamp off that was switched off, until it is switched on', () => {
    const { evening, pass } = start();
    pass(2);
    evening.choose(3);
    evening.toggle();
    evening.choose(2);
    pass(1);
    expect(evening.powers.map((power) => power.value)).toEqual([LOW, 0, 1, 0, 0]);
    evening.choose(3);
    expect(evening.isOn).toBe(false);
    pass(5);
    expect(evening.hasCard).toBe(false);
    evening.choose(2);
    evening.choose(3, true);
    expect(evening.isOn).toBe(true);
  });

  it('shows how to own the lamp that is looked at, once', () => {
    const { evening, heard, pass } = start();
    pass(4);
    expect(evening.hasCard).toBe(false);
    evening.choose(1);
    evening.warm(-1);
    pass(2);
    expect(evening.hasCard).toBe(false);
    pass(0.4);
    expect(evening.hasCard).toBe(true);
    expect(heard).toEqual(['first_quartile', 'lamp lund', 'midpoint', 'warmth 2200', 'third_quartile', 'complete', 'qr_shown lund']);
  });

  it('keeps warmth within its steps', () => {
    const { evening, heard } = start();
    for (let i = 0; i < 9; i++) evening.warm(1);
    expect(evening.kelvin).toBe(4000);
    expect(heard.filter((line) => line.startsWith('warmth'))).toHaveLength(2);
  });

  it('gives way to the film and comes back', () => {
    const { evening, heard, pass } = start();
    pass(2);
    evening.resume();
    pass(1);
    expect(evening.room.value).toBe(0);
    expect(evening.filmS).toBeGreaterThan(0.9);
    expect(heard).toContain('resume 0');
    evening.resume();
    pass(1);
    expect(evening.room.value).toBe(1);
  });

  it('jumps in its calm version, and holds its controls as long', () => {
    const { evening, pass } = start(true);
    expect(evening.room.value).toBe(1);
    expect(evening.powers[0]?.value).toBe(1);
    evening.choose(2);
    expect(evening.powers.map((power) => power.value)).toEqual([LOW, 0, 1, 0, 0]);
    expect(evening.hasCard).toBe(false);
    pass(2.3);
    expect(evening.card.value).toBe(1);
    expect(evening.isDwelling).toBe(false);
  });

  it('starts over, and ends by itself, with one lamp left on', () => {
    const { evening, pass } = start();
    evening.conclude();
    pass(1);
    expect(evening.hasCard).toBe(true);
    expect(evening.powers.map((power) => power.value)).toEqual([0, ALONE, 0, 0, 0]);
    evening.restart();
    expect(evening.hasCard).toBe(false);
    expect(evening.card.value).toBe(0);
    expect(evening.isOn).toBe(true);
  });
});

describe('toLampUrl', () => {
  it('adds lamp and light to the landing page', () => {
    expect(toLampUrl('https://fjellys.example/?a=1', lampAt(0), 2700)).toBe('https://fjellys.example/lamp/klokke-2700');
  });
});
