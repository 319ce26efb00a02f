import type { Measurement } from './measurements.ts';
import type { SizeName } from './sizes.ts';

/** A limit with where it is written: who says it, under which title. Our own limits have no source. */
export interface Rule {
  readonly who: string;
  readonly title?: string;
  readonly source?: string;
}

const PORTFOLIO = 'https://www.iab.com/guidelines/iab-new-ad-portfolio/';
const iab: Rule = { who: 'IAB', title: 'New Ad Portfolio', source: PORTFOLIO };
const lean: Rule = { who: 'IAB', title: 'New Ad Portfolio, LEAN', source: PORTFOLIO };
const googleAds: Rule = { who: 'Google Ads', title: 'Uploaded display ads', source: 'https://support.google.com/google-ads/answer/1722096' };
const adManager: Rule = { who: 'Google Ad Manager', title: 'HTML5 guidelines', source: 'https://support.google.com/admanager/answer/7046799' };
const chrome: Rule = { who: 'Chrome', title: 'Heavy Ad Interventions', source: 'https://developer.chrome.com/blog/heavy-ad-interventions' };

/** IAB writes kB, Google KB, neither says how many bytes that is: a thousand is the stricter reading, so what passes here passes either. */
const KB = 1000;

/** Initial load by size, bytes compressed (IAB New Ad Portfolio, fixed sizes; 9:16 for full screen). It has no 320x100. */
const initialLoad: Readonly<Partial<Record<SizeName, number>>> = {
  '970x250': 250 * KB,
  '728x90': 150 * KB,
  '300x600': 200 * KB,
  '300x250': 150 * KB,
  '320x50': 50 * KB,
  '320x480': 200 * KB,
  'full screen': 300 * KB,
};

export type GaugeName = 'initial load' | 'file' | 'zip' | 'requests' | 'network' | 'first frame' | 'processor' | 'motion ends';

/** One measured figure and its limit. */
export interface Gauge {
  readonly name: GaugeName;
  readonly measured: number;
  readonly limit: number;
  readonly unit: 'B' | 'ms' | 's' | '%' | '';
  readonly rule: Rule;
}

/** Our own promise where no standard has a figure. */
export const own: Rule = { who: 'Surge' };
const FIRST_FRAME_MS = 1000;

/** Ad servers take no film, and a television's ad is one of the broadcaster's making. */
const hasZip = (size: SizeName) => size !== 'video' && size !== 'CTV';

/** The figures of a creative, each against its strictest named limit. */
export function listGauges(size: SizeName, measured: Measurement): readonly Gauge[] {
  return [
    { name: 'initial load', measured: measured.gzip, limit: initialLoad[size] ?? 150 * KB, unit: 'B', rule: initialLoad[size] ? iab : googleAds },
    { name: 'file', measured: measured.raw, limit: 150 * KB, unit: 'B', rule: googleAds },
    ...(hasZip(size) && measured.seen ? [{ name: 'zip', measured: measured.seen.zip, limit: 150 * KB, unit: 'B', rule: googleAds } as const] : []),
    { name: 'requests', measured: measured.requests, limit: 10, unit: '', rule: iab },
    { name: 'network', measured: measured.network, limit: 4000 * KB, unit: 'B', rule: chrome },
    { name: 'first frame', measured: measured.firstFrameMs, limit: FIRST_FRAME_MS, unit: 'ms', rule: own },
    { name: 'processor', measured: measured.cpuPercent, limit: 30, unit: '%', rule: lean },
    { name: 'motion ends', measured: measured.motionEndS, limit: 15, unit: 's', rule: lean },
  ];
}

/** `warn`: passes, with less than a tenth to spare. Not for the length of the animation, which is made to fill its time. */
export function toVerdict({ measured, limit, unit }: Pick<Gauge, 'measured' | 'limit' | 'unit'>): 'pass' | 'warn' | 'fail' {
  if (measured > limit) return 'fail';
  return unit !== 's' && measured > limit * 0.9 ? 'warn' : 'pass';
}

export interface Check {
  readonly name: CheckName;
  readonly rule: Rule;
  readonly isPassed: boolean;
}
export type CheckName =
  | 'Sandboxed, no access to the page'
  | 'Size declared'
  | 'One file, nothing external'
  | 'Nothing external'
  | 'Silent until touched';

/** A success criterion of WCAG, by its title and its mark in the document. */
export const wcag = (title: string, mark: string): Rule => ({ who: 'WCAG 2.2', title, source: `https://www.w3.org/TR/WCAG22/#${mark}` });

/** What a browser or an ad server checks, as the measuring run saw it of this creative; empty where the run did not check. */
export function listChecks(size: SizeName, { seen }: Measurement): readonly Check[] {
  if (!seen) return [];
  const isOwnSize = !/^\d+x\d+$/.test(size) || seen.declared === size;
  return [
    { name: 'Sandboxed, no access to the page', rule: own, isPassed: seen.doors.length === 0 && seen.errors === 0 },
    { name: 'Size declared', rule: googleAds, isPassed: seen.declared !== '' && isOwnSize },
    { name: seen.files === 1 ? 'One file, nothing external' : 'Nothing external', rule: adManager, isPassed: seen.external === 0 },
    { name: 'Silent until touched', rule: lean, isPassed: seen.sounds === 0 },
  ];
}
