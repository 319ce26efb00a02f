import { describe, expect, it } from 'vitest';
import { FilmPace } from './film-pace.ts';

const turn = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('FilmPace', () => {
  it('paints every other frame of a display with 60 a second', async () => {
    const drawn = { updates: 0, paints: 0 };
    const pace = new FilmPace(
      () => drawn.updates++,
      () => drawn.paints++,
    );
    for (let i = 0; i < 60; i++) {
      pace.step(1 / 60);
      await turn();
    }
    expect(drawn).toEqual({ updates: 60, paints: 31 });
  });

  it('draws once after many steps of one turn, and at once when no time has passed', async () => {
    const drawn = { updates: 0, paints: 0 };
    const pace = new FilmPace(
      () => drawn.updates++,
      () => drawn.paints++,
    );
    for (let i = 0; i < 99; i++) pace.step(1 / 60);
    await turn();
    expect(drawn).toEqual({ updates: 1, paints: 1 });
    pace.step(0);
    await turn();
    expect(drawn.paints).toBe(2);
  });
});
