import { describe, expect, it } from 'vitest';
import { FilmPace } from './film-pace.ts';

function watch() {
  const drawn = { updates: 0, paints: 0 };
  const pace = new FilmPace(
    () => drawn.updates++,
    () => drawn.paints++,
  );
  return { drawn, pace };
}

describe('FilmPace', () => {
  it('paints every other frame of a display with 60 a second', () => {
    const { drawn, pace } = watch();
    for (let i = 0; i < 60; i++) {
      pace.step(1 / 60);
      pace.render();
    }
    expect(drawn).toEqual({ updates: 60, paints: 31 });
  });

  it('paints the last of many steps, and at once when no time has passed', () => {
    const { drawn, pace } = watch();
    for (let i = 0; i < 99; i++) pace.step(1 / 60);
    pace.render();
    expect(drawn).toEqual({ updates: 1, paints: 1 });
    pace.step(0);
    pace.render();
    pace.render();
    expect(drawn).toEqual({ updates: 3, paints: 2 });
  });
});
