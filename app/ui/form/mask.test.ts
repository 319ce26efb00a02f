import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMask, skipSigns, unmask } from './mask.ts';

const CARD = '#### #### #### ####';
const IBAN = 'AA## **** **** **** **** ****';
const PHONE = '+49 ### #######';
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const mark = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('a mask', () => {
  it.each([
    ['4111|', CARD, '4111|'],
    ['41111|', CARD, '4111 1|'],
    // Typed in the middle: the caret stays behind what was typed.
    ['4129|1 1111', CARD, '4129| 1111 1'],
    ['41|', CARD, '41|'],
    ['4111 11|11 1', CARD, '4111 11|11 1'],
    // Pasted with other groups, and more than there is room for.
    ['4111-1111-1111-1111-9|', CARD, '4111 1111 1111 1111|'],
    ['de89 3704|', IBAN, 'DE89 3704|'],
    ['DE8|', IBAN, 'DE8|'],
    ['+49 151|', PHONE, '+49 151|'],
    ['1|', PHONE, '+49 1|'],
    ['', CARD, '|'],
  ])('%s in %s is %s', (typed, mask, shown) => {
    expect(mark(applyMask(at(typed), mask))).toBe(typed === '' ? '|' : shown);
  });

  it('loses no digit and keeps the caret behind the same one, wherever it stands', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 16 });
    fc.assert(
      fc.property(digits, fc.nat(16), (text, place) => {
        const caret = Math.min(place, text.length);
        const shown = applyMask({ text, caret }, CARD);
        expect(unmask(shown.text, CARD)).toBe(text);
        expect(unmask(shown.text.slice(0, shown.caret), CARD)).toBe(text.slice(0, caret));
        expect(applyMask(shown, CARD)).toEqual(shown);
      }),
    );
  });

  it('lets Backspace and Delete go past its own signs', () => {
    expect(skipSigns(at('4111 |1'), 'back')).toBe(4);
    expect(skipSigns(at('4111| 1'), 'forward')).toBe(5);
    expect(skipSigns(at('41|11'), 'back')).toBe(2);
    expect(skipSigns(at('|'), 'back')).toBe(0);
  });
});
