import { isRecord } from './is-record.ts';

/** A text as it is drawn at one moment. */
export interface SeenWord {
  readonly text: string;
  /** Height of its letters' em, CSS pixels as they are shown. */
  readonly size: number;
  /** WCAG 2 large text: 24 px, or 18.66 px in bold. */
  readonly isLarge: boolean;
  /** WCAG 2 contrast of its letters to what lies behind them, 1 … 21: nine tenths of them have at least this. */
  readonly contrast: number;
}

export interface SeenControl {
  /** Its accessible name; empty where it has none. */
  readonly name: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** What can be read and pressed in an ad at one moment. */
export interface AccessLook {
  readonly words: readonly SeenWord[];
  readonly controls: readonly SeenControl[];
}

/** So many of either are read: an ad has fewer. */
const MOST = 200;
const TEXT_LENGTH = 120;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Reads what an ad's frame answered; undefined for anything else. */
export function parseLooks(value: unknown): readonly AccessLook[] | undefined {
  if (!isList(value)) return undefined;
  return value.slice(0, MOST).flatMap((look) => {
    if (!isRecord(look) || !isList(look.words) || !isList(look.controls)) return [];
    return [{ words: look.words.slice(0, MOST).flatMap(parseWord), controls: look.controls.slice(0, MOST).flatMap(parseControl) }];
  });
}

function parseWord(value: unknown): readonly SeenWord[] {
  if (!isRecord(value)) return [];
  const { text, size, isLarge, contrast } = value;
  if (typeof text !== 'string' || !isNumber(size) || typeof isLarge !== 'boolean' || !isNumber(contrast)) return [];
  return [{ text: text.slice(0, TEXT_LENGTH), size, isLarge, contrast }];
}

function parseControl(value: unknown): readonly SeenControl[] {
  if (!isRecord(value)) return [];
  const { name, width, height } = value;
  if (typeof name !== 'string' || !isNumber(width) || !isNumber(height)) return [];
  return [{ name: name.slice(0, TEXT_LENGTH), width, height }];
}
