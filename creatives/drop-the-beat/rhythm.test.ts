import { describe, expect, it } from 'vitest';
import { BEAT_S, BEATS, cueAt, judge, LANES, Track, WINDOW_S } from './rhythm.ts';

describe('judge', () => {
  it('knows the nearest beat and the way to it', () => {
    const late = judge(0, 3 * BEAT_S + 0.05);
    expect(late.beat).toBe(3);
    expect(late.delta).toBeCloseTo(0.05);
    expect(judge(0, 3 * BEAT_S - 0.05).delta).toBeCloseTo(-0.05);
    expect(judge(0, 0)).toMatchObject({ beat: 0, delta: 0, quality: 1 });
  });

  it('gives nothing outside of its window, or on a pad that is not asked for', () => {
    expect(judge(0, BEAT_S + WINDOW_S).quality).toBeCloseTo(0);
    expect(judge(0, BEAT_S * 1.5).quality).toBe(0);
    expect(judge(1, 0).quality).toBe(0);
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
    expect(track.tap(1, BEAT_S * 4.5).isNewLayer).toBe(false);
    expect(track.tap(1, BEAT_S * 5).isNewLayer).toBe(true);
    expect(track.tap(1, BEAT_S * 6).isNewLayer).toBe(false);
    expect(track.layers).toBe(1);
    expect(track.loopsAt(1, 11)).toBe(false);
    expect(track.loopsAt(1, 16)).toBe(true);
    expect(track.loopsAt(1, 17)).toBe(false);
    expect(track.loopsAt(0, 16)).toBe(false);
  });

  it('plays the taps and the layers back, but no more than the four bars', () => {
    const track = new Track();
    track.tap(1, BEAT_S * 5);
    expect(track.soundsAt(1, 10)).toBe(true);
    expect(track.soundsAt(0, 10)).toBe(false);
    expect(track.soundsAt(1, 12)).toBe(false);
    expect(track.soundsAt(1, 16)).toBe(true);
    expect(track.soundsAt(1, 32)).toBe(false);
  });

  it('counts a lane once a beat', () => {
    const track = new Track();
    track.tap(0, 0);
    track.tap(0, 0.02);
    track.tap(0, BEAT_S * 2);
    expect(track.hits).toHaveLength(2);
    expect(track.beatsOf(0)).toEqual([true, false, true, false]);
    expect(track.beatsOf(3)).toEqual([false, false, false, false]);
  });

  it('finds the lane that was played best', () => {
    const track = new Track();
    expect(track.signature).toBe(1);
    for (let beat = 0; beat < BEATS; beat++) track.tap(cueAt(beat), beat * BEAT_S + (cueAt(beat) === 2 ? 0 : 0.06));
    expect(track.signature).toBe(2);
    expect(track.layers).toBe(4);
  });
});
