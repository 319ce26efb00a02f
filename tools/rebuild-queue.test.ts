import { expect, it } from 'vitest';
import { RebuildQueue } from './rebuild-queue.ts';

const REST_MS = 20;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A queue over pretend folders that records what happens. */
function createQueue(ready: Set<string>, build: (slug: string) => Promise<void> = () => pause(10)) {
  const diary: string[] = [];
  const queue = new RebuildQueue(
    {
      listReady: async () => [...ready],
      async build(slug) {
        diary.push(`begin ${slug}`);
        await build(slug);
        diary.push(`end ${slug}`);
      },
      finish: async (slug) => diary.push(`finish ${slug}`),
      report: (sentence) => diary.push(sentence),
    },
    REST_MS,
  );
  return { queue, diary };
}

it('builds a folder once, after its last file was saved', async () => {
  const { queue, diary } = createQueue(new Set(['a']));
  for (let file = 0; file < 5; file++) {
    queue.touch('a');
    await pause(5);
  }
  expect(diary).toEqual([]);
  await pause(100);
  expect(diary).toEqual(['begin a', 'end a', 'Built creative a', 'finish a']);
});

it('never builds two folders at the same time', async () => {
  const { queue, diary } = createQueue(new Set(['a', 'b']));
  queue.touch('a');
  queue.touch('b');
  await pause(150);
  expect(diary).toEqual(['begin a', 'end a', 'Built creative a', 'finish a', 'begin b', 'end b', 'Built creative b', 'finish b']);
});

it('waits for a folder that is not copied completely', async () => {
  const ready = new Set<string>();
  const { queue, diary } = createQueue(ready);
  queue.touch('a');
  await pause(80);
  expect(diary).toEqual([]);
  ready.add('a');
  queue.touch('a');
  await pause(100);
  expect(diary[0]).toBe('begin a');
});

it('prints why a build failed, and continues', async () => {
  const { queue, diary } = createQueue(new Set(['bad', 'good']), async (slug) => {
    if (slug === 'bad') throw new Error('ENOENT simid.html');
  });
  queue.touch('bad');
  queue.touch('good');
  await pause(120);
  expect(diary).toEqual(['begin bad', 'Creative bad: ENOENT simid.html', 'begin good', 'end good', 'Built creative good', 'finish good']);
});
