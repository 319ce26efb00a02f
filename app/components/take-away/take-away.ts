import type { Demo, DemoRecord } from '#catalogue/demo.ts';
import { toFacetSlug } from '#catalogue/filter.ts';
import { normalizeText } from '#catalogue/normalize-text.ts';
import type { Brand } from '#protocol/brand.ts';

/** What can be taken away of a demo. */
export const takeAwayKinds = ['html5', 'mraid', 'simid', 'vast', 'backup', 'pause', 'menu', 'clip', 'spec', 'tracking'] as const;
export type TakeAwayKind = (typeof takeAwayKinds)[number];

const endings = {
  html5: 'html5.zip',
  mraid: 'mraid.html',
  simid: 'simid.zip',
  vast: 'vast.xml',
  backup: 'backup.jpg',
  pause: 'pause.jpg',
  menu: 'menu.jpg',
  clip: 'clip.mp4',
  spec: 'spec.csv',
  tracking: 'tracking.csv',
} as const satisfies Record<TakeAwayKind, string>;

/** With the unit's name and its size, where the demo comes in more units than one: files of several lie in one folder of a campaign. */
export function toFileName({ slug, unit, size }: Pick<Demo, 'slug' | 'unit' | 'size'>, kind: TakeAwayKind): string {
  const [folder = ''] = slug.split('/');
  return [...new Set([folder, unit, unit && toFacetSlug(size), endings[kind]])].filter(Boolean).join('-');
}

/** `brand_demo_size.zip`: everything of one demo, with the brand in it. Of a name without Latin letters the sample's brand stands there. */
export function toPackName({ slug, size, brand: sample }: Pick<Demo, 'slug' | 'size' | 'brand'>, brand: Partial<Brand>): string {
  return `${plain(brand.name ?? '') || plain(sample)}_${toFacetSlug(slug)}_${toFacetSlug(size)}.zip`;
}

/** `brand-formats.pptx`: what a visitor keeps, as slides; named after what it is `about` where that has a name in Latin letters. */
export function toPresentationName({ name = '' }: Partial<Brand>, about = ''): string {
  return `${plain(about) || `${plain(name) || 'surge'}-formats`}.pptx`;
}

const plain = (name: string) => toFacetSlug(normalizeText(name)).replaceAll(/^-|-$/g, '');

/**
 * Film goes to video players, a television's with the static pictures of IAB's CTV Ad Portfolio; everything else goes to ad servers and, on phones, to
 * apps.
 */
export function listKinds({ size, device }: Pick<DemoRecord, 'size' | 'device'>): readonly TakeAwayKind[] {
  const isTelevision = size === 'CTV';
  const isFilm = size === 'video' || isTelevision;
  const has = {
    html5: !isFilm,
    mraid: !isFilm && device.includes('mobile'),
    simid: isFilm,
    vast: isFilm,
    backup: true,
    pause: isTelevision,
    menu: isTelevision,
    clip: true,
    spec: true,
    tracking: true,
  } as const satisfies Record<TakeAwayKind, boolean>;
  return takeAwayKinds.filter((kind) => has[kind]);
}

/** Beside each built creative: the bytes of those files that are made of it (tools/take-away-files.ts). */
export const SIZES_FILE = 'sizes.json';

/** Beside each built creative: the licences of the ad and of its fonts. */
export const LICENCE = 'licence.txt';

/** Beside each built creative: its tracking plan. */
export const TRACKING = { csv: 'tracking.csv', json: 'tracking.json' } as const;
