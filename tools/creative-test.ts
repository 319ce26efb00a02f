import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { hashSources, isAsCloned, isUpToDate, writeStamp } from './commands/stamps.ts';
import { BUILT_CREATIVES, CREATIVES, listCreatives, listUnits, toDemoSlug } from './creatives.ts';
import { isWholeRun } from './whole-run.ts';

const slugs = listCreatives().flatMap(listUnits);
/** What every ad is made of or played with. */
const KIT = [
  'creative-sdk',
  'protocol',
  'app/components/creative-frame',
  'catalogue/sizes.ts',
  'tools/creatives.ts',
  'tools/creative-harness.ts',
  'tools/play.ts',
  'tools/hovered-labels.ts',
  'package-lock.json',
];
/** Drawn without a graphics card, one playthrough of it takes more than a minute. */
const SLOWEST = 'step-inside';
const quick = slugs.filter((slug) => slug !== SLOWEST);

/**
 * A test that plays the ad or unit named by `test.use({ slug })`. In a whole run it always runs; elsewhere only if the ad, what it is made of, or the test's
 * file has changed since it was green on this clone.
 */
export const test = base.extend<{ slug: string; onlyIfChanged: undefined }>({
  slug: ['', { option: true }],
  onlyIfChanged: [
    async ({ slug }, use, info) => {
      const name = `contract-${createHash('sha256').update(info.title).digest('hex').slice(0, 12)}-${slug.replaceAll('/', '-')}`;
      const sources = [...KIT, `${CREATIVES}/${toDemoSlug(slug)}`];
      const hash = await hashSources(sources, readFileSync(info.file, 'utf8'));
      info.skip(!isWholeRun && isUpToDate(name, hash, BUILT_CREATIVES), 'nothing changed since it was green here; CI repeats all');
      // On a fresh clone each test of the contract plays one quick creative, each test another: the rest counts as passed by CI, and is played as soon
      // as it changes.
      if (!isWholeRun && slug !== quick[info.line % quick.length] && isAsCloned(name, [...sources, info.file])) {
        await writeStamp(name, hash);
        info.skip(true, 'passed by CI, and not changed on this clone');
      }
      await use(undefined);
      if (info.status === 'passed') await writeStamp(name, hash);
    },
    { auto: true },
  ],
});
