import { languages } from '#protocol/languages.ts';
import { expectLook, expectValidHtml, listLooks, MISSING, test } from './fixture.ts';

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

/** In all languages; the others in English, and in German for its long words. */
const everywhere = ['landing', 'gallery', 'preview', 'unknown page'];
const all = languages.map(({ code }) => code);

for (const [turn, [name, path]] of Object.entries(pages).entries()) {
  for (const look of listLooks(turn, everywhere.includes(name) ? all : undefined)) {
    test(`${name} in ${look.tag}, ${look.mode}, has no violation and does not scroll sideways at 320 px`, async ({ page, allowFault }) => {
      if (name.startsWith('unknown')) allowFault(MISSING);
      await expectLook(page, look, () => page.goto(path));
    });
  }

  test(`${name} is valid HTML`, async ({ request }) => expectValidHtml(await (await request.get(path)).text()));
}
