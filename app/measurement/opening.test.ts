import { expect, it } from 'vitest';
import type { Engagement } from '#protocol/engagement.ts';
import type { MeasuredEvent } from '#protocol/events.ts';
import type { EventName } from '#protocol/frame.ts';
import { IDLE_MS, Opening } from './opening.ts';

/** An opening of demo 12 on a laptop, told what happens as `[second, event]`. */
function open() {
  let now = 5000;
  const reported: MeasuredEvent[] = [];
  const noted: Partial<Engagement>[] = [];
  const opening = new Opening(12, 'desktop', {
    report: (event) => reported.push(event),
    note: (deeds) => noted.push(deeds),
    now: () => now,
  });
  const at = (second: number) => {
    now = 5000 + second * 1000;
  };
  const hear = (...told: [number, EventName][]) => {
    for (const [second, name] of told) {
      at(second);
      opening.hear({ t: 'event', name, data: {}, at: 0, index: 0 });
    }
  };
  const leave = (second: number) => {
    at(second);
    opening.leave();
  };
  return { opening, hear, leave, reported, noted, names: () => reported.map(({ name }) => name) };
}

it('is a view, and no more for somebody who only looks while the ad plays itself to its end', () => {
  const { hear, leave, names, noted, reported } = open();
  hear(
    [0, 'impression'],
    [1, 'viewable'],
    [1, 'attract_start'],
    [3, 'interaction'],
    [9, 'complete'],
    [15, 'attract_end'],
    [16, 'pause'],
    [17, 'resume'],
  );
  leave(60);
  expect(reported).toEqual([{ name: 'view', demo: 12, device: 'desktop' }]);
  expect([names(), noted]).toEqual([['view'], []]);
});

it('is one play, one completion, every click, and the time in hand', () => {
  const { hear, leave, reported, noted } = open();
  hear(
    [1, 'attract_start'],
    [4, 'attract_end'],
    [4, 'engagement_start'],
    [5, 'interaction'],
    [7.5, 'interaction'],
    [9, 'complete'],
    [10, 'click_through'],
  );
  hear([11, 'replay'], [12, 'interaction'], [13, 'complete'], [14, 'click_through']);
  leave(16.04);
  const event = { demo: 12, device: 'desktop' };
  expect(reported).toEqual([
    { ...event, name: 'view' },
    { ...event, name: 'play' },
    { ...event, name: 'complete' },
    { ...event, name: 'click_through' },
    { ...event, name: 'click_through' },
    { ...event, name: 'engaged', seconds: 12 },
  ]);
  expect(noted).toEqual([{ seconds: expect.closeTo(12.04), interactions: 3, completions: 1 }]);
});

it('counts as a play when the first thing told is an interaction', () => {
  const { hear, names } = open();
  hear([1, 'interaction']);
  expect(names()).toEqual(['view', 'play']);
});

it('stops the clock fifteen seconds after the last touch, at a pause, and while the ad plays itself again', () => {
  const { hear, leave, reported } = open();
  hear(
    [0, 'engagement_start'],
    [100, 'interaction'],
    [103, 'pause'],
    [200, 'resume'],
    [300, 'interaction'],
    [302, 'attract_start'],
    [310, 'interaction'],
  );
  leave(400);
  expect(reported.at(-1)).toMatchObject({ name: 'engaged', seconds: IDLE_MS / 1000 + 3 + 2 });
});

it('counts the time of a long drag, which is one interaction, by its details', () => {
  const { hear, leave, reported, noted } = open();
  hear([0, 'detail'], [1, 'engagement_start'], [2, 'interaction'], [14, 'detail'], [26, 'detail']);
  leave(30);
  expect(reported.at(-1)).toMatchObject({ name: 'engaged', seconds: 29 });
  expect(noted).toEqual([{ seconds: 29, interactions: 1, completions: 0 }]);
  hear([60, 'detail']);
  leave(70);
  expect(noted).toHaveLength(1);
});

it('reports its time once, when the page is first hidden; what follows is the visit’s alone', () => {
  const { hear, leave, names, noted } = open();
  hear([0, 'engagement_start']);
  leave(4);
  hear([60, 'interaction']);
  leave(62);
  leave(70);
  expect(names()).toEqual(['view', 'play', 'engaged']);
  expect(noted).toEqual([
    { seconds: 4, interactions: 0, completions: 0 },
    { seconds: 2, interactions: 1, completions: 0 },
  ]);
});

it('reports a touch that was over at once: a play always has its time', () => {
  const { hear, leave, reported } = open();
  hear([3, 'engagement_start']);
  leave(3);
  expect(reported.at(-1)).toMatchObject({ name: 'engaged', seconds: 0.1 });
});

it('goes by the device on the stage, and knows a code that was scanned', () => {
  const { opening, hear, reported, noted } = open();
  opening.show('mobile');
  opening.noteCode();
  hear([1, 'engagement_start']);
  expect(reported.map(({ name, device }) => `${name} ${device}`)).toEqual(['view desktop', 'qr_open mobile', 'play mobile']);
  expect(noted).toEqual([{ qrOpens: 1 }]);
});
