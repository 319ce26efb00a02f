import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventBatch, MAX_BATCH, type MeasuredEvent, parseEventBatch } from '#protocol/events.ts';
import { EventQueue, FLUSH_COUNT, FLUSH_MS, MAX_WAITING, type Transport } from './queue.ts';

const view = (demo: number): MeasuredEvent => ({ name: 'view', demo, device: 'desktop' });
const demosOf = (batches: readonly EventBatch[]) => batches.map(({ events }) => events.map(({ demo }) => demo));

/** A queue whose server gives these answers, then accepts everything. */
function createQueue(...answers: (boolean | Error)[]) {
  const sent: EventBatch[] = [];
  const last: EventBatch[] = [];
  const transport: Transport = {
    send: async (batch) => {
      sent.push(batch);
      const answer = answers.shift() ?? true;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    sendLast: (batch) => last.push(batch),
  };
  return { queue: new EventQueue(transport), sent, last };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the event queue', () => {
  it('sends events together, ten seconds after the first one', async () => {
    const { queue, sent } = createQueue();
    queue.add(view(1), 'en');
    await vi.advanceTimersByTimeAsync(FLUSH_MS - 1000);
    queue.add(view(2), 'en');
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(demosOf(sent)).toEqual([[1, 2]]);
    expect(parseEventBatch(JSON.parse(JSON.stringify(sent[0])))).toMatchObject({ language: 'en', dropped: 0 });
    await vi.advanceTimersByTimeAsync(FLUSH_MS * 5);
    expect(sent).toHaveLength(1);
  });

  it('sends at once when twenty events wait', () => {
    const { queue, sent } = createQueue();
    for (let demo = 1; demo <= FLUSH_COUNT; demo++) queue.add(view(demo), 'en');
    expect(sent.map(({ events }) => events.length)).toEqual([FLUSH_COUNT]);
  });

  it('sends everything once when the page is left, by the function that outlives it', async () => {
    const { queue, sent, last } = createQueue();
    queue.add(view(1), 'en');
    queue.flushLast();
    queue.flushLast();
    await vi.advanceTimersByTimeAsync(FLUSH_MS * 2);
    expect([demosOf(last), sent]).toEqual([[[1]], []]);
  });

  it('sends events of two languages in two batches', () => {
    const { queue, last } = createQueue();
    queue.add(view(1), 'en');
    queue.add(view(2), 'gr');
    queue.add(view(3), 'gr');
    queue.flushLast();
    expect(last.map(({ language }) => language)).toEqual(['en', 'gr']);
    expect(demosOf(last)).toEqual([[1], [2, 3]]);
  });
});

describe('the event queue, when the server does not accept a batch,', () => {
  it.each([[false], [new Error('offline')]])('tries once more, then drops it (%s)', async (answer) => {
    const { queue, sent } = createQueue(answer, answer);
    queue.add(view(1), 'en');
    await vi.advanceTimersByTimeAsync(FLUSH_MS);
    queue.add(view(2), 'en');
    await vi.advanceTimersByTimeAsync(FLUSH_MS);
    expect(demosOf(sent)).toEqual([[1], [1, 2]]);
    await vi.advanceTimersByTimeAsync(FLUSH_MS);
    expect(demosOf(sent)).toEqual([[1], [1, 2], [2]]);
    await vi.advanceTimersByTimeAsync(FLUSH_MS * 5);
    expect(sent).toHaveLength(3);
  });

  it('keeps two hundred events at most and drops the oldest', async () => {
    let refuse = () => {};
    const last: EventBatch[] = [];
    const queue = new EventQueue({
      send: () =>
        new Promise((resolve) => {
          refuse = () => resolve(false);
        }),
      sendLast: (batch) => last.push(batch),
    });
    for (let demo = 1; demo <= 300; demo++) queue.add(view(demo), 'en');
    refuse();
    await vi.advanceTimersByTimeAsync(0);
    queue.flushLast();
    expect(demosOf(last).flat()).toEqual(Array.from({ length: MAX_WAITING }, (_, index) => 101 + index));
    expect(Math.max(...last.map(({ events }) => events.length))).toBe(MAX_BATCH);
  });

  it('sends what gathered meanwhile as soon as the server answers, one batch at a time', async () => {
    let answer = () => {};
    const sent: EventBatch[] = [];
    const queue = new EventQueue({
      send: (batch) => {
        sent.push(batch);
        return new Promise((resolve) => {
          answer = () => resolve(true);
        });
      },
      sendLast: () => {},
    });
    for (let demo = 1; demo <= 60; demo++) queue.add(view(demo), 'en');
    expect(sent).toHaveLength(1);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ events }) => events.length)).toEqual([FLUSH_COUNT, 40]);
  });
});
