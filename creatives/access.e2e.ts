/** What the passport of an ad promises (creatives/<slug>/access.json) holds with brands whose colours are hard to read on. */
import { expect } from '@playwright/test';
import { listBrandAccess, summarizeLooks } from '#app/components/access/access.ts';
import type { Brand } from '#protocol/brand.ts';
import { test } from '#tools/creative-test.ts';
import { listCreatives, listUnits } from '#tools/creatives.ts';
import { lookAtCreative } from '#tools/look-at-creative.ts';

test.describe.configure({ timeout: 240_000 });

const brands: readonly Pick<Brand, 'name' | 'primary' | 'accent'>[] = [
  { name: 'Yellow', primary: '#ffe600', accent: '#101010' },
  { name: 'Black', primary: '#0b0b0b', accent: '#ffffff' },
  { name: 'Grey', primary: '#858585', accent: '#9a6cff' },
];

/** Half a minute to two for each: a local run leaves them to CI, which looks at all with one brand, `npm run test:full` with each. */
for (const [index, slug] of listCreatives().flatMap(listUnits).entries()) {
  test.describe(slug, { tag: '@ci' }, () => {
    test.use({ slug });
    for (const brand of process.env.TEST_FULL ? brands : [brands[index % brands.length] ?? {}])
      test(`can be read and pressed with the brand ${JSON.stringify(brand)}`, async ({ browser }) => {
        const lines = listBrandAccess(summarizeLooks(await lookAtCreative(browser, slug, brand)));
        expect(lines.filter(({ isPassed }) => !isPassed).map(({ name, seen }) => `${name} ${JSON.stringify(seen)}`)).toEqual([]);
      });
  });
}
