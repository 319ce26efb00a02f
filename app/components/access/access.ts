import type { Measurement } from '#catalogue/measurements.ts';
import { own, type Rule, wcag } from '#catalogue/standards.ts';
import type { AccessLook, SeenControl, SeenWord } from '#protocol/access.ts';

/** What looks at an ad come to: the least of each, as that is what somebody fails at. */
export interface AccessSummary {
  /** Controls that were seen, and those of them without a name. */
  readonly controls: number;
  readonly unnamed: number;
  readonly smallestControl: SeenControl | undefined;
  readonly smallestWord: SeenWord | undefined;
  /** The text that is nearest to its limit of contrast, or furthest below it. */
  readonly faintest: SeenWord | undefined;
}

/** What `npm run access` saw of a built creative: creatives/<slug>/access.json. Never typed by hand. */
export interface AccessRecord extends AccessSummary {
  /** Of the same file as in measured.json. */
  readonly hash: string;
  /** Keys of the way to the end card and its call to action, as KeyboardEvent.key or a remote's action names them. */
  readonly keys: readonly string[];
  /** Most flashes in a second on a quarter of the picture, untouched and played by keys. */
  readonly flashes: number;
  /** Controls of which nothing is drawn under forced colours. */
  readonly lost: readonly string[];
}

/** WCAG 2.2, 1.4.3: contrast of text, and of large text. */
const CONTRAST = 4.5;
const LARGE_CONTRAST = 3;
/** WCAG 2.2, 2.5.8, CSS pixels. */
const TARGET = 24;
/** WCAG 2.2, 2.3.1, in a second. */
const FLASHES = 3;
/** Our own floor, CSS pixels: the kit fits no text into less. */
const TEXT = 10;
/** A text that is seen only once is on its way in or out. */
const LEAST_LOOKS = 2;

const neededOf = ({ isLarge }: SeenWord) => (isLarge ? LARGE_CONTRAST : CONTRAST);
const leastBy = <T>(list: readonly T[], toNumber: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((least, one) => (least === undefined || toNumber(one) < toNumber(least) ? one : least), undefined);

/** Every text as it is at its best: what moves is read when it stands. */
function listWords(looks: readonly AccessLook[]): readonly SeenWord[] {
  const seen = new Map<string, { readonly best: SeenWord; readonly looks: number }>();
  for (const { words } of looks) {
    for (const word of words) {
      const before = seen.get(word.text);
      const isBetter = before === undefined || word.contrast / neededOf(word) > before.best.contrast / neededOf(before.best);
      const size = Math.max(word.size, before?.best.size ?? 0);
      seen.set(word.text, { best: { ...(isBetter ? word : before.best), size }, looks: (before?.looks ?? 0) + 1 });
    }
  }
  return [...seen.values()].filter(({ looks }) => looks >= LEAST_LOOKS).map(({ best }) => best);
}

export function summarizeLooks(looks: readonly AccessLook[]): AccessSummary {
  const words = listWords(looks);
  const controls = [
    ...new Map(looks.flatMap((look) => look.controls.map((control) => [`${control.name} ${control.width}`, control] as const))).values(),
  ];
  return {
    controls: controls.length,
    unnamed: controls.filter(({ name }) => name === '').length,
    smallestControl: leastBy(controls, ({ width, height }) => Math.min(width, height)),
    smallestWord: leastBy(words, ({ size }) => size),
    faintest: leastBy(words, (word) => word.contrast / neededOf(word)),
  };
}

export type AccessName =
  | 'Playable by keyboard'
  | 'Controls have names'
  | 'Smallest control'
  | 'Lowest contrast of a text'
  | 'Smallest text'
  | 'Pause control'
  | 'Calm version for reduced motion'
  | 'Flashes in a second'
  | 'Seen with forced colours'
  | 'Nothing is spoken';

/** One line of the passport. */
export interface AccessLine {
  readonly name: AccessName;
  readonly rule: Rule;
  readonly isPassed: boolean;
  /** What was measured; nothing where the verdict says all. */
  readonly seen?: AccessSeen;
}
/** Keys as KeyboardEvent.key or a remote's action names them; or figures with their limit, and the text of the ad that they are of. */
export type AccessSeen =
  | { readonly keys: readonly string[] }
  | { readonly figures: readonly number[]; readonly unit: 'px' | ':1' | ''; readonly limit?: number; readonly of?: string };

/** What depends on the brand: colours and texts of a visitor change it. */
export function listBrandAccess({ controls, unnamed, smallestControl, smallestWord, faintest }: AccessSummary): readonly AccessLine[] {
  const line = (name: AccessName, rule: Rule, isPassed: boolean, seen: AccessSeen | undefined) => ({ name, rule, isPassed, ...(seen && { seen }) });
  return [
    line('Controls have names', wcag('4.1.2 Name, Role, Value', 'name-role-value'), unnamed === 0, {
      figures: [controls - unnamed],
      unit: '',
      limit: controls,
    }),
    line(
      'Smallest control',
      wcag('2.5.8 Target Size (Minimum)', 'target-size-minimum'),
      !smallestControl || Math.min(smallestControl.width, smallestControl.height) >= TARGET,
      smallestControl && { figures: [smallestControl.width, smallestControl.height], unit: 'px', limit: TARGET, of: smallestControl.name },
    ),
    line(
      'Lowest contrast of a text',
      wcag('1.4.3 Contrast (Minimum)', 'contrast-minimum'),
      !faintest || faintest.contrast >= neededOf(faintest),
      faintest && { figures: [faintest.contrast], unit: ':1', limit: neededOf(faintest), of: faintest.text },
    ),
    line(
      'Smallest text',
      own,
      !smallestWord || smallestWord.size >= TEXT,
      smallestWord && { figures: [smallestWord.size], unit: 'px', limit: TEXT, of: smallestWord.text },
    ),
  ];
}

/** The whole passport of the ad with the sample's brand. What the measuring run has not tried is no line. */
export function listAccess(record: AccessRecord, { seen }: Measurement): readonly AccessLine[] {
  return [
    { name: 'Playable by keyboard', rule: wcag('2.1.1 Keyboard', 'keyboard'), isPassed: seen?.byKeyboard === true, seen: { keys: record.keys } },
    ...listBrandAccess(record),
    {
      name: 'Pause control',
      rule: wcag('2.2.2 Pause, Stop, Hide', 'pause-stop-hide'),
      isPassed: seen?.pauses === true,
    },
    {
      name: 'Calm version for reduced motion',
      rule: wcag('2.3.3 Animation from Interactions', 'animation-from-interactions'),
      isPassed: seen?.calm === true,
    },
    {
      name: 'Flashes in a second',
      rule: wcag('2.3.1 Three Flashes or Below Threshold', 'three-flashes-or-below-threshold'),
      isPassed: record.flashes <= FLASHES,
      seen: { figures: [record.flashes], unit: '', limit: FLASHES },
    },
    { name: 'Seen with forced colours', rule: own, isPassed: record.lost.length === 0 },
    // No ad of ours speaks: creatives/README.md.
    { name: 'Nothing is spoken', rule: wcag('1.2.2 Captions (Prerecorded)', 'captions-prerecorded'), isPassed: true },
  ];
}
