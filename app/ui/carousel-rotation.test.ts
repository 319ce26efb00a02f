import { describe, expect, it } from 'vitest';
import { changeRotation, type RotationEvent, rotates, rotating } from './carousel-rotation.ts';

const rotatesAfter = (...events: RotationEvent[]) => rotates(events.reduce(changeRotation, rotating));

describe('a carousel', () => {
  it('a carousel rotates by itself', () => {
    expect(rotatesAfter()).toBe(true);
  });
  it('a carousel stops while the pointer or the focus is on it, and goes on afterwards', () => {
    expect(rotatesAfter('enter')).toBe(false);
    expect(rotatesAfter('enter', 'leave')).toBe(true);
    expect(rotatesAfter('focus')).toBe(false);
    expect(rotatesAfter('focus', 'blur')).toBe(true);
    expect(rotatesAfter('enter', 'focus', 'leave')).toBe(false);
  });
  it('a carousel that the visitor paused stays paused, whatever the pointer does', () => {
    expect(rotatesAfter('enter', 'toggle', 'leave')).toBe(false);
    expect(rotatesAfter('toggle', 'focus', 'blur')).toBe(false);
  });
  it('a carousel rotates at once when the visitor presses Play', () => {
    expect(rotatesAfter('enter', 'toggle', 'toggle')).toBe(true);
    expect(rotatesAfter('focus', 'toggle', 'toggle', 'blur', 'focus')).toBe(false);
  });
  it('a carousel stands still for reduced motion until Play is pressed', () => {
    expect(rotatesAfter('prefer-still')).toBe(false);
    expect(rotatesAfter('prefer-still', 'enter', 'leave')).toBe(false);
    expect(rotatesAfter('prefer-still', 'toggle')).toBe(true);
  });
});
