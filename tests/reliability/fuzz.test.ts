import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROTOCOL, parseBoot, parseCreativeMessage, parseEnvelope, parseHello, parseHostMessage } from '#protocol/frame.ts';
import { isWholeRun } from '#tools/whole-run.ts';

const REQUESTS = isWholeRun ? 20_000 : 1000;
const MESSAGES = isWholeRun ? 10_000 : 500;
/** Set `FUZZ_SEED` to reproduce a failure. */
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const MAX_GROWTH = 1.1;

it(`${REQUESTS} generated requests cause no error, reveal no internals and do not grow the memory`, { timeout: 900_000 }, async () => {
  console.log(`Fuzz: seed ${seed}; again with FUZZ_SEED=${seed}.`);
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--expose-gc', 'tests/reliability/fuzz-run.ts', String(REQUESTS), String(seed)], {
    maxBuffer: 2 ** 24,
  });
  const { count, statuses, heap, unexpected, isPolluted } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  console.log(
    `Answers by status: ${JSON.stringify(statuses)}; heap ${heap.atTenth} → ${heap.atEnd} bytes (${(heap.atEnd / heap.atTenth).toFixed(3)} ×).`,
  );
  expect({ count, unexpected, isPolluted }).toEqual({ count: REQUESTS, unexpected: [], isPolluted: false });
  // A server that refuses everything would pass all checks above.
  for (const status of [200, 204, 404, 422]) expect([status, statuses[status] > REQUESTS / 100]).toEqual([status, true]);
  expect(heap.atEnd / heap.atTenth).toBeLessThanOrEqual(MAX_GROWTH);
});

const value = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
  fc.constantFrom('', 'x'.repeat(100_000), 'javascript:alert(1)', 'https://a.example/', Number.NaN, Number.POSITIVE_INFINITY, -0, 1e308, null),
);
const words = [
  'boot',
  'hello',
  'ready',
  'started',
  'seeked',
  'event',
  'exit',
  'request',
  'stat',
  'buzz',
  'config',
  'pause',
  'resume',
  'replay',
  'brand',
  'seek',
  'speed',
  'key',
  'tilt',
  'mute',
  'scroll',
];
const names = [
  'document',
  'nonce',
  'id',
  'size',
  'firstFrameMs',
  'tier',
  'capabilities',
  'at',
  'name',
  'data',
  'index',
  'url',
  'what',
  'fps',
  'config',
  'brand',
  'factor',
  'action',
  'x',
  'y',
  'isMuted',
  'progress',
  'kind',
  '__proto__',
  'constructor',
];
const likely = fc.constantFrom<unknown>(
  0,
  1,
  0.5,
  'n',
  'A',
  'left',
  'impression',
  'focusOut',
  'peg',
  'https://a.example/',
  true,
  [],
  ['tilt'],
  {},
  { a: 1 },
);
const message = fc.oneof(
  value,
  fc
    .tuple(fc.constantFrom(...words), fc.dictionary(fc.constantFrom(...names), fc.oneof(likely, likely, value), { maxKeys: 10 }))
    .map(([t, fields]) => ({ ...fields, ...PROTOCOL, t })),
);

it(`${MESSAGES} generated messages are parsed or dropped, in both directions`, { timeout: 120_000 }, () => {
  let understood = 0;
  fc.assert(
    fc.property(message, (given) => {
      parseEnvelope(given);
      parseBoot(given);
      parseHello(given);
      for (const parse of [parseCreativeMessage, parseHostMessage]) {
        const parsed = parse(given);
        if (!parsed) continue;
        understood++;
        // A parsed message must parse to itself, without additional members.
        expect(parse({ ...PROTOCOL, ...parsed })).toEqual(parsed);
      }
    }),
    { numRuns: MESSAGES, seed, includeErrorInReport: true },
  );
  expect(understood).toBeGreaterThan(MESSAGES / 50);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
