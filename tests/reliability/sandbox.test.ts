import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'app'], { encoding: 'utf8' }).split('\n');
const frames = sources
  .filter((path) => path.endsWith('.tsx') && existsSync(path))
  .flatMap((path) => (readFileSync(path, 'utf8').match(/<iframe[\s\S]*?(?:\/>|<\/iframe>)/g) ?? []).map((tag) => ({ path, tag })));

it('there are frames to look at', () => {
  expect(frames.length).toBeGreaterThan(1);
});

/** With its own origin, or a way to the top, a creative would be the page that shows it: all isolation rests on these two words. */
it.each(frames)('the frame of $path is a sandbox for scripts and nothing else', ({ tag }) => {
  expect([...tag.matchAll(/\ssandbox=(\S+ ?[^"\s>]*"?)/g)].map(([, value]) => value?.trim())).toEqual(['"allow-scripts"']);
});
