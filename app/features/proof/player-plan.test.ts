import { expect, it } from 'vitest';
import { noDelivery } from '#app/components/take-away/delivery.ts';
import { createVast } from '#app/components/take-away/vast.ts';
import { findDemo } from '#catalogue/demos.ts';
import { planTracking } from '#protocol/tracking.ts';
import { toPlayerPlan } from './player-plan.ts';
import { compareWithPlan } from './proof-rows.ts';

/** Our player has no button for these. */
const notOffered = ['rewind', 'skip', 'expand', 'collapse', 'close'];

it('has a line for all that the VAST answer has this player count', () => {
  const demo = findDemo('interactive', '6');
  if (!demo?.isIframe) throw new Error('The film’s demo is gone');
  const xml = createVast(demo, 'https://surge.example', {}, { ...noDelivery, events: 'https://count.example/?e=[EVENT]' });
  const counted = [...xml.matchAll(/count\.example\/\?e=(\w+)\]/g)].flatMap(([, event]) => event ?? []);
  expect(counted).toContain('start');
  const planned = toPlayerPlan(planTracking([], true)).map(({ event }) => event);
  expect(counted.filter((event) => !planned.includes(event))).toEqual(notOffered);
  expect(new Set(planned).size).toBe(planned.length);
});

it('counts a film’s parts by the film, which nobody has to touch, and changes nothing else of a plan', () => {
  // A television's ad is none of the size of a film: its own plan says that a person plays it to its end.
  const plan = planTracking([], false);
  const parts = ['viewable', 'first_quartile', 'midpoint', 'third_quartile', 'complete'];
  const changed = toPlayerPlan(plan).slice(0, plan.length);
  expect(changed.filter((line, index) => JSON.stringify(line) !== JSON.stringify(plan[index])).map(({ event }) => event)).toEqual(parts);
  for (const { event, by_person, when } of changed)
    if (parts.includes(event)) expect([by_person, when]).toEqual(['no', expect.stringContaining('film')]);
});

it('misses the view of a film two seconds later than after its two seconds, and an ad’s after one', () => {
  const address = 'https://count.example/?e=[EVENT]';
  const findState = (now: number, ...said: readonly string[]) =>
    compareWithPlan(
      toPlayerPlan(planTracking([], true)),
      [
        ...said.map((name) => ({ t: 'call', at: 0, name, value: '/film.mp4' }) as const),
        { t: 'inView', at: 0 },
        { t: 'shown', at: 0 },
        { t: 'tick', at: now, frames: 0, changes: 0, animations: 0, busyMs: 0, dropped: 0 },
      ],
      address,
      now,
    ).find(({ event }) => event === 'viewable')?.state;
  expect([findState(2900), findState(3100)]).toEqual(['waiting', 'missing']);
  expect([findState(3900, 'film'), findState(4100, 'film')]).toEqual(['waiting', 'missing']);
});
