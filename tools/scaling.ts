/**
 * The figures of docs/scaling.md: `npm run scaling` computes them from the unit costs in docs/unit-costs.json, `npm run scaling -- measure` measures
 * those first, on this machine, from the built server; `npm run scaling -- cluster` runs two servers on one PostgreSQL behind nginx instead.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { tryCluster } from './scaling/cluster.ts';
import { type Network, type Traffic, toPlan } from './scaling/model.ts';
import { simulate } from './scaling/simulate.ts';
import { measureUnitCosts, type UnitCosts } from './scaling/unit-costs.ts';

const FILE = 'docs/unit-costs.json';
/** A hundred million page views a day. */
const TRAFFIC: Traffic = {
  pageViewsPerDay: 100_000_000,
  peakOverMean: 2.5,
  previewShare: 0.25,
  batchesPerPreview: 2,
  briefsPerPageView: 0.0002,
  searchShare: 0.01,
  keys: 1200,
  skew: 0.9,
};
const NETWORK: Network = { places: 60, keepS: 60, targetLoad: 0.5, coresPerServer: 2 };
const SIMULATED_S = 120;

interface Measured {
  readonly processor: string;
  readonly milliseconds: UnitCosts;
}

async function readCosts(): Promise<UnitCosts> {
  const measured: Measured = JSON.parse(await readFile(FILE, 'utf8'));
  return measured.milliseconds;
}

if (process.argv.includes('cluster')) {
  await tryCluster();
  process.exit();
}

if (process.argv.includes('measure')) {
  const milliseconds = await measureUnitCosts();
  const rounded = Object.fromEntries(Object.entries(milliseconds).map(([name, value]) => [name, Number(value.toPrecision(3))]));
  await writeFile(FILE, `${JSON.stringify({ processor: cpus()[0]?.model.trim(), milliseconds: rounded }, null, 2)}\n`);
}

const costs = await readCosts();
const round = (value: number, digits = 3) => Number(value.toPrecision(digits));
console.log('Milliseconds of one core:');
console.table(
  Object.fromEntries(Object.entries(costs).map(([name, ms]) => [name, { ms, 'per second on two cores, half used': Math.round(1000 / ms) }])),
);

for (const [name, network] of Object.entries({ 'kept for 60 s': NETWORK, 'always asked (keepS 0)': { ...NETWORK, keepS: 0 } })) {
  const plan = toPlan(costs, TRAFFIC, network);
  const cores = plan.servers * network.coresPerServer;
  const drawn = simulate(costs, TRAFFIC, network, cores, SIMULATED_S);
  console.log(`\n${TRAFFIC.pageViewsPerDay.toLocaleString('en')} page views a day, pages ${name}:`);
  console.table({
    'page views per second, mean / busiest': `${round(plan.meanViews)} / ${round(plan.peakViews)}`,
    'answered by the delivery network': `${round(plan.hitShare * 100)} % (drawn: ${round(drawn.hitShare * 100)} %)`,
    'at the servers per second': Object.entries(plan.origin)
      .map(([kind, rate]) => `${kind} ${round(rate)}`)
      .join(', '),
    'cores at work': `${round(plan.cores)} (drawn: ${round(drawn.load * cores)})`,
    'servers of two cores, one spare': plan.servers,
    'time at a server, p50 / p99 / longest': `${round(drawn.p50)} / ${round(drawn.p99)} / ${round(drawn.longest)} ms`,
    'event batches, briefs a day': `${round(plan.batchesPerDay)}, ${round(plan.briefsPerDay)}`,
  });
}
