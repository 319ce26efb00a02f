import { type Demo, type DemoRecord, type Device, toUnitQuery, toUnitRecord, type UnitRecord } from './demo.ts';
import { demoRecords, unitRecords } from './demo-records.ts';
import { formats, toFormatSlug } from './formats.ts';

const nothing: readonly Demo[] = [];

export const demos: readonly Demo[] = Object.entries(demoRecords)
  .map(([path, record]) => toDemo(path.split('/').at(-2) ?? '', record, unitRecords))
  .sort((a, b) => a.id - b.id);

export const activeDemos: readonly Demo[] = demos.filter(({ active }) => active);

/** `units`: records of further units by their files' paths, those of other demos among them. */
export function toDemo(slug: string, record: DemoRecord, units: Readonly<Record<string, UnitRecord>> = {}): Demo {
  const toUnit = (one: DemoRecord, path: string) => ({
    ...one,
    slug: path,
    thumbnail: `/creatives/${slug}/thumbnail.avif`,
    video: `/creatives/${slug}/preview.mp4`,
    isIframe: true as const,
    creativeUrl: `/creatives/${path}/index.html`,
    units: nothing,
  });
  const further = Object.entries(units).flatMap(([path, unit]): Demo[] => {
    const [, folder, key = ''] = /\/([^/]+)\/units\/([^/]+)\/unit\.ts$/.exec(path) ?? [];
    return folder === slug ? [{ ...toUnit(toUnitRecord(record, unit), `${slug}/units/${key}`), unit: key }] : [];
  });
  return { ...toUnit(record, slug), units: further };
}

/** Active demos one of whose formats has this slug (spec §2, §5). Returns the same array for the same type, so that it can be a key. */
export function listDemosOfType(type: string, all: readonly Demo[] = demos): readonly Demo[] {
  const lists =
    listsByType.get(all) ?? new Map(formats.map(({ name }) => [toFormatSlug(name), all.filter((demo) => demo.active && demo.format.includes(name))]));
  listsByType.set(all, lists);
  return lists.get(type) ?? nothing;
}

const listsByType = new WeakMap<readonly Demo[], ReadonlyMap<string, readonly Demo[]>>();

/** The page of spec §2 Preview page, below the demo's first format, of a further unit with its name. `device`: absent for the unit's first. */
export function toPreviewPath(demo: Demo, device?: Device): string {
  return `/experience/${toFormatSlug(demo.format[0] ?? '')}/preview/${demo.id}${toUnitQuery(demo, device)}`;
}

/** The active demo whose id and format both match the route (spec §5). `id` is the raw URL segment. */
export function findDemo(type: string, id: string, all: readonly Demo[] = demos): Demo | undefined {
  if (!/^[1-9]\d{0,5}$/.test(id)) return undefined;
  return listDemosOfType(type, all).find((demo) => demo.id === Number(id));
}
