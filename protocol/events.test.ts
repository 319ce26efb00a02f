import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BATCH, MAX_BATCH_BYTES, measuredDevices, measuredNames, parseEventBatch } from './events.ts';

const view = { name: 'view', demo: 12, device: 'desktop' } as const;
const eventsOf = (...events: unknown[]) => parseEventBatch({ language: 'en', events })?.events;

describe('a batch', () => {
  it('comes through as it is', () => {
    const events = [view, { name: 'engaged', demo: 1, device: 'mobile', seconds: 4.2 }];
    expect(parseEventBatch({ language: 'gr', events })).toEqual({ language: 'gr', events, dropped: 0 });
  });

  it.each([undefined, null, 'x', [], {}, { language: 'en' }, { events: [] }, { language: 'english', events: [] }, { language: 'en', events: {} }])(
    'is not %j',
    (given) => expect(parseEventBatch(given)).toBeUndefined(),
  );

  it('drops the items beyond its limit, and says how many', () => {
    const parsed = parseEventBatch({ language: 'en', events: Array(MAX_BATCH + 1).fill(view) });
    expect([parsed?.events.length, parsed?.dropped]).toEqual([MAX_BATCH, 1]);
  });

  it('is small: a full one takes half of what is allowed', () => {
    const event = { name: 'click_through', demo: 999_999, device: 'desktop', seconds: 1234.5 };
    expect(JSON.stringify({ language: 'en', events: Array(MAX_BATCH).fill(event) }).length).toBeLessThan(MAX_BATCH_BYTES / 2 + 100);
  });
});

describe('an item', () => {
  it.each([
    null,
    'view',
    [],
    {},
    { ...view, name: 'hack' },
    { ...view, name: '__proto__' },
    { ...view, device: 'tv' },
    { ...view, demo: 0 },
    { ...view, demo: -1 },
    { ...view, demo: 1.5 },
    { ...view, demo: '12' },
    { ...view, name: 'engaged' },
    { ...view, name: 'engaged', seconds: 0 },
    { ...view, name: 'engaged', seconds: -3 },
    { ...view, name: 'engaged', seconds: '3' },
  ])('%j is dropped, its neighbours count', (item) => {
    expect(parseEventBatch({ language: 'en', events: [view, item, view] })).toEqual({ language: 'en', events: [view, view], dropped: 1 });
  });

  it('keeps known fields only: no time, no count, no name of a person', () => {
    expect(eventsOf({ ...view, at: '2099-01-01', count: 900, user: 'ana', seconds: 3 })).toEqual([view]);
  });

  it('counts six hours at most', () => {
    expect(eventsOf({ ...view, name: 'engaged', seconds: 1e9 })).toEqual([{ ...view, name: 'engaged', seconds: 21_600 }]);
  });
});

it('takes anything and lets only sound events through', () => {
  const item = fc.oneof(
    fc.record({
      name: fc.oneof(fc.constantFrom(...measuredNames), fc.string()),
      demo: fc.oneof(fc.integer(), fc.double()),
      device: fc.oneof(fc.constantFrom(...measuredDevices), fc.string()),
      seconds: fc.oneof(fc.double(), fc.string()),
    }),
    fc.anything(),
  );
  const batch = fc.oneof(fc.record({ language: fc.oneof(fc.constant('en'), fc.string()), events: fc.array(item, { maxLength: 60 }) }), fc.anything());
  fc.assert(
    fc.property(batch, (given) => {
      for (const event of parseEventBatch(given)?.events ?? []) {
        expect(measuredNames).toContain(event.name);
        expect(Number.isInteger(event.demo) && event.demo > 0).toBe(true);
        expect('seconds' in event).toBe(event.name === 'engaged');
        if (event.seconds !== undefined) expect(event.seconds > 0 && event.seconds <= 21_600).toBe(true);
      }
    }),
  );
});
