import { type Engagement, engagementLimits, MAX_ENGAGED_DEMOS } from '#protocol/engagement.ts';

const KEY = 'surge.visit';

type Counts = Omit<Engagement, 'demo'>;

/** Returns the storage of the visit. Throws where the browser blocks storage. */
export type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;
const getSessionStorage: GetStorage = () => sessionStorage;

let memory: readonly Engagement[] = [];

/**
 * What the visitor did with each demo during this visit, in whole numbers, in the order of first touch. Kept in the tab's session storage, or in
 * memory where storage is blocked. It leaves the device only with a brief whose sender agreed. Not connected with the measured events.
 */
export function readVisit(getStorage = getSessionStorage): readonly Engagement[] {
  return readStored(getStorage)
    .map((one) => mapCounts(one, (name) => Math.round(one[name])))
    .filter(({ seconds, interactions, completions, qrOpens }) => seconds + interactions + completions + qrOpens > 0);
}

/** Adds counts for a demo. Above MAX_ENGAGED_DEMOS the demo that was touched first is forgotten. */
export function noteVisit(demo: number, counts: Partial<Counts>, getStorage = getSessionStorage): void {
  const visit = readStored(getStorage);
  const known = visit.find((one) => one.demo === demo);
  const next = mapCounts({ demo }, (name) => (known?.[name] ?? 0) + (counts[name] ?? 0));
  memory = known ? visit.map((one) => (one === known ? next : one)) : [...visit, next].slice(-MAX_ENGAGED_DEMOS);
  try {
    getStorage().setItem(KEY, JSON.stringify(memory));
  } catch {
    // Blocked or full: the copy in memory is used.
  }
}

/** Session storage is untrusted input: entries that are no engagement are left out. */
function readStored(getStorage: GetStorage): readonly Engagement[] {
  try {
    const stored: unknown = JSON.parse(getStorage().getItem(KEY) ?? '[]');
    const visit = Array.isArray(stored) ? stored.flatMap((item) => parseEngagement(item) ?? []) : [];
    return visit.filter(({ demo }, index) => visit.findIndex((one) => one.demo === demo) === index).slice(-MAX_ENGAGED_DEMOS);
  } catch {
    return memory;
  }
}

function parseEngagement(item: unknown): Engagement | undefined {
  if (typeof item !== 'object' || item === null || !('demo' in item)) return undefined;
  const { demo } = item;
  if (typeof demo !== 'number' || !Number.isInteger(demo) || demo < 1 || demo > engagementLimits.demo) return undefined;
  return mapCounts({ demo }, (name) => {
    const value: unknown = Reflect.get(item, name);
    return typeof value === 'number' && value > 0 ? value : 0;
  });
}

function mapCounts({ demo }: Pick<Engagement, 'demo'>, toValue: (name: keyof Counts) => number): Engagement {
  const take = (name: keyof Counts) => Math.min(engagementLimits[name], toValue(name));
  return { demo, seconds: take('seconds'), interactions: take('interactions'), completions: take('completions'), qrOpens: take('qrOpens') };
}
