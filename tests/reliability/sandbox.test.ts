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

// There the answer takes the origin away, and the worker refuses one that does not (worker/addresses.test.ts).
it('one place alone gives a frame with scripts our origin: where a worker answers for it', () => {
  const named = sources.filter((path) => existsSync(path) && readFileSync(path, 'utf8').includes('allow-same-origin'));
  expect(named).toEqual(['app/components/creative-frame/guest.ts', 'app/features/mail/mail-frame.tsx']);
  expect(readFileSync('app/components/creative-frame/guest.ts', 'utf8')).toContain(
    "if (navigator.serviceWorker?.controller) frame.sandbox.add('allow-same-origin')",
  );
});
