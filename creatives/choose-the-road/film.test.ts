import { describe, expect, it } from 'vitest';
import { captionAt } from './copy.ts';
import { CUT, Film, GATHER_S } from './film.ts';

const run = (film: Film, seconds: number) => {
  for (let t = 0; t < seconds - 1e-9; t += 1 / 30) film.step(1 / 30);
};

describe('Film', () => {
  it('drives on to the coast when nobody chooses', () => {
    const film = new Film();
    run(film, 3.9);
    expect([film.chapter, film.road]).toEqual(['fork', undefined]);
    run(film, 0.2);
    expect([film.chapter, film.road]).toEqual(['road', 'coast']);
  });

  it('ends after its length and then gathers the end card', () => {
    const film = new Film();
    run(film, CUT.end + 0.1);
    expect(film.chapter).toBe('end');
    expect(film.isComposed).toBe(false);
    run(film, GATHER_S);
    expect(film.isComposed && film.isStill).toBe(true);
  });

  it('changes the road without losing its place', () => {
    const film = new Film();
    film.choose('forest');
    run(film, 3);
    const at = film.position;
    film.choose('desert');
    expect([film.road, film.position]).toEqual(['desert', at]);
  });

  it('eases to a pause and off again', () => {
    const film = new Film();
    film.choose('coast');
    film.isHeld = true;
    run(film, 0.2);
    expect(film.isStill).toBe(false);
    run(film, 0.4);
    const at = film.position;
    expect(film.isStill).toBe(true);
    run(film, 2);
    expect(film.position).toBe(at);
    film.isHeld = false;
    run(film, 1);
    expect(film.position).toBeGreaterThan(at + 0.5);
  });

  it('starts over', () => {
    const film = new Film();
    film.seek(CUT.end);
    run(film, 1);
    film.reset();
    expect([film.position, film.road, film.ended]).toEqual([0, undefined, 0]);
  });
});

describe('captions', () => {
  it('say what the film shows at that second', () => {
    expect(captionAt('coast', 0)).toContain('coast');
    expect(captionAt('desert', 5.5)).toContain('Coffee');
    expect(captionAt('camp', 9)).toBe('Stay the night.');
  });
});
