import { expect, it } from 'vitest';
import { parseQueue } from './delivery-queue.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;
const key = (n: number) => `0000000${n}-0000-4000-8000-000000000000`;
const brief = { name: 'Mara', email: 'mara@lumara.example', company: 'Lumara', consent: true };
const waiting = (n: number, keptAt = now) => ({ key: key(n), brief, token: '', website: '', keptAt });
const keysOf = (list: readonly unknown[]) => parseQueue(JSON.stringify(list), now).map((one) => one.key);

it('reads the briefs that it stored, five at most and each key once', () => {
  expect(keysOf([1, 2, 3, 4, 5, 6].map((n) => waiting(n)))).toEqual([1, 2, 3, 4, 5].map(key));
  expect(keysOf([waiting(1), waiting(1)])).toEqual([key(1)]);
});

it('drops briefs that are a week old, or dated a week or more in the future', () => {
  expect(keysOf([waiting(1, now - 6.9 * DAY), waiting(2, now - 7 * DAY), waiting(3, now + 8 * DAY), waiting(4, 9e15)])).toEqual([key(1)]);
});

it('keeps a brief whose start date has passed since it was written', () => {
  const old = { ...waiting(1, now - 5 * DAY), brief: { ...brief, startDate: '2026-11-16' } };
  expect(keysOf([old])).toEqual([key(1)]);
});

it.each([
  null,
  '',
  '{',
  '{}',
  'null',
  '[null,1,"x",[]]',
  JSON.stringify([{ ...waiting(1), key: 'x' }]),
  JSON.stringify([{ ...waiting(1), keptAt: null }]),
  JSON.stringify([{ ...waiting(1), brief: {} }]),
])('reads the stored text %s as an empty queue', (text) => {
  expect(parseQueue(text, now)).toEqual([]);
});
