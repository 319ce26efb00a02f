import { expect, it } from 'vitest';
import { toPosted } from './post-brief.ts';

const reference = 'SG-7K2M-Q4XD-9RTV';

it.each([
  [201, { reference }, { kind: 'sent', reference }],
  [200, { reference }, { kind: 'sent', reference }],
  // A hotel's login page.
  [200, undefined, { kind: 'unreachable' }],
  [200, { reference: 'welcome' }, { kind: 'unreachable' }],
  [422, { message: '', token: 't' }, { kind: 'renewed', token: 't' }],
  [422, { fields: { email: 'wrong', name: 'odd' } }, { kind: 'refused', fields: { email: 'wrong' } }],
  [400, undefined, { kind: 'refused', fields: {} }],
  [413, { message: '' }, { kind: 'refused', fields: {} }],
  [403, { message: '' }, { kind: 'unreachable' }],
  [404, 'x', { kind: 'unreachable' }],
  [502, undefined, { kind: 'unreachable' }],
])('%i with %j', (status, body, posted) => {
  expect(toPosted(status, body, 0)).toEqual(posted);
});

it('waits as long as the server asks', () => {
  expect(toPosted(503, {}, 30)).toEqual({ kind: 'busy', afterMs: 30_000 });
  expect(toPosted(429, {}, Number('soon'))).toEqual({ kind: 'busy', afterMs: 0 });
});
