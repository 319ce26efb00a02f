/** What everything weighs, against its budget: `npm run measure`. Pages as a phone receives them from the built server, creatives as they are built. */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launch } from './creative-lab.ts';
import { BUILT_CREATIVES, listCreatives } from './creatives.ts';
import { measurePage, type PageWeight } from './page-weight.ts';
import { startProduction } from './production-server.ts';

const PAGES = ['/', '/experience/gamification', '/formats', '/experience/horizon/preview/12', '/start-campaign'];
/** Issue budgets, KiB: the landing page before the first interaction, scripts of any page after it. */
const BUDGET = { landing: { requests: 10, total: 100, css: 12, script: 2 }, scriptAfter: 130, creativeRaw: 150, creativeGzip: 45 };

export function listExcesses(weight: PageWeight): string[] {
  const excesses: string[] = [];
  const check = (name: keyof PageWeight, limit: number) => {
    if (Number(weight[name]) > limit) excesses.push(`${weight.path}: ${name} ${weight[name]} > ${limit}`);
  };
  if (weight.path === '/') {
    for (const name of ['requests', 'total', 'css', 'script'] as const) check(name, BUDGET.landing[name]);
  }
  check('scriptAfter', BUDGET.scriptAfter);
  return excesses;
}

async function weighCreatives() {
  const rows = [];
  for (const slug of await listCreatives()) {
    const html = await readFile(`${BUILT_CREATIVES}/${slug}/index.html`);
    const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
    rows.push({
      creative: slug,
      raw: kib(html.length),
      gzip: kib(gzipSync(html, { level: 9 }).length),
      brotli: kib(brotliCompressSync(html).length),
    });
  }
  return rows;
}

if (import.meta.main) {
  const creatives = await weighCreatives();
  console.log('Creatives, KiB (limits: 150 raw, 45 gzip)');
  console.table(creatives);
  const server = await startProduction();
  const browser = await launch();
  const pages = [];
  for (const path of PAGES) pages.push(await measurePage(browser, server.origin, path));
  await browser.close();
  await server.stop();
  console.log('Pages, KiB on the wire; limits of /: 10 requests, 100 in all, 12 CSS, 2 script before the first interaction; 130 script after it');
  console.table(pages);
  const excesses = [
    ...pages.flatMap(listExcesses),
    ...creatives
      .filter((row) => row.raw > BUDGET.creativeRaw || row.gzip > BUDGET.creativeGzip)
      .map((row) => `${row.creative}: ${row.raw} raw, ${row.gzip} gzip`),
  ];
  for (const excess of excesses) console.log(`OVER BUDGET ${excess}`);
  process.exitCode = excesses.length > 0 ? 1 : 0;
}
