import { legalPages } from '#app/components/legal-pages.ts';
import { notes } from '#app/components/notes.ts';
import { stories, toArticlePath } from '#app/components/stories.ts';
import { escapeHtml } from '#app/ui/escape-html.ts';
import type { Demo } from '#catalogue/demo.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { LANGUAGE_PARAMETER, languages } from '#protocol/languages.ts';

/** Pages of text worth finding. The others say `noindex`. */
const textPages = [
  '/find',
  '/pages-pricing',
  '/pages-faqs',
  '/pages-timeline',
  '/pages-starter',
  '/pages-comingsoon',
  '/blog-list',
  '/blog-grid',
  ...[...stories, ...notes].map(({ slug }) => toArticlePath(slug)),
  ...legalPages.map(({ path }) => path),
];

/** Paths of every public page. A demo stands under its first format; its other lists lead to the same demo. */
export function listPublicPaths(demos: readonly Demo[]): readonly string[] {
  const active = demos.filter((demo) => demo.active);
  const lists = formats
    .filter(({ name }) => active.some((demo) => demo.format.includes(name)))
    .map(({ name }) => `/experience/${toFormatSlug(name)}`);
  const previews = active.flatMap(({ id, format: [first] }) => (first ? [`/experience/${toFormatSlug(first)}/preview/${id}`] : []));
  const sheets = previews.map((path) => `${path}/spec`);
  return ['/', '/start-campaign', '/formats', ...lists, ...previews, ...sheets, ...textPages];
}

/** The sitemap protocol's XML: one entry per page and language, each naming all its translations. */
export function toSitemap(origin: string, paths: readonly string[]): string {
  const toUrl = (path: string, code: string) => escapeHtml(`${origin}${path}${code === 'en' ? '' : `?${LANGUAGE_PARAMETER}=${code}`}`);
  const entries = paths.flatMap((path) => {
    const links = languages.map(({ code, tag }) => `<xhtml:link rel="alternate" hreflang="${tag.slice(0, 2)}" href="${toUrl(path, code)}"/>`);
    links.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${toUrl(path, 'en')}"/>`);
    return languages.map(({ code }) => `<url><loc>${toUrl(path, code)}</loc>${links.join('')}</url>`);
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}
