import type { UnitCosts } from './unit-costs.ts';

/** The assumptions about visitors. Each figure can be disputed: change it here and run the script again. */
export interface Traffic {
  readonly pageViewsPerDay: number;
  /** Load of the busiest hour divided by the mean of the day. */
  readonly peakOverMean: number;
  /** Share of page views that are previews, which load a creative and report events. */
  readonly previewShare: number;
  /** Batches of events that a preview sends. */
  readonly batchesPerPreview: number;
  readonly briefsPerPageView: number;
  /** Share of free-text lists, which are rendered for each request. */
  readonly searchShare: number;
  /** Distinct cached pages: addresses × languages × settings that visitors really use. */
  readonly keys: number;
  /** How unequal their popularity is: the k-th page is requested in proportion to 1 / k^skew. */
  readonly skew: number;
}

export interface Network {
  /** Locations of the delivery network, each with its own cache. */
  readonly places: number;
  /** Seconds that a location serves a page before it asks whether the page changed. */
  readonly keepS: number;
  /** Share of a server's cores that is used in the busiest hour. */
  readonly targetLoad: number;
  readonly coresPerServer: number;
}

export interface Plan {
  readonly meanViews: number;
  readonly peakViews: number;
  /** Share of page views that the delivery network answers without asking a server. */
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

/** Pure arithmetic; simulate.ts simulates the same visitors one by one. */
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
    // One more than needed, as a server may be down.
    servers: Math.ceil(cores / (network.coresPerServer * network.targetLoad)) + 1,
    batchesPerDay: traffic.pageViewsPerDay * traffic.previewShare * traffic.batchesPerPreview,
    briefsPerDay: traffic.pageViewsPerDay * traffic.briefsPerPageView,
  };
}

/** The share of page views that each key gets. */
export function toPopularity({ keys, skew }: Pick<Traffic, 'keys' | 'skew'>): readonly number[] {
  const weights = Array.from({ length: keys }, (_, k) => (k + 1) ** -skew);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** A key that is requested λ times a second and cached for T seconds misses λ / (1 + λT) times a second, at each location. */
function countMisses(views: number, traffic: Traffic, { places, keepS }: Network): number {
  return toPopularity(traffic).reduce((sum, share) => {
    const rate = (views * share) / places;
    return sum + (places * rate) / (1 + rate * keepS);
  }, 0);
}
