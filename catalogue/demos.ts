import type { Demo, DemoRecord } from './demo.ts';
import { demoRecords } from './demo-records.ts';
import { formats, toFormatSlug } from './formats.ts';

export const demos: readonly Demo[] = Object.entries(demoRecords)
  .map(([path, record]) => toDemo(path.split('/').at(-2) ?? '', record))
  .sort((a, b) => a.id - b.id);

export const activeDemos: readonly Demo[] = demos.filter(({ active }) => active);

export function toDemo(slug: string, record: DemoRecord): Demo {
  const folder = `/creatives/${slug}`;
  return {
    ...record,
    slug,
    thumbnail: `${folder}/thumbnail.avif`,
    video: `${folder}/preview.mp4`,
    isIframe: true,
    creativeUrl: `${folder}/index.html`,
  };
}

/** Active demos one of whose formats has this slug (spec §2, §5). Returns the same array for the same type, so that it can be a key. */
export function listDemosOfType(type: string, all: readonly Demo[] = demos): readonly Demo[] {
  const lists =
    listsByType.get(all) ?? new Map(formats.map(({ name }) => [toFormatSlug(name), all.filter((demo) => demo.active && demo.format.includes(name))]));
  listsByType.set(all, lists);
  return lists.get(type) ?? nothing;
}

const listsByType = new WeakMap<readonly Demo[], ReadonlyMap<string, readonly Demo[]>>();
const nothing: readonly Demo[] = [];

/** The page of spec §2 Preview page. `type`: the format's slug, else the demo's first. */
export function toPreviewPath(demo: Demo, type = toFormatSlug(demo.format[0] ?? '')): string {
  return `/experience/${type}/preview/${demo.id}`;
}

/** The active demo whose id and format both match the route (spec §5). `id` is the raw URL segment. */
export function findDemo(type: string, id: string, all: readonly Demo[] = demos): Demo | undefined {
  if (!/^[1-9]\d{0,5}$/.test(id)) return undefined;
  return listDemosOfType(type, all).find((demo) => demo.id === Number(id));
}
