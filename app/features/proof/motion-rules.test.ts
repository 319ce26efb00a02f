import { describe, expect, it } from 'vitest';
import type { GuestLog, Moment } from '#app/components/guest/guest-log.ts';
import type { GuestReport } from '#protocol/guest.ts';
import { planTracking } from '#protocol/tracking.ts';
import { watchMotion } from './motion-rules.ts';
import { compareWithPlan } from './proof-rows.ts';
import { judge } from './proof-rules.ts';

const events = 'https://count.example/?e=[EVENT]';
const plan = planTracking([], false);
const tick = (at: number, frames = 0): GuestReport => ({ t: 'tick', at, frames, changes: 0, animations: 0, busyMs: 0, dropped: 0 });
const arrive = (event: string, at: number, isTouched = false): GuestReport => ({
  t: 'request',
  at,
  url: events.replace('[EVENT]', event),
  by: 'image',
  isTouched,
  body: '',
});
const moment = (t: Moment['t'], at: number): Moment => ({ t, at });
const shown = moment('shown', 0);

/** The rule that begins so, as an app's log leaves it. */
function find(start: string, log: GuestLog) {
  const now = log.at(-1)?.at ?? 0;
  const rules = judge({ place: 'mraid', log, rows: compareWithPlan(plan, log, events, now), html: '', events, exit: '', now });
  return rules.find(({ label }) => label.startsWith(start));
}

describe('rest', () => {
  it('is measured from the ad’s first picture to its last motion', () => {
    expect(find('Comes to rest', [shown, tick(500, 30), tick(9500, 30), tick(17_600)])).toMatchObject({ state: 'met', seconds: 9.5 });
    expect(find('Comes to rest', [shown, tick(17_600, 30)])).toMatchObject({ state: 'broken', seconds: 17.6 });
    expect(find('Comes to rest', [shown, tick(9500, 30)])).toMatchObject({ state: 'open' });
  });

  it('does not count what the app hid: neither as rest nor as motion', () => {
    const hidden = [shown, tick(4000, 30), moment('hidden', 5000), tick(20_000, 30), tick(40_000)];
    expect(find('Comes to rest', hidden)).toMatchObject({ state: 'open' });
    const again = [...hidden, moment('shown', 45_000), tick(49_000, 30)];
    expect(find('Comes to rest', again)).toMatchObject({ state: 'open' });
    expect(find('Comes to rest', [...again, tick(57_600)])).toMatchObject({ state: 'met', seconds: 9 });
  });

  it('of a tag begins with the ad itself, after the page around it', () => {
    expect(find('Comes to rest', [shown, tick(900, 30), moment('shown', 1000), tick(18_600)])).toMatchObject({ state: 'met', seconds: 0 });
  });
});

describe('hidden by the app', () => {
  const rule = 'Stands still while the app hides it';
  it('an ad may say that it pauses, and nothing else', () => {
    const paused = [shown, moment('hidden', 3000), arrive('pause', 3400), tick(3900, 30), tick(4400)];
    expect(find(rule, paused)).toMatchObject({ state: 'met', seen: '' });
    expect(find(rule, [...paused, arrive('viewable', 4600)])).toMatchObject({ state: 'broken', seen: 'viewable' });
    expect(find(rule, [...paused, moment('shown', 5000), arrive('viewable', 6000)])).toMatchObject({ state: 'met' });
    expect(find(rule, [...paused, tick(4900, 30)])).toMatchObject({ state: 'broken', seen: 'frames: 30, animations: 0' });
    // It was on its way.
    expect(find(rule, [shown, moment('hidden', 3000), arrive('viewable', 3020)])).toMatchObject({ state: 'open' });
  });
});

describe('what nothing has happened of', () => {
  it('is not seen yet, and known as soon as there is something to judge', () => {
    const rules = [
      'Reports the events of its plan',
      'What was caused arrives',
      'What is planned once',
      'Reports nothing that only a person',
      'Asks the network',
    ];
    const statesOf = (log: GuestLog) => rules.map((rule) => find(rule, log)?.state);
    expect(statesOf([shown, tick(100)])).toEqual(['open', 'open', 'open', 'open', 'open']);
    expect(statesOf([shown, arrive('impression', 40), tick(100)])).toEqual(['met', 'met', 'met', 'open', 'met']);
    expect(find('What was caused', [shown, arrive('impression', 40)])?.seen).toBe('impression');
    expect(find('Reports nothing', [shown, moment('hidden', 5), tick(30_000)])?.state).toBe('open');
    expect(find('Reports nothing', [shown, tick(17_600)])?.state).toBe('met');
    expect(find('Reports nothing', [shown, { t: 'touch', at: 5 }])?.state).toBe('met');
  });
});

it('the clock of an ad stands while its container hides it', () => {
  const log: GuestLog = [shown, tick(4000, 30), moment('hidden', 5000), moment('shown', 65_000), tick(70_000, 30)];
  expect(watchMotion({ log, now: 71_000 })).toEqual({ isOver: false, movedAt: 10_000 });
});
