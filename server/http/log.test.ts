import { expect, it } from 'vitest';
import { toLogLine } from './log.ts';

it('writes one line of plain ASCII, whatever it is given', () => {
  const facts = { event: 'request failed', path: '/a\nb\r\t\u001b[31m\u0085\u2028\u202e\ud800é😀' };
  const line = toLogLine(facts);
  expect(line).toMatch(/^[ -~]+$/);
  expect(JSON.parse(line)).toEqual(facts);
});
