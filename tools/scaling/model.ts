import type { UnitCosts } from './unit-costs.ts';

/** What is assumed of the visitors, each figure open to dispute: change it here and run the script again. */
export interface Traffic {
  readonly pageViewsPerDay: number;
  /** The busiest hour over the day's mean. */
  readonly peakOverMean: number;
  /** Of all page views: previews, which load a creative and report events. */
  readonly previewShare: number;
  /** Batches a preview sends. */
  readonly batchesPerPreview: number;
  readonly briefsPerPageView: number;
  /** Free-text lists, which are drawn for each. */
  readonly searchShare: number;
  /** Distinct kept pages: addresses times languages times settings that visitors really use. */
  readonly keys: number;
  /** How unequal their popularity is: the k-th is asked for in proportion to 1 / k^skew. */
  readonly skew: number;
}

export interface Network {
  /** Places of the delivery network that keep pages of their own. */
  readonly places: number;
  /** Seconds a place answers with a page before it asks whether it changed. */
  readonly keepS: number;
  /** Share of a server's cores that is used in the busiest hour. */
  readonly targetLoad: number;
  readonly coresPerServer: number;
}

export interface Plan {
  readonly meanViews: number;
  readonly peakViews: number;
  /** Of page views: answered by the delivery network without asking. */
  readonly hitShare: number;
  /** Requests per second at the servers in the busiest hour. */
  readonly origin: Readonly<Record<'unchanged' | 'render' | 'events' | 'brief', number>>;
  /** Cores at work in the busiest hour. */
  readonly cores: number;
  readonly servers: number;
  readonly batchesPerDay: number;
  readonly briefsPerDay: number;
}

const DAY_S = 86_400;

/** Pure arithmetic; simulate.ts draws the same visitors one by one. */
export function toPlan(costs: UnitCosts, traffic: Traffic, network: Network): Plan {
  const meanViews = traffic.pageViewsPerDay / DAY_S;
  const peakViews = meanViews * traffic.peakOverMean;
  const keptViews = peakViews * (1 - traffic.searchShare);
  const misses = countMisses(keptViews, traffic, network);
  const origin = {
    unchanged: misses,
    render: peakViews * traffic.searchShare,
    events: peakViews * traffic.previewShare * traffic.batchesPerPreview,
    brief: peakViews * traffic.briefsPerPageView,
  };
  const cores =
    (origin.unchanged * costs.unchanged + origin.render * costs.render + origin.events * costs.events + origin.brief * costs.brief) / 1000;
  return {
    meanViews,
    peakViews,
    hitShare: Math.max(0, 1 - (misses + origin.render) / peakViews),
    origin,
    cores,
    // One more than needed: a server may be away.
    servers: Math.ceil(cores / (network.coresPerServer * network.targetLoad)) + 1,
    batchesPerDay: traffic.pageViewsPerDay * traffic.previewShare * traffic.batchesPerPreview,
    briefsPerDay: traffic.pageViewsPerDay * traffic.briefsPerPageView,
  };
}

/** The share of views that each key gets. */
export function toPopularity({ keys, skew }: Pick<Traffic, 'keys' | 'skew'>): readonly number[] {
  const weights = Array.from({ length: keys }, (_, k) => (k + 1) ** -skew);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** A key that is asked for λ times a second and kept for T seconds misses λ / (1 + λT) times a second, in each place. */
function countMisses(views: number, traffic: Traffic, { places, keepS }: Network): number {
  return toPopularity(traffic).reduce((sum, share) => {
    const rate = (views * share) / places;
    return sum + (places * rate) / (1 + rate * keepS);
  }, 0);
}
