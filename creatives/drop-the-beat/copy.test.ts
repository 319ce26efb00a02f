import { describe, expect, it } from 'vitest';
import { COPY } from './copy.ts';
import { BEAT_S, judge } from './rhythm.ts';

describe('what a tap is told', () => {
  it.each([
    ['Tight', 0, 0.01],
    ['On', 0, 2 * BEAT_S - 0.06],
    ['Early', 0, 2 * BEAT_S - 0.16],
    ['Late', 0, 2 * BEAT_S + 0.16],
    ['Soon', 1, 0],
    ['Fill', 0, 5 * BEAT_S],
  ] as const)('%s', (word, lane, at) => expect(COPY.answer(judge(lane, at))).toBe(word));
});

describe('what the end card says of the track', () => {
  it.each([
    ['Your sound', 0, 0],
    ['Your sound, in 1 layer', 2, 1],
    ['Your sound, in 4 layers', 11, 4],
    ['Your sound, 12 of 16 on the beat', 12, 4],
  ] as const)('%s', (words, hits, layers) => expect(COPY.yourSound(hits, layers)).toBe(words));
});
