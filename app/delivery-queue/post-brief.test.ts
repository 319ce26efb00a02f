import { expect, it } from 'vitest';
import { toPostResult } from './post-brief.ts';

const reference = 'SG-7K2M-Q4XD-9RTV';

it.each([
  [201, { reference }, { kind: 'sent', reference }],
  [200, { reference }, { kind: 'sent', reference }],
  // The login page of a Wi-Fi gateway.
  [200, undefined, { kind: 'unreachable' }],
  [200, { reference: 'welcome' }, { kind: 'unreachable' }],
  [422, { message: '', token: 't' }, { kind: 'renewed', token: 't' }],
  [422, { fields: { email: 'wrong', name: 'odd' } }, { kind: 'refused', fields: { email: 'wrong' } }],
  [400, undefined, { kind: 'refused', fields: {} }],
  [413, { message: '' }, { kind: 'refused', fields: {} }],
  [403, { message: '' }, { kind: 'unreachable' }],
  [404, 'x', { kind: 'unreachable' }],
  [502, undefined, { kind: 'unreachable' }],
])('turns status %i with the body %j into %j', (status, body, result) => {
  expect(toPostResult(status, body, 0)).toEqual(result);
});

it('takes the pause from Retry-After, and none if it is no number', () => {
  expect(toPostResult(503, {}, 30)).toEqual({ kind: 'busy', afterMs: 30_000 });
  expect(toPostResult(429, {}, Number('soon'))).toEqual({ kind: 'busy', afterMs: 0 });
});
