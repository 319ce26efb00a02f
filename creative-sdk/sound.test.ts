import { expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { type Note, synthesise } from './sound.ts';

const RATE = 48_000;
function hear(note: Note): Float32Array {
  const samples = new Float32Array(note.seconds * RATE);
  synthesise(note, samples, createRandom(16));
  return samples;
}
const crossings = (samples: Float32Array) => samples.filter((value, i) => i > 0 && value > 0 !== (samples[i - 1] ?? 0) > 0).length;

it('a note begins and ends in silence, and is never louder than its level', () => {
  for (const isAir of [undefined, true] as const) {
    const samples = hear({ hz: 880, to: 220, seconds: 0.2, level: 0.5, ...(isAir && { isAir }) });
    expect(samples[0]).toBeCloseTo(0, 2);
    expect(samples.at(-1)).toBeCloseTo(0, 2);
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(peak).toBeGreaterThan(0.3);
    expect(peak).toBeLessThanOrEqual(0.5);
  }
});

it('a tone has its pitch, and glides', () => {
  const steady = hear({ hz: 1000, seconds: 0.5 });
  expect(crossings(steady)).toBeGreaterThan(980);
  expect(crossings(steady)).toBeLessThan(1020);
  const gliding = hear({ hz: 2000, to: 200, seconds: 0.5 });
  expect(crossings(gliding.subarray(0, RATE / 4))).toBeGreaterThan(2 * crossings(gliding.subarray(RATE / 4)));
});
