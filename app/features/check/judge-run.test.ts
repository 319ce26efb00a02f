import { expect, test } from 'vitest';
import type { GuestLog } from '#app/components/guest/guest-log.ts';
import { judgeRun } from './judge-run.ts';
import type { RuleId } from './rules.ts';

const files = [
  { name: 'ad/index.html', bytes: new Uint8Array(), packed: 1000 },
  { name: 'ad/a.png', bytes: new Uint8Array(), packed: 100_000 },
  { name: 'ad/b.png', bytes: new Uint8Array(), packed: 90_000 },
];

/** A tick each half second of so many seconds. */
const ticks = (seconds: number, of: (at: number) => { frames?: number; animations?: number; busyMs?: number }): GuestLog =>
  Array.from({ length: seconds * 2 }, (_, at) => {
    const ms = (at + 1) * 500;
    return { t: 'tick', at: ms, frames: 0, changes: 0, animations: 0, busyMs: 0, dropped: 0, ...of(ms) };
  });

function judge(log: GuestLog, width = 300, height = 250) {
  const full: GuestLog = [{ t: 'opened', at: 0 }, { t: 'painted', at: 200 }, { t: 'loaded', at: 300 }, ...log];
  const now = Math.max(...full.map(({ at }) => at));
  const verdicts = judgeRun({ subject: { files }, page: 'ad/index.html', size: { width, height }, log: full, now, origin: 'https://surge.test' });
  return (rule: RuleId) => verdicts.find((one) => one.rule === rule);
}

test('motion that goes on is broken after its time, and not seen before', () => {
  expect(judge(ticks(10, () => ({ animations: 1 })))('motion-end')).toMatchObject({ state: 'open' });
  expect(judge(ticks(20, () => ({ animations: 1 })))('motion-end')).toMatchObject({ state: 'broken' });
  expect(judge(ticks(20, () => ({ animations: 1 })))('motion-end-google')).toMatchObject({ state: 'open' });
  expect(judge(ticks(20, (at) => ({ frames: at < 12_000 ? 30 : 0 })))('motion-end')).toMatchObject({ state: 'met', seen: 11.5 });
  expect(judge(ticks(35, () => ({ frames: 30 })))('motion-end-google')).toMatchObject({ state: 'broken' });
});

test('what came to rest within fifteen seconds meets every limit', () => {
  const log = ticks(18, (at) => ({ animations: at < 9000 ? 1 : 0 }));
  for (const rule of ['motion-end', 'motion-end-google'] as const) expect(judge(log)(rule)).toMatchObject({ state: 'met', seen: 8.5 });
  // What begins again after that is seen too.
  const again = ticks(35, (at) => ({ animations: at < 9000 || at > 25_000 ? 1 : 0 }));
  for (const rule of ['motion-end', 'motion-end-google'] as const) expect(judge(again)(rule)).toMatchObject({ state: 'broken' });
});

test('a press says where it led to, and what opened without one breaks the rule', () => {
  const exit = { t: 'exit', at: 3000, by: 'window', url: 'https://landing.example/', isActive: true } as const;
  expect(judge([exit, ...ticks(5, () => ({}))])('leaves-by-press')).toMatchObject({ state: 'met', namesAre: 'opened', names: [exit.url] });
  expect(judge([{ ...exit, isActive: false }])('leaves-by-press')).toEqual({ rule: 'leaves-by-press', state: 'broken', names: [exit.url] });
});

test('what stands still out of sight is not seen', () => {
  const log: GuestLog = [{ t: 'outOfView', at: 1000 }, ...ticks(20, () => ({}))];
  expect(judge(log)('motion-end')).toMatchObject({ state: 'open' });
  expect(judge(log)('flashes')).toMatchObject({ state: 'open' });
  expect(judge(ticks(20, () => ({})))('motion-end')).toMatchObject({ state: 'met' });
});

test('what moves after a touch is a person’s', () => {
  const verdict = judge([{ t: 'touch', at: 5000 }, ...ticks(20, () => ({ frames: 30 }))]);
  expect(verdict('motion-end')).toMatchObject({ state: 'open' });
});

test('work is a share of all time, and a sum in each half minute', () => {
  expect(judge(ticks(10, () => ({ busyMs: 100 })))('processor')).toMatchObject({ state: 'met', seen: 20 });
  expect(judge(ticks(10, () => ({ busyMs: 300 })))('processor')).toMatchObject({ state: 'broken', seen: 60 });
  expect(judge(ticks(30, () => ({ busyMs: 300 })))('heavy-window')).toMatchObject({ state: 'broken', seen: 18 });
  expect(judge(ticks(40, () => ({ busyMs: 200 })))('heavy-window')).toMatchObject({ state: 'met', seen: 12 });
  expect(judge(ticks(160, () => ({ busyMs: 200 })))('heavy-total')).toMatchObject({ state: 'broken', seen: 64 });
});

test('weights are those of the zip, before and after the load event, against the limit of the size', () => {
  const log: GuestLog = [
    { t: 'file', at: 100, name: 'a.png', isInitial: true },
    { t: 'file', at: 900, name: 'b.png', isInitial: false },
    ...ticks(3, () => ({})),
  ];
  expect(judge(log)('initial-load')).toMatchObject({ state: 'met', seen: 101_000, limit: 150_000 });
  expect(judge(log)('polite-load')).toMatchObject({ state: 'met', seen: 90_000, limit: 300_000 });
  expect(judge(log, 320, 50)('initial-load')).toMatchObject({ state: 'broken', limit: 50_000 });
  expect(judge(log)('requests')).toMatchObject({ state: 'met', seen: 2 });
});

test('a file that is missing is no file from elsewhere', () => {
  const request = { t: 'request', at: 400, by: 'policy', isTouched: false, body: 'img' } as const;
  const verdict = judge([
    { ...request, url: 'https://surge.test/guest/img/gone.png' },
    { ...request, url: 'https://fonts.gstatic.com/x.woff2' },
    { ...request, url: 'http://tracker.example/' },
  ]);
  expect(verdict('files-there')).toMatchObject({ state: 'broken', names: ['img/gone.png'] });
  expect(verdict('files-local')).toMatchObject({ state: 'broken', names: ['http://tracker.example/'] });
  expect(verdict('https-only')).toMatchObject({ state: 'broken', names: ['http://tracker.example/'] });
});

test('of a guest that was removed nothing is said that was not seen', () => {
  const verdict = judge([{ t: 'blocked', at: 400 }]);
  expect(verdict('page-alive')).toMatchObject({ state: 'broken' });
  expect(verdict('no-storage')).toMatchObject({ state: 'open' });
});

test('a film is not looked into for flashes', () => {
  expect(judge([{ t: 'use', at: 400, what: 'film', text: 'video' }, ...ticks(3, () => ({}))])('flashes')).toMatchObject({ state: 'unmeasured' });
  expect(judge(ticks(3, () => ({})))('flashes')).toMatchObject({ state: 'met', seen: 0 });
  expect(judge([{ t: 'flash', at: 400, times: 2 }, ...ticks(3, () => ({}))])('flashes')).toMatchObject({ state: 'met', seen: 2 });
  expect(judge([{ t: 'flash', at: 400, times: 5 }])('flashes')).toMatchObject({ state: 'broken', seen: 5 });
});
