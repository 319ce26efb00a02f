import { type Network, type Traffic, toPopularity } from './model.ts';
import type { UnitCosts } from './unit-costs.ts';

export interface Simulated {
  readonly hitShare: number;
  /** Utilisation of the cores in the simulated minutes. */
  readonly load: number;
  /** Milliseconds from arrival at a server to the answer: waiting and work. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/**
 * Simulates the visitors of `seconds` of the busiest hour one by one (exponential gaps, popular pages more often). Each location of the delivery
 * network has a cache; what it does not answer queues at the servers' cores, first come, first served. Deterministic, because seeded.
 */
export function simulate(costs: UnitCosts, traffic: Traffic, network: Network, cores: number, seconds: number): Simulated {
  const random = createRandom(20_261_120);
  const views = (traffic.pageViewsPerDay / 86_400) * traffic.peakOverMean;
  const pick = createPick(toPopularity(traffic), random);
  const keptUntil = new Map<number, number>();
  const freeAt = new Float64Array(cores);
  const waits: number[] = [];
  let [asked, passed, busy] = [0, 0, 0];
  const work = (at: number, costMs: number) => {
    const core = freeAt.indexOf(Math.min(...freeAt));
    const begins = Math.max(at, freeAt[core] ?? 0);
    // The cost of a request varies: exponentially distributed about the mean.
    const took = (-Math.log(1 - random()) * costMs) / 1000;
    freeAt[core] = begins + took;
    busy += took;
    waits.push((begins + took - at) * 1000);
  };
  // The caches fill before counting begins.
  const warm = -network.keepS;
  for (let now = warm; now < seconds; now += -Math.log(1 - random()) / views) {
    const isSearch = random() < traffic.searchShare;
    const key = pick() * network.places + Math.floor(random() * network.places);
    const isHit = !isSearch && (keptUntil.get(key) ?? warm - 1) > now;
    if (!isHit && !isSearch) keptUntil.set(key, now + network.keepS);
    if (now < 0) continue;
    asked++;
    if (!isHit) passed++;
    if (isSearch) work(now, costs.render);
    else if (!isHit) work(now, costs.unchanged);
    if (random() < traffic.previewShare * traffic.batchesPerPreview) work(now, costs.events);
    if (random() < traffic.briefsPerPageView) work(now, costs.brief);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
  return { hitShare: 1 - passed / asked, load: busy / (seconds * cores), p50: at(0.5), p99: at(0.99), longest: waits.at(-1) ?? 0 };
}

/** Mulberry32: small, seeded, good enough for arrivals. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random index of the list, in proportion to its share. */
function createPick(shares: readonly number[], random: () => number): () => number {
  let total = 0;
  const ends = shares.map((share) => (total += share));
  return () => {
    const wanted = random() * total;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
