import { describe, expect, it } from 'vitest';
import { toMood } from './passengers.ts';

describe('the rabbit', () => {
  it('sleeps undressed in the rain', () => expect(toMood(0)).toMatchObject({ isAwake: false, outfit: expect.closeTo(0) }));
  it('is awake before it dresses', () => expect(toMood(0.5)).toMatchObject({ isAwake: true, outfit: expect.closeTo(0) }));
  it('is dressed for the place before the windows are open', () => {
    expect(toMood(0.95)).toMatchObject({ ears: expect.closeTo(1), outfit: expect.closeTo(1), isAwake: true });
  });
});
