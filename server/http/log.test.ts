import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLog, toLoggedPath, toLogLine } from './log.ts';

/** Behaves like standard error: writes can fail one by one, or stay in its buffer unread. */
function createStream() {
  const emitter = new EventEmitter();
  const state = { fails: false, stands: false, written: '', writableLength: 0 };
  const write = (text: string, done: (error?: Error | null) => void) => {
    if (state.stands) state.writableLength += text.length;
    else if (!state.fails) state.written += text;
    const error = state.fails ? new Error('ENOSPC') : null;
    setImmediate(() => {
      done(error);
      if (error) emitter.emit('error', error);
    });
  };
  const stream = {
    on: emitter.on.bind(emitter),
    write,
    get writableLength() {
      return state.writableLength;
    },
  };
  return {
    stream,
    state,
    events: () =>
      state.written
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

it('writes one line of plain ASCII for any entry', () => {
  const facts = { event: 'request failed', path: '/a\nb\r\t\u001b[31m\u0085\u2028\u202e\ud800é😀' };
  const line = toLogLine(facts);
  expect(line).toMatch(/^[ -~]+$/);
  expect(JSON.parse(line)).toEqual(facts);
});

it.each([
  ['/d/Zm9vYmFyYmF6cXV4cXV1eA', '/d/…'],
  ['/d/Zm9vYmFyYmF6cXV4cXV1eA.data', '/d/…'],
  ['/d/Zm9vYmFyYmF6cXV4cXV1eA/pictures/Zm9vYmFyYmF6cXV4cXV1eA', '/d/…/pictures/Zm9vYmFyYmF6cXV4cXV1eA'],
  ['/decks/Zm9vYmFyYmF6cXV4cXV1eA', '/decks/…'],
  ['/api/decks/Zm9vYmFyYmF6cXV4cXV1eA/look', '/api/decks/…/look'],
  ['/api/decks', '/api/decks'],
  ['/follow/ABCDEFGH12', '/follow/…'],
  ['/clicker/ABCDEFGH12', '/clicker/…'],
  ['/api/meetings/ABCDEFGH12/events', '/api/meetings/…/events'],
  ['/formats', '/formats'],
])('logs the path %s as %s', (path, logged) => {
  expect(toLoggedPath(path)).toBe(logged);
});

it('counts lines that could not be written, and logs how many when writing works again', async () => {
  const { stream, state, events } = createStream();
  const log = createLog(stream);
  const say = async (...names: string[]) => {
    for (const event of names) log({ event });
    await pause(5);
  };
  await say('a');
  state.fails = true;
  await say('b', 'c');
  await say('d');
  state.fails = false;
  await say('e', 'f');
  expect(events()).toMatchObject([{ event: 'a' }, { event: 'log lines lost', lines: 3 }, { event: 'e' }, { event: 'f' }]);
});

it('buffers at most a megabyte while nobody reads', async () => {
  const { stream, state } = createStream();
  const log = createLog(stream);
  state.stands = true;
  for (let lines = 0; lines < 10_000; lines++) log({ event: 'x'.repeat(1000) });
  expect(state.writableLength).toBeLessThan(1.1 * 1024 * 1024);
});
