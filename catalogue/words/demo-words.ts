import { type Demo, listUnits } from '../demo.ts';
import { toWords } from '../rank-word.ts';
import { modelsOfGoal } from '../vocabulary.ts';
import { deviceWords, formatWords } from './formats.ts';
import { goalWords, modelWords } from './goals.ts';
import { sizeWords } from './sizes.ts';
import { appWords, displayWords, everyWords } from './standards.ts';
import { tradeWords } from './trades.ts';
import type { Words } from './words.ts';

/** What only the demo knows: the words beside its record. Keyed by the file's path. */
const own: Readonly<Record<string, Words>> = import.meta.glob<Words>('../../creatives/*/search-words.ts', { eager: true, import: 'words' });

const said = new Map<Words, string>();

/** In five languages at once: a planner in Vienna types "Getränk" on an English page. As `toWords` gives them, once for all demos. */
function say(words: Words | undefined): string {
  if (!words) return '';
  const text = said.get(words) ?? toWords(Object.values(words).join(', '));
  said.set(words, text);
  return text;
}

/** The product and the mechanic, by which it is meant before all others. */
export function listOwnWords({ slug }: Demo): string {
  return say(own[`../../creatives/${slug}/search-words.ts`]);
}

/** Its trades, goals, models, formats, size, devices and standards. */
export function listTradeWords(demo: Demo): string {
  const { trades, goals, format } = demo;
  const units = listUnits(demo);
  const shown = units.filter(({ size }) => size !== 'video' && size !== 'CTV');
  return [
    ...trades.map((trade) => tradeWords[trade]),
    ...goals.map((goal) => goalWords[goal]),
    ...goals.flatMap((goal) => modelsOfGoal[goal]).map((model) => modelWords[model]),
    ...format.map((name) => formatWords[name]),
    ...new Set(units.flatMap(({ device }) => device.map((name) => deviceWords[name]))),
    ...units.map(({ size }) => sizeWords[size]),
    everyWords,
  ]
    .map(say)
    .concat(shown.length > 0 ? displayWords : [], shown.some(({ device }) => device.includes('mobile')) ? appWords : [])
    .join('');
}

/** A format's own; of the name of anything else nothing. */
export function listFormatWords(name: string): string {
  return say(new Map<string, Words>(Object.entries(formatWords)).get(name));
}

const tables = [tradeWords, goalWords, modelWords, formatWords, deviceWords, sizeWords, own, { everyWords }];
const vocabulary = new Set([...tables.flatMap((table) => Object.values(table)).map(say), displayWords, appWords].join('').split(' '));

/** Whether a word, as `toWords` gives it, is one of these. A letter is the beginning of one. */
export function isKnownWord(word: string): boolean {
  return word.length > 1 && vocabulary.has(word);
}
