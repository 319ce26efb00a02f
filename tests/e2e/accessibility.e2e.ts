import { takeEvery } from '#tools/whole-run.ts';
import { expectValidHtml, expectVariants, listVariants, MISSING, test } from './fixture.ts';

const pages = {
  landing: '/',
  gallery: '/experience/gamification',
  'all formats': '/formats',
  preview: '/experience/horizon/preview/12',
  'television preview': '/experience/ctv/preview/14',
  'unknown type': '/experience/nothing-here',
  'unknown demo': '/experience/ctv/preview/999',
  'unknown page': '/no-such-page',
  'start campaign': '/start-campaign',
};

for (const [turn, [name, path]] of takeEvery(4, Object.entries(pages)).entries())
  test(`${name} has no violation in its languages and modes, and does not scroll sideways at 320 px`, async ({ page, allowFault }) => {
    if (name.startsWith('unknown')) allowFault(MISSING);
    await expectVariants(page, listVariants(turn), () => page.goto(path));
  });

for (const [name, path] of Object.entries(pages))
  test(`${name} is valid HTML`, async ({ request }) => expectValidHtml(await (await request.get(path)).text()));
