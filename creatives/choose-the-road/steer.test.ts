import { describe, expect, it } from 'vitest';
import { clipAhead, clipAt } from './cuts.ts';
import { Film } from './film.ts';
import { steer } from './steer.ts';

/** A clip that obeys at once follows a film; returns its drift in seconds after each frame. */
function follow(drift: number, pace: (t: number) => number, seconds: number): number[] {
  const drifts: number[] = [];
  for (let t = 0; t < seconds; t += 1 / 60) {
    const order = steer(drift, pace(t));
    if (order === 'jump') drift = 0;
    else drift += (pace(t) - (order === 'wait' ? 0 : order)) / 60;
    drifts.push(Math.abs(drift));
  }
  return drifts;
}

describe('a clip that follows the film', () => {
  it('runs at the pace of the film when it is in step, in slow motion too', () => {
    expect(steer(0, 1)).toBe(1);
    expect(steer(0, 0.25)).toBe(0.25);
    expect(steer(0, 0)).toBe('wait');
  });

  it('is in step within a second, from before and from behind', () => {
    for (const drift of [0.45, -0.4]) for (const late of follow(drift, () => 1, 2).slice(60)) expect(late).toBeLessThan(1 / 30);
  });

  it('jumps where catching up would take too long', () => {
    expect([steer(3, 1), steer(-3, 1), steer(3, 0)]).toEqual(['jump', 'jump', 'jump']);
  });

  it('stays in step through an easing pause', () => {
    const pace = (t: number) => Math.max(0, 1 - t / 0.45);
    for (const drift of follow(0, pace, 1.5)) expect(drift).toBeLessThan(1 / 20);
  });

  it('never runs backwards or faster than a browser plays well', () => {
    for (let drift = -1; drift <= 0.5; drift += 0.05)
      for (const pace of [0, 0.1, 1]) {
        const order = steer(drift, pace);
        if (typeof order === 'number') expect(order >= 0.1 && order <= 2).toBe(true);
      }
  });
});

describe('the cuts', () => {
  it('show the fork, then the road that was taken, and leave the camp to the pen', () => {
    const film = new Film();
    expect(clipAt(film)).toBe('fork');
    film.choose('desert');
    expect(clipAt(film)).toBe('desert');
    film.seek(15);
    expect(clipAt(film)).toBeUndefined();
  });

  it('fetch the road ahead only when it is near', () => {
    const film = new Film();
    expect(clipAhead(film)).toBeUndefined();
    film.seek(3);
    expect(clipAhead(film)).toBe('coast');
  });
});
