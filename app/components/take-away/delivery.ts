import type { Brand } from '#protocol/brand.ts';
import { isWritable, type Sending, sendings } from '#protocol/event-address.ts';
import { isRecord } from '#protocol/is-record.ts';
import type { PageFields } from './pack.ts';

/** Ad servers that want something of their own in a file; `other` takes the click tag of IAB's guide, as Google, Amazon and Xandr do. */
export const adServers = ['gam', 'cm360', 'xandr', 'adform', 'amazon', 'other'] as const;
export type AdServer = (typeof adServers)[number];

/** How an exported ad is trafficked. Addresses are as typed; what is none is left out of a file. */
export interface Delivery {
  readonly server: AdServer;
  /** Where the call to action leads; '': the sample's own page. */
  readonly landing: string;
  /** Where events are reported; '': nowhere. */
  readonly events: string;
  readonly by: Sending;
  /** The click macro of an ad server that is not in the list, as typed. */
  readonly click: string;
  /** The advertiser's coupon codes, for ads that give some: as typed, with commas between. '': the ad makes up its own. */
  readonly codes: string;
  /** Of what the ad leaves to chance: with the same one everybody gets the same result. As typed; '': each visitor has a result of their own. */
  readonly seed: string;
}

export const noDelivery: Delivery = { server: 'other', landing: '', events: '', by: 'pixel', click: '', codes: '', seed: '' };
/** A seed is unsigned, of 32 bits (protocol/frame.ts). */
export const MOST_SEED = 2 ** 32 - 1;

/** Any value in, a delivery out. */
export function toDelivery(value: unknown): Delivery {
  const given = isRecord(value) ? value : {};
  const text = (field: unknown) => (typeof field === 'string' ? field.trim().slice(0, 2048) : '');
  return {
    server: adServers.find((one) => one === given.server) ?? noDelivery.server,
    landing: text(given.landing),
    events: text(given.events),
    by: sendings.find((one) => one === given.by) ?? noDelivery.by,
    codes: text(given.codes),
    click: text(given.click).slice(0, 100),
    seed: text(given.seed),
  };
}

/** The address, or undefined where the field is empty or holds none that may be written into a file. */
export const toAddress = (field: string): string | undefined => (isWritable(field) ? field : undefined);

/** The seed, or undefined where the field is empty or holds none. */
export function toSeed(field: string): number | undefined {
  return /^\d+$/.test(field) && Number(field) <= MOST_SEED ? Number(field) : undefined;
}

/** Where a file leads that nobody gave a landing page. */
export const SAMPLE_LANDING = 'https://www.example.com/';
/** The click tag that a built zip page carries (tools/creatives.ts). */
const CLICK_TAG = `var clickTag = "${SAMPLE_LANDING}";`;

/**
 * Puts the landing page into a zip page's click tag. It stays one line at top level, which ad servers find and replace. Adform gives its click tag
 * through a library, whose address it puts into the frame: without it, as on a disk, nothing is asked for.
 */
export function putClickTag(html: string, { server, landing }: Delivery): string {
  const address = JSON.stringify(toAddress(landing) ?? SAMPLE_LANDING);
  const adform = `if (window.API_URL) document.write('<script src="' + window.API_URL + '"><\\/script>');
</script>
<script>
var clickTag = window.dhtml ? dhtml.getVar('clickTAG', ${address}) : ${address};`;
  return html.replace(CLICK_TAG, () => (server === 'adform' ? adform : `var clickTag = ${address};`));
}

interface AdformAd {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** Names of the tracking plan. */
  readonly events: readonly string[];
}

/** The file that Adform wants beside the ad, `manifest.json`. */
export function createAdformManifest({ title, width, height, events }: AdformAd, { landing }: Delivery): string {
  const manifest = {
    version: '1.0',
    title,
    description: '',
    width: String(width),
    height: String(height),
    events: { enabled: 1, list: Object.fromEntries(events.map((event, index) => [String(index + 1), event])) },
    clicktags: { clickTAG: toAddress(landing) ?? SAMPLE_LANDING },
    source: 'index.html',
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** What an exported page carries for its ad. An address that may not be written into a file is left out: the form has said so. */
export function toFields(brand: Partial<Brand>, { landing, events, by, codes, seed: typed }: Delivery): PageFields {
  const to = toAddress(events);
  const listed = codes.split(/[\s,;]+/).filter(Boolean);
  const seed = toSeed(typed);
  return {
    brand,
    landing: toAddress(landing) ?? SAMPLE_LANDING,
    ...(to && { events: { to, by } }),
    ...(listed.length > 0 && { codes: listed }),
    ...(seed !== undefined && { seed }),
  };
}

/** The same for a file. A zip for ad servers leads where its click tag does, and names no other address. */
export function toFileFields(target: 'html5' | 'mraid' | 'simid', brand: Partial<Brand>, delivery: Delivery): PageFields {
  const fields = toFields(brand, delivery);
  if (target !== 'html5') return fields;
  const { landing: _, ...others } = fields;
  return others;
}
