import type { RuleState } from '#app/components/guest/rules-section.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Gauge } from '#catalogue/standards.ts';

/** A rule that somebody wrote down. */
export interface Rule {
  readonly label: Label;
  /** In its unit; absent where it is not a matter of a figure. */
  readonly limit?: number;
  readonly unit?: Gauge['unit'];
  /** Who says so, under which title. A publisher's own rule stands for what its country asks for: no law says a weight. */
  readonly source: string;
  readonly url: string;
}

/** Neither IAB nor Google says how many bytes a kB is: a thousand is the stricter reading. */
const KB = 1000;

const iab = { source: 'IAB New Ad Portfolio', url: 'https://www.iab.com/guidelines/iab-new-ad-portfolio/' };
const googleAds = { source: 'Google Ads, uploaded display ads', url: 'https://support.google.com/google-ads/answer/1722096' };
const adManager = { source: 'Google Ad Manager, HTML5 guidelines', url: 'https://support.google.com/admanager/answer/7046799' };
const video360 = { source: 'Display & Video 360, creative guidelines', url: 'https://support.google.com/displayvideo/answer/3017252' };
const chrome = { source: 'Chrome, Heavy Ad Interventions', url: 'https://developer.chrome.com/blog/heavy-ad-interventions' };
const betterAds = { source: 'Coalition for Better Ads, Better Ads Standards', url: 'https://www.betterads.org/standards/' };
const wcag = { source: 'WCAG 2.2, 2.3.1 Three Flashes or Below Threshold', url: 'https://www.w3.org/TR/WCAG22/#three-flashes-or-below-threshold' };
const privacy = { source: 'EU, ePrivacy Directive 2002/58/EC, Article 5(3)', url: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj' };
const vast = { source: 'IAB Tech Lab, VAST 4.2', url: 'https://iabtechlab.com/standards/vast/' };
const surge = { source: 'Surge', url: '' };
/** What a standard leaves open, and we ask for. */
const advice = { source: 'Surge, a recommendation', url: '' };
const germany = { source: 'DE: OVK in the BVDW, HTML5 guideline', url: 'https://www.werbeformen.de' };
const germanPublisher = { source: 'DE: BCN, technical specifications', url: 'https://adtechfactory.atlassian.net/wiki/spaces/TSFW/pages/817430812' };
const italy = { source: 'IT: Italiaonline, HTML5 guidelines', url: 'https://italiaonline.it/iol-advertising/formati-adv/linee-guida-html5' };
const spain = { source: 'ES: ¡HOLA!, specifications', url: 'https://grupohola.com/en/?p=10774' };
const belgium = { source: 'BE: Produpress, technical specifications', url: 'https://techspecs.produpress.be/specs/banner' };
const norway = { source: 'NO: Aller Media, HTML guidelines', url: 'https://annonse.aller.no/en/specifications/html-krav' };
const britain = { source: 'GB: The Spectator, advertising specifications', url: 'https://life.spectator.co.uk/digital-advertising-specifications/' };

/** What is asked of each kind of file. Where IAB has a limit by size, the one here is for all others. */
export const rules = {
  // A page with its files: what the zip says.
  'zip-bounds': { label: 'Unpacks within 64 MB, 10 seconds and 2,000 files, whole.', ...surge },
  'zip-paths': { label: 'Names of its files stay inside the zip, and nothing in it is locked.', ...surge },
  'zip-nested': { label: 'No zip inside the zip.', ...googleAds },
  'zip-weight': { label: 'Weight of the zip', limit: 150 * KB, unit: 'B', ...googleAds },
  'zip-files': { label: 'Files in the zip', limit: 40, unit: '', ...googleAds },
  'file-kinds': { label: 'Only kinds of files that ad servers take.', ...video360 },
  'one-page': { label: 'One page to open: index.html, or the only one.', ...adManager },
  'size-named': { label: 'Names its size in a meta element, ad.size.', ...googleAds },
  'click-tag': { label: 'Has a click tag, which the ad server can replace.', ...adManager },
  // What is seen while it runs.
  'page-alive': { label: 'Leaves its thread and its frame to the page.', ...surge },
  'files-there': { label: 'No file that it asks for is missing.', ...adManager },
  'files-local': { label: 'Loads nothing from elsewhere but what Google serves for all.', ...googleAds },
  'https-only': { label: 'Asks for nothing without encryption.', ...adManager },
  'initial-load': { label: 'Initial load, compressed', limit: 150 * KB, unit: 'B', ...iab },
  'polite-load': { label: 'Polite load, compressed', limit: 300 * KB, unit: 'B', ...iab },
  requests: { label: 'Files asked for in the initial load', limit: 10, unit: '', ...iab },
  'first-frame': { label: 'First picture after', limit: 1, unit: 's', ...surge },
  'motion-end': { label: 'Motion ends by itself after', limit: 15, unit: 's', ...iab },
  'motion-end-google': { label: 'Motion ends by itself after', limit: 30, unit: 's', ...googleAds },
  processor: { label: 'Share of time in which its thread is busy', limit: 30, unit: '%', ...iab },
  'heavy-network': { label: 'Bytes loaded in all', limit: 4000 * KB, unit: 'B', ...chrome },
  'heavy-window': { label: 'Busy in any 30 seconds', limit: 15, unit: 's', ...chrome },
  'heavy-total': { label: 'Busy in all', limit: 60, unit: 's', ...chrome },
  'no-storage': { label: 'Keeps nothing on the device: no cookie, no storage.', ...privacy },
  'no-dialogs': { label: 'Opens no dialog.', ...betterAds },
  'no-errors': { label: 'Raises no error.', ...adManager },
  silent: { label: 'Silent until it is touched.', ...betterAds },
  flashes: { label: 'Flashes within one second', limit: 3, unit: '', ...wcag },
  'leaves-by-press': { label: 'Leaves only at a press of a person.', ...betterAds },
  'no-frames': { label: 'No frame inside the frame.', ...surge },
  'no-workers': { label: 'No worker.', ...britain },
  // What publishers of a country ask for.
  'de-weight': { label: 'Weight of all that it loads', limit: 200 * KB, unit: 'B', ...germany },
  'de-requests': { label: 'Files asked for in the initial load', limit: 15, unit: '', ...germanPublisher },
  'it-initial': { label: 'Initial load, compressed', limit: 200 * KB, unit: 'B', ...italy },
  'it-unpacked': { label: 'Weight of all files, unpacked', limit: 1000 * KB, unit: 'B', ...italy },
  'es-weight': { label: 'Weight of all that it loads', limit: 200 * KB, unit: 'B', ...spain },
  'be-weight': { label: 'Weight of the zip', limit: 150 * KB, unit: 'B', ...belgium },
  'no-initial': { label: 'Initial load, compressed', limit: 100 * KB, unit: 'B', ...norway },
  // A picture.
  'picture-weight': { label: 'Weight of the picture', limit: 150 * KB, unit: 'B', ...googleAds },
  'picture-kind': { label: 'GIF, JPG or PNG, as its name says.', ...googleAds },
  'picture-size': { label: 'Has a size that is sold.', ...googleAds },
  'picture-motion': { label: 'Motion ends by itself after', limit: 30, unit: 's', ...googleAds },
  'picture-pace': { label: 'Pictures a second', limit: 5, unit: '', ...googleAds },
  // A VAST answer.
  'vast-read': { label: 'Is XML of a VAST version that players read: 2.0 to 4.3.', ...vast },
  'vast-parts': { label: 'Has what each ad must have: system, title, impression, creative.', ...vast },
  'vast-media': { label: 'Each media file names its type, size and delivery.', ...vast },
  'vast-duration': { label: 'Says how long it is.', ...vast },
  'vast-events': { label: 'Tracks start, quarters and end.', ...advice },
  'vast-click': { label: 'Has a way out, ClickThrough.', ...advice },
  'vast-error': { label: 'Has an address for errors.', ...advice },
  'vast-https': { label: 'Asks for nothing without encryption.', ...vast },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;

/** What was found of one rule. */
export interface Verdict {
  readonly rule: RuleId;
  readonly state: RuleState;
  /** In the rule's unit. */
  readonly seen?: number;
  /** Files, addresses, texts: what was seen, unless they are something else. */
  readonly names?: readonly string[];
  /** What is missing, where a press led to, or where its XML ends to be well-formed (line:column). */
  readonly namesAre?: 'missing' | 'opened' | 'malformed';
  /** Where it is another than the rule's own: by size. */
  readonly limit?: number;
}

export const getRule = (id: RuleId): Rule => rules[id];

/** A figure against the limit of its rule, or of this size. */
export function toFigure(rule: RuleId, seen: number, limit = getRule(rule).limit ?? 0): Verdict {
  return { rule, state: seen <= limit ? 'met' : 'broken', seen, limit };
}

const MOST_NAMES = 12;

/** A rule that nothing may break: what breaks it is named. */
export function toNames(rule: RuleId, broken: readonly string[]): Verdict {
  return { rule, state: broken.length === 0 ? 'met' : 'broken', names: [...new Set(broken)].slice(0, MOST_NAMES) };
}

/** A rule that asks for something: what is missing is named. */
export const toMissing = (rule: RuleId, missing: readonly string[]): Verdict => ({ ...toNames(rule, missing), namesAre: 'missing' });

/** Initial load by size, bytes compressed (IAB New Ad Portfolio, fixed sizes). Polite load may be twice that. */
export const initialLoads: Readonly<Record<string, number>> = {
  '970x250': 250 * KB,
  '300x50': 50 * KB,
  '320x50': 50 * KB,
  '728x90': 150 * KB,
  '970x90': 200 * KB,
  '300x1050': 250 * KB,
  '160x600': 150 * KB,
  '300x600': 200 * KB,
  '300x250': 150 * KB,
  '120x60': 50 * KB,
  '320x480': 200 * KB,
};

/** Sizes that are sold (Google Ads, uploaded display ads), and the full screens of IAB. */
export const soldSizes = [
  '300x250',
  '300x600',
  '728x90',
  '970x250',
  '320x50',
  '320x100',
  '320x480',
  '160x600',
  '120x600',
  '336x280',
  '250x250',
  '200x200',
  '240x400',
  '468x60',
  '930x180',
  '970x90',
  '980x120',
  '300x50',
  '300x1050',
  '580x400',
  '640x360',
  '1280x720',
  '1920x1080',
] as const;
