import { afterEach, beforeEach, expect, it } from 'vitest';
import { demos } from '#catalogue/demos.ts';
import { site } from '#server/app-fixture.ts';
import type { Store } from '../db/store.ts';
import { createTestStore } from '../db/store-fixture.ts';
import { createEventCounter, type EventCounter } from '../events/event-counter.ts';
import { createCommands } from './app.ts';

let store: Store;
let eventCounter: EventCounter;
const ask = async (query = '') => {
  const now = () => new Date('2026-11-20T12:00:00Z');
  const response = await createCommands({
    retentionMonths: 24,
    dataDir: '',
    log: () => {},
    store,
    eventCounter,
    getSite: () => ({ ...site, demos }),
    now,
  }).request(`/insight${query}`);
  return { status: response.status, text: await response.text() };
};

beforeEach(async () => {
  store = await createTestStore();
  eventCounter = createEventCounter({ store, log: () => {}, now: () => new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => store.close());

it('the insight report includes events that are counted but not written yet', async () => {
  eventCounter.count('en', [{ name: 'view', demo: 12, device: 'mobile' }]);
  const { text } = await ask('?format=json&by=device');
  expect(JSON.parse(text)).toMatchObject({
    from: '2000-01-01',
    to: '2026-11-20',
    by: 'device',
    rows: [{ of: 'format', name: 'interactive' }, { name: 'horizon' }, { of: 'demo', name: 'Golden Hour', by: 'mobile', views: 1 }, { of: 'all' }],
  });
});

it('the insight report is a table by default, and CSV on demand', async () => {
  eventCounter.count('en', [{ name: 'view', demo: 12, device: 'mobile' }]);
  expect((await ask()).text).toMatch(/^2000-01-01 to 2026-11-20, days in UTC\n\n +views/);
  const [head, ...lines] = (await ask('?format=csv&by=language&from=2026-11-20')).text.split('\r\n');
  expect(head).toBe('of,name,by,views,plays,playRate,medianEngagedSeconds,completions,clickThroughs,qrOpens,briefs');
  expect(lines.slice(1)).toEqual(['format,horizon,en,1,0,0,,0,0,0,0', 'demo,Golden Hour,en,1,0,0,,0,0,0,0', 'all,all,en,1,0,0,,0,0,0,0', '']);
});

it('the insight report says when there are no events', async () => {
  expect((await ask('?from=2026-11-01&to=2026-11-02')).text).toBe('Nothing was counted from 2026-11-01 to 2026-11-02.\n');
});

it.each([
  ['?from=yesterday', '--from must be a day such as 2026-11-01, not "yesterday".'],
  ['?to=2026-02-30', '--to must be a day such as 2026-11-01, not "2026-02-30".'],
  ['?by=person', '--by must be device or language, not "person".'],
  ['?format=xml', '--format must be table or csv or json, not "xml".'],
])('refuses the query %s with a sentence', async (query, sentence) => {
  expect(await ask(query)).toEqual({ status: 400, text: sentence });
});
