import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'app'], { encoding: 'utf8' }).split('\n');
const frames = sources
  .filter((path) => path.endsWith('.tsx') && existsSync(path))
  .flatMap((path) => (readFileSync(path, 'utf8').match(/<iframe[\s\S]*?(?:\/>|<\/iframe>)/g) ?? []).map((tag) => ({ path, tag })));

it('the site has frames to check', () => {
  expect(frames.length).toBeGreaterThan(1);
});

/** With our origin, or access to the top window, a creative could do all that the page can: isolation depends on this attribute alone. */
it.each(frames)('the frame of $path is sandboxed and may only run scripts', ({ tag }) => {
  expect([...tag.matchAll(/\ssandbox=(\S+ ?[^"\s>]*"?)/g)].map(([, value]) => value?.trim())).toEqual(['"allow-scripts"']);
});
