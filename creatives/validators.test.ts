/** What tools that we did not write say of the creatives as they are built and captured. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bundleCreative, listBuildable, listUnits, targets } from '#tools/creatives.ts';

/** Worst share of dangerous frames that ffmpeg's filter may find; a one hertz blink of the whole screen has 4.8. */
const MAX_BADNESS = 3;
/** Its CSS part does not know calc() as a share of color-mix() (CSS Color 5), which every browser has. */
const UNKNOWN_TO_CHECKER = /“calc\(var\(--\w+\) \* 100%\)” is not a “\*invalid\*” value/;
const slugs = await listBuildable();
const run = promisify(execFile);

function has(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!has('java', '-version'))('the Nu HTML checker (Java)', () => {
  it('finds no error in any creative, for any target', { timeout: 120_000 }, async () => {
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const folder = mkdtempSync(join(tmpdir(), 'surge-vnu-'));
    const files = await Promise.all(
      (await listBuildable()).flatMap(listUnits).flatMap((slug) =>
        targets.map(async (target) => {
          const file = join(folder, `${slug.replaceAll('/', '-')}-${target}.html`);
          writeFileSync(file, await bundleCreative(slug, target));
          return file;
        }),
      ),
    );
    // It speaks on stderr, and exits with 1 when it has something to say.
    const said = await run('java', ['-jar', jar, '--errors-only', '--format', 'json', ...files]).catch((failure: { stderr: string }) => failure);
    const { messages }: { messages: { url: string; message: string }[] } = JSON.parse(said.stderr);
    const found = messages.filter(({ message }) => !UNKNOWN_TO_CHECKER.test(message));
    expect(found.map(({ url, message }) => `${url.split('/').at(-1)}: ${message}`)).toEqual([]);
  });
});

describe.skipIf(!has('ffmpeg', '-version'))('the photosensitivity filter (ffmpeg)', () => {
  it.each(slugs)('finds the clip of %s harmless', { timeout: 60_000 }, async (slug) => {
    const filter = 'photosensitivity=bypass=1,metadata=print:file=-';
    const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', `creatives/${slug}/preview.mp4`, '-vf', filter, '-f', 'null', '-'], {
      maxBuffer: 16 * 1024 * 1024,
    });
    const found = Array.from(stdout.matchAll(/badness=([\d.]+)/g), ([, badness]) => Number(badness));
    expect(found.length).toBeGreaterThan(50);
    expect(Math.max(...found)).toBeLessThan(MAX_BADNESS);
  });
});
