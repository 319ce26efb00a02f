/**
 * Compares sizes and costs with their budgets: `npm run measure [-- <slug> …]`. Creatives as they are built, observed while nobody touches
 * them (written to creatives/<slug>/measured.json), and pages as a phone receives them from the built server, unless creatives are named.
 */
import { existsSync } from 'node:fs';
import { listGauges, toVerdict } from '#catalogue/standards.ts';
import { launch } from './creative-harness.ts';
import { listBuildable, listUnits, loadDemo } from './creatives.ts';
import { measureCreative, writeMeasurement } from './measure-creative.ts';
import { measurePage, type PageWeight } from './page-weight.ts';
import { startProduction } from './production-server.ts';

const PAGES = [
  '/',
  '/experience/gamification',
  '/formats',
  '/experience/horizon/preview/12',
  '/start-campaign',
  '/find',
  '/compare?demos=1,9,12',
  '/decks/new',
];
/**
 * Budgets, KiB: the landing page and the preview's scripts before the first interaction, scripts of any page after it; more on pages that are tools: the
 * preview carries the workbench, forms their checks.
 */
const BUDGET = {
  landing: { requests: 10, total: 100, css: 12, script: 2 },
  previewScript: 6,
  scriptAfter: 130,
  scriptOfTools: 147,
  creativeGzip: 48_000,
};

export function listExcesses(weight: PageWeight): string[] {
  const excesses: string[] = [];
  const check = (name: keyof PageWeight, limit: number) => {
    if (Number(weight[name]) > limit) excesses.push(`${weight.path}: ${name} ${weight[name]} > ${limit}`);
  };
  if (weight.path === '/') {
    for (const name of ['requests', 'total', 'css', 'script'] as const) check(name, BUDGET.landing[name]);
  }
  if (weight.path.includes('/preview/')) check('script', BUDGET.previewScript);
  check('scriptAfter', /\/preview\/|^\/(?:start-campaign|find|compare|decks)\b/.test(weight.path) ? BUDGET.scriptOfTools : BUDGET.scriptAfter);
  return excesses;
}

const wanted = process.argv.slice(2);

/** Checks what would make measuring fail, before half a minute is spent on the first creative. */
function findHindrance(slugs: readonly string[]): string | undefined {
  const unknown = wanted.filter((slug) => !slugs.includes(slug));
  if (unknown.length > 0) return `No creative of this name: ${unknown.join(', ')}. There are ${slugs.join(', ')}.`;
  if (wanted.length === 0 && !existsSync('build/server/main.js')) return 'Pages are measured as they are served: run `npm run build` first.';
  return undefined;
}

/** Observes the creatives one after another, 30 seconds each, and writes the figures into their folders. */
async function watchCreatives(slugs: readonly string[]) {
  const browser = await launch();
  const rows = [];
  for (const slug of slugs) {
    const demo = await loadDemo(slug);
    const measured = await measureCreative(browser, slug, demo.size);
    await writeMeasurement(slug, measured);
    rows.push({ slug, size: demo.size, measured });
    console.log(`${slug}: first frame ${measured.firstFrameMs} ms, processor ${measured.cpuPercent} %, still after ${measured.motionEndS} s`);
  }
  await browser.close();
  return rows;
}

async function measurePages() {
  const server = await startProduction();
  const browser = await launch();
  const pages = [];
  for (const path of PAGES) pages.push(await measurePage(browser, server.origin, path));
  await browser.close();
  await server.stop();
  console.log(
    'Pages, KiB on the wire; limits of /: 10 requests, 100 in all, 12 CSS, 2 script before the first interaction; 130 script after it, 147 of tools',
  );
  console.table(pages);
  return pages;
}

if (import.meta.main) {
  const slugs = (await listBuildable()).flatMap(listUnits);
  const hindrance = findHindrance(slugs);
  if (hindrance) {
    console.error(hindrance);
    process.exit(1);
  }
  const creatives = await watchCreatives(wanted.length > 0 ? wanted : slugs);
  console.log('Creatives (limits: 150 KiB raw, 48 kB gzip, 30 % processor, still after 15 s)');
  const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
  console.table(
    creatives.map(({ slug, measured: { raw, gzip, brotli, requests, firstFrameMs, cpuPercent, motionEndS } }) => ({
      slug,
      raw: kib(raw),
      gzip: kib(gzip),
      brotli: kib(brotli),
      requests,
      'first frame, ms': firstFrameMs,
      'processor, %': cpuPercent,
      'still after, s': motionEndS,
    })),
  );
  const pages = wanted.length > 0 ? [] : await measurePages();
  const excesses = [
    ...pages.flatMap(listExcesses),
    ...creatives.filter(({ measured }) => measured.gzip > BUDGET.creativeGzip).map(({ slug, measured }) => `${slug}: ${measured.gzip} bytes gzip`),
    ...creatives.flatMap(({ slug, size, measured }) =>
      listGauges(size, measured)
        .filter((gauge) => toVerdict(gauge) === 'fail')
        .map((gauge) => `${slug}: ${gauge.name} ${gauge.measured}${gauge.unit} > ${gauge.limit}${gauge.unit}, ${gauge.rule.who}`),
    ),
  ];
  for (const excess of excesses) console.log(`OVER BUDGET ${excess}`);
  process.exitCode = excesses.length > 0 ? 1 : 0;
}
