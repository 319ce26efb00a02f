import { answerPages } from '#app/components/answer-pages.ts';
import { legalPages } from '#app/components/legal-pages.ts';
import { type Demo, listUnits, toUnitQuery } from '#catalogue/demo.ts';
import { activeDemos, listDemosOfType, toPreviewPath } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { LANGUAGE_PARAMETER, languages } from '#protocol/languages.ts';
import { OFFLINE_PATH, OPEN_PATH } from '#protocol/take-along.ts';

/**
 * The pages that a meeting needs, with their queries: stored in the visitor's language. Any other that the site draws by itself is opened by the page at
 * OPEN_PATH, which is stored in all of them. Never a page with something of one visitor in it, such as the key of a brief.
 */
export function listMeetingPages(demos: readonly Demo[] = activeDemos): readonly string[] {
  const lists = formats.map(({ name }) => toFormatSlug(name)).filter((slug) => listDemosOfType(slug, demos).length > 0);
  const units = demos.flatMap(listUnits);
  return [
    '/',
    '/formats',
    '/experience',
    ...lists.map((slug) => `/experience/${slug}`),
    ...units.map((unit) => toPreviewPath(unit)),
    ...units.map((unit) => `${toPreviewPath(unit).replace(/\?.*$/, '')}/spec${toUnitQuery(unit)}`),
    '/find',
    '/compare',
    '/meeting',
    '/present',
    ...answerPages.map(({ path }) => path),
    ...legalPages.map(({ path }) => path),
    ...[OPEN_PATH, OFFLINE_PATH].flatMap((path) => languages.map(({ code }) => `${path}?${LANGUAGE_PARAMETER}=${code}`)),
  ];
}
