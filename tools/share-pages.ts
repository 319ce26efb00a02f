import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { notes } from '#app/components/notes.ts';
import { stories, toArticlePath } from '#app/components/stories.ts';
import { articles } from '#app/features/blog/articles.ts';
import type { Demo } from '#catalogue/demo.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { writePagePicture } from './share-picture.ts';

type Shown = Pick<Demo, 'id' | 'name' | 'slug' | 'format'>;

interface SharedPage {
  /** Its address, where the heading is read. */
  readonly path: string;
  /** Name of the file in public/share/, as the page says it. */
  readonly name: string;
  readonly caption: string;
  /** What is shown below the heading: stills of demos, or the piece of the page that this selector finds. */
  readonly figure: readonly Shown[] | string;
}

/** The pages with a picture of their own. Those of demos have their demo's, all others the landing page's. `demos`: all that are shown. */
export function listSharedPages(demos: readonly Shown[]): readonly SharedPage[] {
  const byId = (...ids: readonly number[]) => ids.flatMap((id) => demos.filter((demo) => demo.id === id));
  const toBlog = (heads: readonly { readonly slug: string; readonly tag: string }[], note: string) =>
    heads.map(({ slug, tag }) => ({
      path: toArticlePath(slug),
      name: slug,
      caption: `${tag}${note}`,
      figure: byId(...(articles.find((article) => article.slug === slug)?.demos.slice(0, 1) ?? [])),
    }));
  return [
    { path: '/formats', name: 'formats', caption: `${demos.length} interactive ads you can play`, figure: demos },
    ...formats.map(({ name }) => {
      const figure = demos.filter(({ format }) => format.includes(name));
      return {
        path: `/experience/${toFormatSlug(name)}`,
        name: toFormatSlug(name),
        caption: `Play: ${figure.map((demo) => demo.name).join(', ')}`,
        figure,
      };
    }),
    { path: '/start-campaign', name: 'start-campaign', caption: 'Start Your Campaign', figure: '.brief-choices-model' },
    { path: '/find', name: 'find', caption: 'Find by goal: five questions, three formats', figure: '.find-choices-model' },
    { path: '/compare?demos=1,9,12', name: 'compare', caption: 'Compare demos', figure: byId(1, 9, 12) },
    { path: '/check', name: 'check', caption: 'Check your ad: nothing is uploaded', figure: '.check-start' },
    { path: '/meeting', name: 'meeting', caption: 'Take along', figure: byId(14, 12, 4) },
    { path: '/decks/new?demos=1,9,12', name: 'decks', caption: 'Make a deck', figure: byId(9, 5, 13) },
    { path: '/pages-pricing', name: 'pricing', caption: 'Pricing: seven KPI models', figure: '.price-way' },
    { path: '/pages-timeline', name: 'timeline', caption: 'Timeline: a sample schedule', figure: '.campaign-scale' },
    { path: '/pages-faqs', name: 'faqs', caption: 'Questions and answers', figure: '.faq' },
    { path: '/pages-starter', name: 'starter', caption: 'What a campaign needs', figure: '.checklist-progress' },
    { path: '/pages-comingsoon', name: 'coming-soon', caption: 'Coming soon: interactive audio', figure: '.listening-drawing' },
    { path: '/blog-list', name: 'blog', caption: 'Blog', figure: stories.flatMap((story) => demos.filter(({ slug }) => slug === story.demo)) },
    ...toBlog(stories, '. Sample campaign'),
    ...toBlog(notes, ''),
  ];
}

export const toShareFile = ({ name }: Pick<SharedPage, 'name'>): string => `public/share/${name}.jpg`;

/** Draws the picture of a page as the site at `origin` shows it, in English. The stills are those of the demos' own pictures. */
export async function capturePage(browser: Browser, shared: SharedPage, origin: string): Promise<void> {
  const { path, caption, figure } = shared;
  // Narrow and magnified: it is looked at in the width of a message.
  const page = await browser.newPage({ locale: 'en', viewport: { width: 720, height: 900 }, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  await page.goto(origin + path);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const shown =
    typeof figure === 'string'
      ? await shootPiece(page, figure)
      : await Promise.all(figure.map(({ slug }) => readFile(`creatives/${slug}/share.jpg`)));
  await page.close();
  await writePagePicture(browser, { heading, caption, figure: shown }, toShareFile(shared));
}

/** With its borders, some of which stand half outside. */
async function shootPiece(page: Page, selector: string): Promise<Buffer> {
  // The site's fonts come after its first paint.
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family.includes('Onest Variable') && status === 'loaded'));
  await page.evaluate(() => document.fonts.ready);
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${page.url()} has no ${selector}`);
  return page.screenshot({ fullPage: true, clip: { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 } });
}
