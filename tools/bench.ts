/**
 * How fast the product is, compared with a baseline measured in the same run: `npm run bench [-- startup throughput intake soak follow navigation interaction software catalogue preview context workspace lighthouse]`.
 * Absolute times depend on the machine; the ratios are what counts.
 */
import { cpus, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';
import { benchCatalogue } from './bench/catalogue.ts';
import { benchContext } from './bench/context.ts';
import { startFloor } from './bench/floor-server.ts';
import { benchFollow } from './bench/follow.ts';
import { benchFollowPages } from './bench/follow-pages.ts';
import { benchIntake } from './bench/intake.ts';
import { benchInteraction } from './bench/interaction.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchNavigation } from './bench/navigation.ts';
import { benchPreview } from './bench/preview.ts';
import { benchSoak } from './bench/soak.ts';
import { benchSoftware } from './bench/software.ts';
import { benchStartup } from './bench/startup.ts';
import { benchThroughput } from './bench/throughput.ts';
import type { Verdict } from './bench/verdict.ts';
import { benchWorkspace } from './bench/workspace.ts';
import { withoutGpu } from './chromium.ts';
import { launch } from './creative-harness.ts';
import { startProduction } from './production-server.ts';

const wanted = process.argv.slice(2).filter((word) => word !== '--');
const verdicts: Verdict[] = [];
const known: string[] = [];
console.log(`${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB`);

async function part(name: string, measure: () => Promise<Verdict[]>): Promise<void> {
  known.push(name);
  if (wanted.length > 0 && !wanted.includes(name)) return;
  console.log(`${name} …`);
  verdicts.push(...(await measure()));
}

async function inBrowser(measure: (browser: Browser, site: string) => Promise<Verdict[]>, args: readonly string[] = []): Promise<Verdict[]> {
  const [server, browser] = [await startProduction(), await launch(args)];
  const found = await measure(browser, server.origin);
  await browser.close();
  await server.stop();
  return found;
}

const floor = await startFloor();
await part('startup', benchStartup);
await part('throughput', benchThroughput);
await part('intake', benchIntake);
await part('soak', benchSoak);
await part('follow', async () => [...(await benchFollow()), ...(await inBrowser(benchFollowPages, withoutGpu))]);
await part('navigation', () => inBrowser((browser, site) => benchNavigation(browser, site, floor.origin)));
await part('interaction', () => inBrowser(benchInteraction));
await part('software', () => inBrowser(benchSoftware));
await part('catalogue', () => benchCatalogue(floor.origin));
await part('preview', () => inBrowser((browser, site) => benchPreview(browser, site, floor.origin)));
// Neither draws anything by WebGL.
await part('context', () => inBrowser(benchContext, withoutGpu));
await part('workspace', () => inBrowser((browser, site) => benchWorkspace(browser, site, floor.origin), withoutGpu));
await part('lighthouse', async () => {
  const server = await startProduction();
  const found = await benchLighthouse(server.origin, floor.origin);
  await server.stop();
  return found;
});
floor.stop();
if (verdicts.length > 0) console.table(verdicts.map(({ what, measured, limit, isMet }) => ({ what, measured, limit, '': isMet ? 'met' : 'MISSED' })));
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) console.error(`There is no part ${unknown.join(' and no part ')}. The parts are: ${known.join(', ')}.`);
process.exitCode = unknown.length === 0 && verdicts.every((verdict) => verdict.isMet) ? 0 : 1;
