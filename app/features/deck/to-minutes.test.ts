import { expect, it } from 'vitest';
import { toMinutes } from './to-minutes.ts';

it('half a minute for each demo, and what its note takes to read', () => {
  const demos = (count: number, note = '') => ({ demos: Array.from({ length: count }, (_, index) => ({ id: index + 1, note })) });
  expect(toMinutes(demos(1))).toBe(1);
  expect(toMinutes(demos(5))).toBe(3);
  expect(toMinutes(demos(2, 'word '.repeat(200)))).toBe(3);
});
