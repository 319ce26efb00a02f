import { describe, expect, it } from 'vitest';
import type { GuestLog, Moment } from '#app/components/guest/guest-log.ts';
import type { GuestReport } from '#protocol/guest.ts';
import { planTracking } from '#protocol/tracking.ts';
import { compareWithPlan } from './proof-rows.ts';
import { judge, type Place } from './proof-rules.ts';

const ADDRESS = 'https://count.example/?e=[EVENT]';
const EXIT = 'https://shop.example/';
const plan = planTracking([{ event: 'interaction', name: 'spin', when: 'The wheel is spun.' }], false);

/** `event` arrived at `at` ms after the ad was shown. */
const arrive = (event: string, at: number, isTouched = false): GuestReport => ({
  t: 'request',
  at,
  url: `https://count.example/?e=${encodeURIComponent(event)}`,
  by: 'image',
  isTouched,
  body: '',
});
const tick = (at: number, frames = 0, animations = 0, changes = 0): GuestReport => ({
  t: 'tick',
  at,
  frames,
  changes,
  animations,
  busyMs: 0,
  dropped: 0,
});
const shown: Moment = { t: 'shown', at: 0 };
const inView: Moment = { t: 'inView', at: 0 };

const stateOf = (log: GuestLog, event: string, now = log.at(-1)?.at ?? 0) =>
  compareWithPlan(plan, log, ADDRESS, now).find((row) => row.event === event)?.state;

describe('plan and arrival', () => {
  it('an event that was caused and came is as planned, one that nothing caused is waited for', () => {
    const log = [shown, inView, arrive('impression', 40), tick(500)];
    expect(stateOf(log, 'impression')).toBe('arrived');
    expect(stateOf(log, 'complete')).toBe('waiting');
    expect(stateOf(log, 'viewable')).toBe('waiting');
  });

  it('what was caused and did not come within two seconds is missing; what came later is late', () => {
    const log = [shown, inView, tick(1000), tick(3500)];
    expect(stateOf(log, 'impression')).toBe('missing');
    expect(stateOf(log, 'viewable')).toBe('missing');
    expect(stateOf([shown, tick(1500)], 'impression')).toBe('waiting');
    expect(stateOf([shown, arrive('impression', 2600)], 'impression')).toBe('late');
    expect(stateOf([shown, arrive('interaction:spin', 100, true), tick(2500)], 'engagement_start')).toBe('missing');
    expect(stateOf([shown, arrive('complete', 100, true), tick(2500)], 'midpoint')).toBe('missing');
    expect(stateOf([shown, { t: 'exit', at: 100, url: EXIT, by: 'window', isActive: true }, tick(2500)], 'click_through')).toBe('missing');
  });

  it('a second in view is one without a break', () => {
    const broken: GuestLog = [shown, inView, { t: 'outOfView', at: 600 }, { t: 'inView', at: 900 }, tick(1500), tick(1800)];
    expect(stateOf(broken, 'viewable', 9000)).toBe('waiting');
    expect(stateOf([...broken, tick(2000), tick(4100)], 'viewable')).toBe('missing');
  });

  it('what is planned once and comes twice, what only a person can cause and nobody did, and what no line says, are told', () => {
    const log = [shown, arrive('impression', 10), arrive('impression', 20), arrive('complete', 30), arrive('surprise', 40)];
    expect(stateOf(log, 'impression')).toBe('twice');
    expect(stateOf(log, 'complete')).toBe('unasked');
    expect(stateOf(log, 'surprise')).toBe('unplanned');
    expect(stateOf([shown, arrive('detail:spin', 10, true)], 'detail:*')).toBe('arrived');
  });

  it('a pause that the container causes needs no person, one that nobody causes does', () => {
    const around: GuestLog = [shown, { t: 'hidden', at: 3000 }, arrive('pause', 3020), { t: 'shown', at: 9000 }, arrive('resume', 9030)];
    expect([stateOf(around, 'pause'), stateOf(around, 'resume')]).toEqual(['arrived', 'arrived']);
    expect(stateOf([...around, arrive('pause', 9500)], 'pause')).toBe('unasked');
    expect(stateOf([...around, arrive('resume', 12_000)], 'resume')).toBe('unasked');
    expect(stateOf([shown, arrive('pause', 20)], 'pause')).toBe('unasked');
    expect(stateOf([{ t: 'call', at: 0, name: 'film', value: '' }, ...around], 'pause')).toBe('unasked');
    expect(stateOf([shown, arrive('resume', 20)], 'resume')).toBe('unasked');
  });
});

describe('rules', () => {
  const seen = (place: Place, log: GuestLog, html = '') => {
    const now = log.at(-1)?.at ?? 0;
    const rows = compareWithPlan(plan, log, ADDRESS, now);
    const rules = judge({ place, log, rows, html, events: ADDRESS, exit: EXIT, now });
    return (start: string) => rules.find(({ label }) => label.startsWith(start))?.state;
  };

  it('an ad that moves after its fifteen seconds is told, one that was touched before is not', () => {
    const still = [shown, ...[15_000, 17_000, 17_600].map((at) => tick(at))];
    expect(seen('slot', still)('Comes to rest')).toBe('met');
    expect(seen('slot', [shown, tick(17_200, 30), tick(17_600, 30)])('Comes to rest')).toBe('broken');
    expect(seen('slot', [shown, tick(17_200, 0, 1), tick(17_600)])('Comes to rest')).toBe('broken');
    expect(seen('slot', [shown, { t: 'touch', at: 9000 }, tick(17_200, 30), tick(17_600, 30)])('Comes to rest')).toBe('open');
  });

  it('a way out leads to the address that was given, at a press, in an app through the app', () => {
    const leave = (url: string, isActive: boolean, by: 'window' | 'mraid' = 'window'): GuestLog => [shown, { t: 'exit', at: 5, url, by, isActive }];
    expect(seen('slot', [shown])('Leaves')).toBe('open');
    expect(seen('slot', leave(EXIT, true))('Leaves')).toBe('met');
    expect(seen('slot', leave('https://elsewhere.example/', true))('Leaves')).toBe('broken');
    expect(seen('slot', leave(EXIT, false))('Leaves')).toBe('broken');
    expect(seen('mraid', leave(EXIT, true))('Leaves')).toBe('broken');
    expect(seen('mraid', leave(EXIT, true, 'mraid'))('Leaves')).toBe('met');
  });

  it('a request that is no event, and a note, are told', () => {
    const spy: GuestReport = { t: 'request', at: 3, url: 'https://spy.example/', by: 'fetch', isTouched: false, body: '' };
    expect(seen('slot', [shown, spy])('Asks the network')).toBe('broken');
    expect(seen('slot', [shown, { t: 'note', at: 3, what: 'dialog', text: 'alert' }])('Raises no error')).toBe('broken');
    expect(seen('slot', [shown, arrive('impression', 3)])('Asks the network')).toBe('met');
  });

  it('a zip needs its click tag at top level and its size', () => {
    const of = seen('slot', [shown], '<meta name="ad.size" content="width=1,height=1">\nvar clickTag = "x";');
    expect([of('Has a click tag'), of('Names its size')]).toEqual(['met', 'met']);
    expect(seen('slot', [shown], 'x = function () { var clickTag = 1 }')('Has a click tag')).toBe('broken');
  });

  it('in an app nothing happens before it shows the ad, and while it hides it', () => {
    const later: Moment = { t: 'shown', at: 2000 };
    expect(seen('mraid', [tick(500, 9), tick(1000), tick(1500), later])('Draws nothing')).toBe('met');
    expect(seen('mraid', [tick(500), tick(1000, 1), later])('Draws nothing')).toBe('broken');
    expect(seen('mraid', [tick(500), arrive('impression', 700), tick(1000), later])('Draws nothing')).toBe('broken');
    const hidden: Moment = { t: 'hidden', at: 3000 };
    expect(seen('mraid', [later, hidden, tick(3500, 30), tick(4000), tick(4500)])('Stands still')).toBe('met');
    expect(seen('mraid', [later, hidden, tick(3500), tick(4000, 30)])('Stands still')).toBe('broken');
  });

  it('a tag says its size to the SafeFrame first', () => {
    const call = (name: string): GuestReport => ({ t: 'call', at: 1, name, value: '' });
    expect(seen('safeframe', [shown, call('register'), call('expand')])('Says its size')).toBe('met');
    expect(seen('safeframe', [shown, call('expand before register')])('Says its size')).toBe('broken');
  });
});
