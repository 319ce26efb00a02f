/** What a link to a page shows where it is shared: title and text in the page's language, and a picture that exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPictureSize } from '#app/components/picture-size.ts';
import { toArticlePath } from '#app/components/stories.ts';
import { articles } from '#app/features/blog/articles.ts';
import { activeDemos, toPreviewPath } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { LANGUAGE_PARAMETER, languages } from '#protocol/languages.ts';
import { listSharedPages, toShareFile } from '#tools/share-pages.ts';
import { createRealApp, ORIGIN } from './reliability/real-app.ts';

const MOST_BYTES = 120_000;
const MOST_BYTES_OF_ALL = 1_500_000;
const LANDING_PICTURE = '/share.jpg';

const sharedPages = listSharedPages(activeDemos);
const demoPages = activeDemos.flatMap((demo) => [toPreviewPath(demo), `${toPreviewPath(demo)}/spec`, `/play/${demo.id}`, `/embed/${demo.id}`]);
/** Each public page, by its address. */
const paths = [
  '/',
  '/start-campaign',
  '/privacy',
  '/imprint',
  '/accessibility',
  '/blog-list',
  '/blog-grid',
  ...articles.map(({ slug }) => toArticlePath(slug)),
  '/formats',
  ...formats.map(({ name }) => `/experience/${toFormatSlug(name)}`),
  '/find',
  '/compare',
  '/check',
  '/meeting',
  '/decks/new',
  '/pages-pricing',
  '/pages-timeline',
  '/pages-faqs',
  '/pages-starter',
  '/pages-comingsoon',
  ...demoPages,
];

const fromOutside = { headers: { host: new URL(ORIGIN).host } };

/** What a network reads of a page, by property or name. */
async function readHead(app: Awaited<ReturnType<typeof createRealApp>>['app'], path: string): Promise<Record<string, string>> {
  const response = await app.request(ORIGIN + path, fromOutside);
  expect([path, response.status]).toEqual([path, 200]);
  const tags = (await response.text()).match(/<meta [^>]*>/g) ?? [];
  const pairs = tags.map((tag) => {
    const meta = new DOMParser().parseFromString(tag.replace(/\/?>$/, '/>'), 'text/xml').documentElement;
    return [meta?.getAttribute('property') || meta?.getAttribute('name') || '', meta?.getAttribute('content') ?? ''] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name));
}

describe('a shared link', () => {
  let app: Awaited<ReturnType<typeof createRealApp>>['app'];
  beforeAll(async () => {
    ({ app } = await createRealApp());
  });

  it.each(paths)('to %s has title, text and an existing picture of the right size', async (path) => {
    const head = await readHead(app, path);
    expect(head).toMatchObject({
      'og:site_name': 'Surge',
      'og:title': expect.stringMatching(/\S/),
      'og:description': expect.stringMatching(/\S.{20,}/),
      'og:url': ORIGIN + path,
      'og:locale': 'en_GB',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
    });
    const picture = await app.request(head['og:image'] ?? '', fromOutside);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    // Some networks and mail programs show it from where it is.
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = await picture.arrayBuffer();
    expect(bytes.byteLength).toBeLessThanOrEqual(MOST_BYTES);
    expect(readPictureSize(new DataView(bytes))).toEqual({ width: 1200, height: 630 });
  });

  it.each(languages)('says it in $label', async ({ code, tag }) => {
    const own = [
      '/formats',
      '/experience/horizon',
      '/find',
      '/compare',
      '/check',
      '/meeting',
      '/decks/new',
      '/pages-pricing',
      toArticlePath('fees-first'),
    ];
    const english = await Promise.all(own.map((path) => readHead(app, path)));
    const heads = await Promise.all(own.map((path) => readHead(app, `${path}?${LANGUAGE_PARAMETER}=${code}`)));
    expect(heads.map((head) => head['og:locale']?.slice(0, 2))).toEqual(own.map(() => tag.slice(0, 2)));
    for (const name of ['og:title', 'og:description', 'og:image:alt']) {
      const same = own.filter((_, at) => heads[at]?.[name] === english[at]?.[name]);
      expect([name, same]).toEqual([name, code === 'en' ? own : []]);
    }
  });

  it('to a page or a story has a picture of its own, and that to a demo the demo’s', async () => {
    for (const { path, name } of sharedPages) {
      const [plain = ''] = path.split('?');
      expect(paths).toContain(plain);
      expect([plain, (await readHead(app, plain))['og:image']]).toEqual([plain, `${ORIGIN}/share/${name}.jpg`]);
    }
    for (const path of demoPages) expect((await readHead(app, path))['og:image']).toMatch(/\/creatives\/[a-z0-9-]+\/share\.jpg$/);
    expect((await readHead(app, '/imprint'))['og:image']).toBe(ORIGIN + LANDING_PICTURE);
  });
});

it('the pictures of pages are those that pages name, and small together', () => {
  const again = 'made by `npm run capture -- --share /find`, with the path of the page';
  const files = readdirSync('public/share').map((name) => `public/share/${name}`);
  expect(files.sort(), again).toEqual(sharedPages.map(toShareFile).sort());
  expect(files.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThanOrEqual(MOST_BYTES_OF_ALL);
});
