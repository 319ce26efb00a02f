import { describe, expect, it } from 'vitest';
import { CODE_LENGTH, CODE_LETTERS, isPress, MEETING_CODE, parseMeetingState, toMeetingCode } from './meeting.ts';

const state = { n: 7, demo: '5:320x100', device: 'phone', isBlank: false };

describe('a state', () => {
  it('is kept with its known fields alone, its touch as fine as a screen', () => {
    expect(parseMeetingState({ ...state, secret: 'x' })).toEqual(state);
    expect(parseMeetingState({ ...state, touch: { x: 0.123456, y: 1, z: 3 } })).toEqual({ ...state, touch: { x: 0.123, y: 1 } });
  });

  it.each([
    [null],
    ['state'],
    [{ ...state, n: 0 }],
    [{ ...state, n: 1.5 }],
    [{ ...state, n: '7' }],
    [{ ...state, demo: '<b>' }],
    [{ ...state, demo: 5 }],
    [{ ...state, device: 'watch' }],
    [{ ...state, isBlank: 'no' }],
    [{ ...state, touch: { x: 2, y: 0 } }],
    [{ ...state, touch: { x: Number.NaN, y: 0 } }],
    [{ ...state, touch: 'here' }],
  ])('%j is none', (value) => {
    expect(parseMeetingState(value)).toBeUndefined();
  });
});

describe('a code', () => {
  it('is read as it was typed or heard', () => {
    expect(toMeetingCode(' abcde-o1il9')).toBe('ABCDE01119');
    expect(MEETING_CODE.test(toMeetingCode('abcde o1il9'))).toBe(true);
  });

  it('is made of the letters that it may hold', () => {
    expect(MEETING_CODE.test(CODE_LETTERS.slice(0, CODE_LENGTH))).toBe(true);
    for (const letter of CODE_LETTERS) expect(MEETING_CODE.test(letter.repeat(CODE_LENGTH))).toBe(true);
    expect(MEETING_CODE.test('ABCDEFGHIJ')).toBe(false);
  });
});

it('knows three presses', () => {
  expect(['next', 'back', 'blank', 'end', 1].map(isPress)).toEqual([true, true, true, false, false]);
});
