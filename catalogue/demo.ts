import type { Description } from './descriptions.ts';
import type { FormatName } from './formats.ts';
import type { SizeName } from './sizes.ts';
import type { Goal, Material, Trade } from './vocabulary.ts';

export const devices = ['desktop', 'mobile'] as const;
export type Device = (typeof devices)[number];

/** Sub-type labels of spec §3, '3D roll', which the format name asks for, and those of further units that spec §2 Key Channels names. */
export const subTypes = [
  'Dynamic',
  'Spinner',
  'Fall & Collect',
  'Fall & Hit',
  'Card swiper',
  'Horizon',
  'Remote',
  'Gallery',
  'Belt',
  'Scrolling Window',
  '3D roll',
  '3D xplore',
  'Macan',
  'Taps',
  'Interactive video',
  'Scratch',
  'Carousel split',
  'Panorama split',
] as const;
export type SubType = (typeof subTypes)[number];

/**
 * Where a demo stands on a page, if not in the slot of its size: at the foot of the screen while the page scrolls, or behind the page, seen through a gap in the
 * article and as large as the screen.
 */
export const placements = ['sticky', 'interscroller'] as const;
export type Placement = (typeof placements)[number];

/** What a creative's own demo.ts states. Everything that follows from the folder's name is added by demos.ts. */
export interface DemoRecord {
  /** Unique; 1 to 15 are the product's own. */
  readonly id: number;
  readonly name: string;
  /** Fictional advertiser of the demo. */
  readonly brand: string;
  readonly format: readonly FormatName[];
  readonly type: SubType;
  readonly size: SizeName;
  readonly placement?: Placement;
  /** CSS pixels, `WIDTHxHEIGHT`: to this a person's press opens a strip at the foot of the screen, upwards over the page (docs/decisions/062). */
  readonly opensTo?: `${number}x${number}`;
  /** Gives coupon codes, which may be the advertiser's own. */
  readonly givesCodes?: true;
  readonly device: readonly Device[];
  /** One sentence for the card: a line of descriptions.ts, translated into every language. */
  readonly description: Description;
  /** Trades whose campaigns it suits, the best first. */
  readonly trades: readonly Trade[];
  /** Campaign goals that it suits, the best first. */
  readonly goals: readonly Goal[];
  /** What an advertiser hands over besides a logo, colours and words, which every ad takes. */
  readonly needs: readonly Material[];
  /** Working days from the material to the first impression; a sample, as is our studio. */
  readonly leadDays: number;
  readonly active: boolean;
}

/** What the unit.ts of a further unit states: the same ad in another size, or with another mechanic. All else is its demo's. */
export interface UnitRecord {
  readonly size: SizeName;
  readonly device: readonly Device[];
  /** Where a person does something else than in the demo. */
  readonly type?: SubType;
  /** Where it is made for another fictional advertiser than the demo. */
  readonly brand?: string;
  readonly placement?: Placement;
  readonly opensTo?: DemoRecord['opensTo'];
}

interface DemoBase extends DemoRecord {
  /** The creative's folder; of a further unit with its path, `spin-and-sip/units/scratch`. */
  readonly slug: string;
  /** Of a further unit: its folder's name, which is unique in its demo. */
  readonly unit?: string;
  /** The further units of a demo, each complete in itself. */
  readonly units: readonly Demo[];
  /** URL of the still, AVIF. */
  readonly thumbnail: string;
  /** URL of the captured clip, MP4. */
  readonly video: string;
}

/** A demo that plays its creative in a sandboxed frame. */
export interface FrameDemo extends DemoBase {
  readonly isIframe: true;
  readonly creativeUrl: string;
}

/** A demo that only has its clip. */
export interface VideoDemo extends DemoBase {
  readonly isIframe?: false;
  readonly creativeUrl?: undefined;
}

/** The demo record of spec §3. */
export type Demo = FrameDemo | VideoDemo;

/** For link previews of other sites: 1200x630, JPEG (tools/share-picture.ts). */
export function toSharePicture(thumbnail: string): string {
  return thumbnail.replace('thumbnail.avif', 'share.jpg');
}

/** A unit stands where it says itself: that its demo sticks to the foot of the screen says nothing of another size. */
export function toUnitRecord({ placement: _, ...record }: DemoRecord, unit: UnitRecord): DemoRecord {
  return { ...record, ...unit };
}

/** The unit of this name, else the demo's own: so an address that names none, or one that is gone, still shows the demo. */
export function findUnit(demo: Demo, unit: string | undefined): Demo {
  return demo.units.find((one) => one.unit === unit) ?? demo;
}

/** The demo's own unit and all further ones. */
export function listUnits(demo: Demo): readonly Demo[] {
  return [demo, ...demo.units];
}

/** A unit in one word, `5:320x100`; a demo's own is its id. */
export function toUnitKey({ id, unit }: Pick<Demo, 'id' | 'unit'>): string {
  return unit === undefined ? String(id) : `${id}:${unit}`;
}

/** Of an address: which unit of a demo it shows. */
export const UNIT_PARAMETER = 'unit';

/** Of the address of a preview: the device on its stage. */
export const DEVICE_PARAMETER = 'tab';

/** The end of an address that shows this unit, in a preview on that device; '' for a demo's own where no device is named. */
export function toUnitQuery({ unit }: Pick<Demo, 'unit'>, device?: Device): string {
  const pairs = [...(device ? [`${DEVICE_PARAMETER}=${device}`] : []), ...(unit === undefined ? [] : [`${UNIT_PARAMETER}=${unit}`])];
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
