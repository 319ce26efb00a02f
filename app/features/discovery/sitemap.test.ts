import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '#protocol/languages.ts';
import { fifteenDemos } from '#tests/fixtures/fifteen-demos.ts';
import { listPublicPaths, toSitemap } from './sitemap.ts';

/** Those that are no list and no demo. */
const fixed = listPublicPaths([]);

test('every list with a demo, every active preview and its spec sheet are public', () => {
  const paths = listPublicPaths(fifteenDemos);
  expect(paths).toHaveLength(fixed.length + 7 + 15 + 15);
  expect(paths).toContain('/experience/horizon/preview/12');
  const inactive = fifteenDemos.map((demo) => ({ ...demo, active: demo.id === 14 }));
  expect(listPublicPaths(inactive)).toEqual([
    ...fixed.slice(0, 3),
    '/experience/interactive',
    '/experience/ctv',
    '/experience/ctv/preview/14',
    '/experience/ctv/preview/14/spec',
    ...fixed.slice(3),
  ]);
});

test('each page stands once per language and names all its translations', () => {
  const xml = toSitemap('https://surge.example', ['/formats']);
  expect(xml.match(/<url>/g)).toHaveLength(languages.length);
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://surge.example/formats',
    ...languages.filter((language) => language !== defaultLanguage).map(({ code }) => `<loc>https://surge.example/formats?lang=${code}`),
  ]);
  expect(xml.match(/hreflang="ru" href="https:\/\/surge\.example\/formats\?lang=rs"/g)).toHaveLength(languages.length);
});
