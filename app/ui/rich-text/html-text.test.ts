import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml, toPlainText } from './html-text.ts';

describe('plain text as HTML', () => {
  it('keeps paragraphs and lines, and makes no elements of what was typed', () => {
    expect(toHtml('Hello <b>\nA & B\n\nBye')).toBe('<p>Hello &lt;b&gt;<br>A &amp; B</p><p>Bye</p>');
    expect(toHtml(' \n ')).toBe('');
  });

  it('is read back as it was typed', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ab&<>;lt '), minLength: 1 }).map((text) => `x${text}x`);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(toPlainText(toHtml(words.join('\n\n')))).toBe(words.join('\n\n'));
      }),
    );
  });

  it('says lists by line', () => {
    expect(toPlainText('<p>One <strong>two</strong></p><ul><li><p>a</p></li><li><p>b</p></li></ul>')).toBe('One two\n\na\n\nb');
  });
});
