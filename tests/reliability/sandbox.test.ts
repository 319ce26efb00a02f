import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'app'], { encoding: 'utf8' }).split('\n');
const frames = sources
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && existsSync(path))
  .flatMap((path) => (readFileSync(path, 'utf8').match(/<iframe[\s\S]*?(?:\/>|<\/iframe>)/g) ?? []).map((tag) => ({ path, tag })));

it('the site has frames to check', () => {
  expect(frames.length).toBeGreaterThan(1);
});

/**
 * A document from outside never has both our origin and scripts: with both it could do all that the page can. A creative has scripts alone. A mail has our
 * origin, by which the page reads its height, and no script.
 */
it.each(frames)('the frame of $path is sandboxed, without scripts or without our origin', ({ path, tag }) => {
  const isMail = path.endsWith('/mail-frame.tsx');
  const wanted = isMail ? 'allow-same-origin allow-popups allow-popups-to-escape-sandbox' : 'allow-scripts';
  expect([...tag.matchAll(/\ssandbox="([^"]*)"/g)].map(([, value]) => value)).toEqual([wanted]);
});
