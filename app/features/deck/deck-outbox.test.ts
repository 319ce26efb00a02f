import { expect, it } from 'vitest';
import { forgetUnsent, keepUnsent, outbox, parseOutbox, type Unsent } from './deck-outbox.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const DAY = 86_400_000;
const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const deck = 'abcdefghijklmnopqrstu-';
const unsent = (n: number, keptAt = now): Unsent => ({
  key: key(n),
  deck,
  keptAt,
  saying: { comment: { demo: 12, name: 'Mara', text: 'Louder', second: 7 } },
});
const decided = { ...unsent(2), saying: { decision: { demo: 12, kind: 'change', name: 'Mara', text: '' } } };
const read = (list: readonly unknown[]) => parseOutbox(JSON.stringify(list), now);

it('reads what it stored, each key once', () => {
  const answered = { ...unsent(3), saying: { comment: { demo: 12, name: 'Mara', text: 'So it is', answers: deck } } };
  expect(read([unsent(1), decided, unsent(1), answered])).toEqual([unsent(1), decided, answered]);
  const { answers: _, ...plain } = answered.saying.comment;
  expect(read([{ ...answered, saying: { comment: { ...plain, answers: '../x' } } }])).toEqual([{ ...answered, saying: { comment: plain } }]);
});

it('drops what is a week old, or dated a week or more in the future', () => {
  expect(read([unsent(1, now - 6.9 * DAY), unsent(2, now - 7 * DAY), unsent(3, now + 8 * DAY)]).map((one) => one.key)).toEqual([key(1)]);
});

it.each([
  null,
  '',
  '{',
  '{}',
  '[null,1,"x",[]]',
  JSON.stringify([{ ...unsent(1), key: 'x' }]),
  JSON.stringify([{ ...unsent(1), deck: '../briefs' }]),
  JSON.stringify([{ ...unsent(1), keptAt: 'x' }]),
  JSON.stringify([{ ...unsent(1), saying: { comment: { demo: 12 } } }]),
  JSON.stringify([{ ...unsent(1), saying: { comment: { demo: 12, name: 'x', text: 'x'.repeat(2001) } } }]),
  JSON.stringify([{ ...decided, saying: { decision: { demo: 12, kind: 'maybe', name: 'x', text: '' } } }]),
])('reads the stored text %s as nothing', (text) => {
  expect(parseOutbox(text, now)).toEqual([]);
});

it('keeps twenty, and what leaves it makes room', () => {
  const fits = Array.from({ length: 21 }, (_, n) => keepUnsent({ ...unsent(n), keptAt: Date.now() }));
  expect(fits.filter(Boolean)).toHaveLength(20);
  forgetUnsent(key(3));
  expect(outbox.get()).toHaveLength(19);
  expect(keepUnsent(unsent(30))).toBe(true);
});
