import { expect, it, vi } from 'vitest';
import type { CreativeEvent } from '#protocol/frame.ts';
import { EventLog, toText } from './event-log.ts';

const event = (name: CreativeEvent['name'], data: CreativeEvent['data'] = {}): CreativeEvent => ({ t: 'event', name, data, at: 0, index: 0 });

it('the log keeps events in order, with the time since the frame was opened', () => {
  const log = new EventLog();
  const listener = vi.fn();
  log.subscribe(listener);
  log.open(1000);
  log.hear(event('impression', { width: 970, height: 250 }), 1012.4);
  log.hear(event('interaction', { name: 'hour', value: 19.07 }), 3000);
  expect(log.read().entries).toEqual([
    { number: 1, at: 12, name: 'impression', detail: 'width 970, height 250' },
    { number: 2, at: 2000, name: 'interaction', detail: 'hour = 19.07' },
  ]);
  expect(log.read().counts).toEqual({ impression: 1, interaction: 1 });
  expect(log.read().arrived).toEqual({ impression: 1, 'interaction:hour': 1 });
  // The opening of the frame, and each event.
  expect(listener).toHaveBeenCalledTimes(3);
});

it('a lead reads as the interaction beside it does', () => {
  const log = new EventLog();
  log.hear(event('lead', { name: 'test drive', value: 'Sat 11:30' }), 0);
  expect(log.read().entries).toMatchObject([{ name: 'lead', detail: 'test drive = Sat 11:30' }]);
});

it('the log drops the oldest events, and still counts them', () => {
  const log = new EventLog();
  for (let i = 0; i < 620; i++) log.hear(event('interaction', { name: 'x' }), i);
  const { entries, counts, total } = log.read();
  expect([entries.length, entries[0]?.number, counts.interaction, total]).toEqual([500, 121, 620, 620]);
});

it('subscribers of the log learn of each event until they unsubscribe', () => {
  const log = new EventLog();
  const heard: string[] = [];
  const end = log.follow(({ name }) => heard.push(name));
  log.hear(event('impression'), 0);
  log.hear({ t: 'stat', fps: 60 }, 0);
  log.hear(event('pause'), 0);
  end();
  log.hear(event('resume'), 0);
  expect(heard).toEqual(['impression', 'pause']);
});

it('the log is copied as lines with tabs', () => {
  const log = new EventLog();
  log.hear(event('click_through', { name: 'cta' }), 1234);
  expect(toText(log.read().entries, () => 'ClickTracking')).toBe('1.234\tclick_through\tClickTracking\tcta');
});

it('the log has the inputs and the frame rate of the ad, until the ad is idle', () => {
  vi.useFakeTimers();
  const log = new EventLog();
  log.hear({ t: 'started', firstFrameMs: 9, tier: 'A', capabilities: ['tilt'] }, 0);
  log.hear({ t: 'stat', fps: 60 }, 0);
  expect(log.read()).toMatchObject({ capabilities: ['tilt'], fps: 60, total: 0 });
  vi.advanceTimersByTime(2000);
  expect(log.read()).toMatchObject({ capabilities: ['tilt'], fps: 0 });
  vi.useRealTimers();
});

it('lists what a hand would feel beside the events, and tells it to nobody who measures', () => {
  const log = new EventLog();
  const measured = vi.fn();
  log.follow(measured);
  log.open(1000);
  log.hear({ t: 'buzz', kind: 'peg' }, 1500);
  expect(log.read()).toMatchObject({ entries: [{ number: 1, at: 500, name: 'buzz', detail: 'peg' }], counts: { buzz: 1 }, total: 1 });
  expect(measured).not.toHaveBeenCalled();
});
