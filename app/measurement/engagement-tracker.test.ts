import { expect, it } from 'vitest';
import type { Engagement } from '#protocol/engagement.ts';
import type { MeasuredEvent } from '#protocol/events.ts';
import type { EventName } from '#protocol/frame.ts';
import { EngagementTracker, IDLE_MS } from './engagement-tracker.ts';

/** A tracker of demo 12 on a laptop. `send` passes it events of the ad as `[second, name]`. */
function createTracker() {
  let now = 5000;
  const events: MeasuredEvent[] = [];
  const summaries: Partial<Engagement>[] = [];
  const tracker = new EngagementTracker(12, 'desktop', {
    onEvent: (event) => events.push(event),
    onSummary: (counts) => summaries.push(counts),
    now: () => now,
  });
  const at = (second: number) => {
    now = 5000 + second * 1000;
  };
  const send = (...sent: [number, EventName][]) => {
    for (const [second, name] of sent) {
      at(second);
      tracker.handleEvent({ t: 'event', name, data: {}, at: 0, index: 0 });
    }
  };
  const leave = (second: number) => {
    at(second);
    tracker.leave();
  };
  return { tracker, send, leave, events, summaries, names: () => events.map(({ name }) => name) };
}

it('counts a view and nothing else when the visitor only watches the ad play itself', () => {
  const { send, leave, names, summaries, events } = createTracker();
  send(
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
  expect(events).toEqual([{ name: 'view', demo: 12, device: 'desktop' }]);
  expect([names(), summaries]).toEqual([['view'], []]);
});

it('counts one play, one completion, every click-through, and the engaged time', () => {
  const { send, leave, events, summaries } = createTracker();
  send(
    [1, 'attract_start'],
    [4, 'attract_end'],
    [4, 'engagement_start'],
    [5, 'interaction'],
    [7.5, 'interaction'],
    [9, 'complete'],
    [10, 'click_through'],
  );
  send([11, 'replay'], [12, 'interaction'], [13, 'complete'], [14, 'click_through']);
  leave(16.04);
  const event = { demo: 12, device: 'desktop' };
  expect(events).toEqual([
    { ...event, name: 'view' },
    { ...event, name: 'play' },
    { ...event, name: 'complete' },
    { ...event, name: 'click_through' },
    { ...event, name: 'click_through' },
    { ...event, name: 'engaged', seconds: 12 },
  ]);
  expect(summaries).toEqual([{ seconds: expect.closeTo(12.04), interactions: 3, completions: 1 }]);
});

it('counts a play also when the first event is an interaction', () => {
  const { send, names } = createTracker();
  send([1, 'interaction']);
  expect(names()).toEqual(['view', 'play']);
});

it('stops the engaged time fifteen seconds after the last touch, at a pause, and when the ad plays itself again', () => {
  const { send, leave, events } = createTracker();
  send(
    [0, 'engagement_start'],
    [100, 'interaction'],
    [103, 'pause'],
    [200, 'resume'],
    [300, 'interaction'],
    [302, 'attract_start'],
    [310, 'interaction'],
  );
  leave(400);
  expect(events.at(-1)).toMatchObject({ name: 'engaged', seconds: IDLE_MS / 1000 + 3 + 2 });
});

it('counts the whole time of a long drag, which is one interaction, by its details', () => {
  const { send, leave, events, summaries } = createTracker();
  send([0, 'detail'], [1, 'engagement_start'], [2, 'interaction'], [14, 'detail'], [26, 'detail']);
  leave(30);
  expect(events.at(-1)).toMatchObject({ name: 'engaged', seconds: 29 });
  expect(summaries).toEqual([{ seconds: 29, interactions: 1, completions: 0 }]);
  send([60, 'detail']);
  leave(70);
  expect(summaries).toHaveLength(1);
});

it('reports the engaged time once, when the page is first hidden; later time counts only for the visit', () => {
  const { send, leave, names, summaries } = createTracker();
  send([0, 'engagement_start']);
  leave(4);
  send([60, 'interaction']);
  leave(62);
  leave(70);
  expect(names()).toEqual(['view', 'play', 'engaged']);
  expect(summaries).toEqual([
    { seconds: 4, interactions: 0, completions: 0 },
    { seconds: 2, interactions: 1, completions: 0 },
  ]);
});

it('reports at least a tenth of a second for every play', () => {
  const { send, leave, events } = createTracker();
  send([3, 'engagement_start']);
  leave(3);
  expect(events.at(-1)).toMatchObject({ name: 'engaged', seconds: 0.1 });
});

it('reports the device that is shown, and a page opened by QR code', () => {
  const { tracker, send, events, summaries } = createTracker();
  tracker.setDevice('mobile');
  tracker.countQrOpen();
  send([1, 'engagement_start']);
  expect(events.map(({ name, device }) => `${name} ${device}`)).toEqual(['view desktop', 'qr_open mobile', 'play mobile']);
  expect(summaries).toEqual([{ qrOpens: 1 }]);
});
