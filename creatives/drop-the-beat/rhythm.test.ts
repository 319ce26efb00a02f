import { describe, expect, it } from 'vitest';
import { BEAT_S, BEATS, cueAt, judge, LANES, Track, WINDOW_S } from './rhythm.ts';

describe('judge', () => {
  it('knows the nearest beat and the way to it', () => {
    const late = judge(0, 3 * BEAT_S + 0.05);
    expect(late.beat).toBe(3);
    expect(late.delta).toBeCloseTo(0.05);
    expect(judge(0, 3 * BEAT_S - 0.05).delta).toBeCloseTo(-0.05);
    expect(judge(1, 0)).toMatchObject({ beat: 0, delta: 0, quality: 1 });
  });

  it('gives nothing outside of its window', () => {
    expect(judge(0, BEAT_S + WINDOW_S).quality).toBeCloseTo(0);
    expect(judge(0, BEAT_S * 1.5).quality).toBe(0);
    expect(judge(0, BEAT_S * 99).beat).toBe(BEATS - 1);
  });
});

describe('the cue', () => {
  it('gives each lane four beats', () => {
    const cues = Array.from({ length: BEATS }, (_, beat) => cueAt(beat));
    for (const lane of LANES) expect(cues.filter((cue) => cue === lane)).toHaveLength(4);
    expect(cueAt(40)).toBe(3);
  });
});

describe('Track', () => {
  it('adds a layer with the first good hit only, looping from the next bar', () => {
    const track = new Track();
    expect(track.tap(1, BEAT_S * 1.5).isNewLayer).toBe(false);
    expect(track.tap(1, BEAT_S).isNewLayer).toBe(true);
    expect(track.tap(1, BEAT_S * 2).isNewLayer).toBe(false);
    expect(track.layers).toBe(1);
    expect(track.loopsAt(1, 3)).toBe(false);
    expect(track.loopsAt(1, 8)).toBe(true);
    expect(track.loopsAt(1, 9)).toBe(false);
    expect(track.loopsAt(0, 8)).toBe(false);
  });

  it('plays the taps and the layers back, but no more than the four bars', () => {
    const track = new Track();
    track.tap(1, BEAT_S);
    expect(track.soundsAt(1, 2)).toBe(true);
    expect(track.soundsAt(0, 2)).toBe(false);
    expect(track.soundsAt(1, 4)).toBe(false);
    expect(track.soundsAt(1, 8)).toBe(true);
    expect(track.soundsAt(1, 32)).toBe(false);
  });

  it('counts a lane once a beat', () => {
    const track = new Track();
    track.tap(0, 0);
    track.tap(0, 0.02);
    expect(track.hits).toHaveLength(1);
  });

  it('finds the lane that was played best', () => {
    const track = new Track();
    expect(track.signature).toBe(1);
    for (let beat = 0; beat < BEATS; beat++) track.tap(cueAt(beat), beat * BEAT_S + (cueAt(beat) === 2 ? 0 : 0.06));
    expect(track.signature).toBe(2);
    expect(track.layers).toBe(4);
  });
});
