import { type Engagement, engagementLimits, MAX_ENGAGED_DEMOS } from '#protocol/engagement.ts';

const KEY = 'surge.visit';

type Deeds = Omit<Engagement, 'demo'>;

/** Where the visit is kept; throws where the browser keeps nothing for us. */
export type Shelf = () => Pick<Storage, 'getItem' | 'setItem'>;
const ownShelf: Shelf = () => sessionStorage;

let memory: readonly Engagement[] = [];

/**
 * What this visit did with each demo, in whole numbers, in the order of first touch. It lives in this tab's session storage, in memory where storage
 * is blocked, and leaves the device only with a brief whose sender ticked it. Independent of what is measured.
 */
export function readVisit(shelf = ownShelf): readonly Engagement[] {
  return readKept(shelf)
    .map((one) => mapDeeds(one, (name) => Math.round(one[name])))
    .filter(({ seconds, interactions, completions, qrOpens }) => seconds + interactions + completions + qrOpens > 0);
}

/** Adds to what the visit did with the demo. Beyond forty demos the one touched first is forgotten. */
export function noteVisit(demo: number, deeds: Partial<Deeds>, shelf = ownShelf): void {
  const visit = readKept(shelf);
  const known = visit.find((one) => one.demo === demo);
  const next = mapDeeds({ demo }, (name) => (known?.[name] ?? 0) + (deeds[name] ?? 0));
  memory = known ? visit.map((one) => (one === known ? next : one)) : [...visit, next].slice(-MAX_ENGAGED_DEMOS);
  try {
    shelf().setItem(KEY, JSON.stringify(memory));
  } catch {
    // Blocked or full: memory has it.
  }
}

/** Anything may stand in session storage: what is no engagement is left out. */
function readKept(shelf: Shelf): readonly Engagement[] {
  try {
    const kept: unknown = JSON.parse(shelf().getItem(KEY) ?? '[]');
    const visit = Array.isArray(kept) ? kept.flatMap((item) => parseEngagement(item) ?? []) : [];
    return visit.filter(({ demo }, index) => visit.findIndex((one) => one.demo === demo) === index).slice(-MAX_ENGAGED_DEMOS);
  } catch {
    return memory;
  }
}

function parseEngagement(item: unknown): Engagement | undefined {
  if (typeof item !== 'object' || item === null || !('demo' in item)) return undefined;
  const { demo } = item;
  if (typeof demo !== 'number' || !Number.isInteger(demo) || demo < 1 || demo > engagementLimits.demo) return undefined;
  return mapDeeds({ demo }, (name) => {
    const value: unknown = Reflect.get(item, name);
    return typeof value === 'number' && value > 0 ? value : 0;
  });
}

function mapDeeds({ demo }: Pick<Engagement, 'demo'>, toValue: (name: keyof Deeds) => number): Engagement {
  const take = (name: keyof Deeds) => Math.min(engagementLimits[name], toValue(name));
  return { demo, seconds: take('seconds'), interactions: take('interactions'), completions: take('completions'), qrOpens: take('qrOpens') };
}
