import { describe, expect, it } from 'vitest';
import { createToken, parseToken } from './token.ts';

const now = new Date('2026-11-20T10:00:00.123Z');
const one = Buffer.from('one');
const token = createToken(one, now);

describe('a form token', () => {
  it('a form token holds the time when it was made, and differs from one made at the same time', () => {
    expect(parseToken(token, one)).toEqual({ id: token.slice(0, 16), issuedAt: now });
    expect(createToken(one, now)).not.toBe(token);
  });

  const later = createToken(one, new Date('2026-11-21T10:00:00Z')).split('.')[1];
  it.each([
    ['nothing', ''],
    ['another secret', createToken(Buffer.from('two'), now)],
    ['another time', token.replace(/\.[^.]+\./, `.${later}.`)],
    ['another id', `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    ['no signature', token.split('.').slice(0, 2).join('.')],
    ['a short signature', token.slice(0, -1)],
    ['a long signature', `${token}A`],
    ['a line break at its end', `${token}\n`],
    ['100,000 characters', 'x'.repeat(100_000)],
  ])('a form token with %s is not accepted', (_, forged) => {
    expect(parseToken(forged, one)).toBeUndefined();
  });
});
