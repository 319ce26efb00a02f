import type { ReactNode } from 'react';
import { AMOUNT_MAX_LENGTH, formatAmount, parseAmount } from '#app/components/amount.ts';
import type { Values } from '#app/i18n/create-i18n.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { FieldTexts } from '#app/ui/form/field.tsx';
import { EMAIL, MAX_EMAIL } from '#protocol/email.ts';

/** What is wrong with a field. */
export interface Problem {
  readonly label: Label;
  readonly values?: Values;
}

export type Read<Value> = { readonly value: Value } | { readonly problem: Problem };

export interface Option {
  readonly value: string;
  /** A label, or a text that is the same in all languages. */
  readonly text: string;
}

export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'amount'
  | 'number'
  | 'date'
  | 'moment'
  | 'textarea'
  | 'select'
  | 'combo'
  | 'choices'
  | 'tags'
  | 'several'
  | 'lines'
  | 'file';

/** One field of a record: what it is called, how it is entered, and how what was entered becomes a value. */
export interface RecordField<Value> {
  readonly label: Label;
  readonly control: Control;
  readonly isRequired: boolean;
  readonly maxLength?: number;
  readonly autoComplete?: string;
  readonly hint?: Label;
  readonly options?: readonly Option[];
  /** Of a field whose lines are added and removed. */
  readonly lineLabels?: LineLabels;
  /** Over both columns of a form. */
  readonly isWide?: boolean;
  /** Draws it instead of `control`, its label included. `initial`: what it holds at first. */
  draw?(name: string, texts: FieldTexts, initial: readonly string[]): ReactNode;
  /** `texts`: what the controls of this name hold, one text, or one for each choice. */
  read(texts: readonly string[], languageTag: string): Read<Value>;
  write(value: Value, languageTag: string): readonly string[];
}

export interface LineLabels {
  readonly add: Label;
  /** `{{n}}`: its place. */
  readonly line: Label;
  readonly remove: Label;
}

/** A form: a field for each of its values. */
export type Fields<Values> = { readonly [Name in keyof Values]-?: RecordField<Values[Name]> };

const MAX_LINE = 120;
const MAX_PARAGRAPH = 2000;

interface LineOptions {
  readonly maxLength?: number;
  readonly control?: 'text' | 'tel';
  readonly autoComplete?: string;
  readonly hint?: Label;
  /** What a text must match, and what to say if it does not. */
  readonly rule?: { readonly pattern: RegExp; readonly wrong: Label };
}

/** One line. `missing`: what to say when it is empty; without it, it may be. */
export function line(label: Label, missing?: Label, options: LineOptions = {}): RecordField<string> {
  const { rule, maxLength = MAX_LINE, control = 'text', ...rest } = options;
  return {
    ...rest,
    label,
    control,
    maxLength,
    isRequired: missing !== undefined,
    read([text = '']) {
      const value = text.trim();
      if (!value) return missing ? { problem: { label: missing } } : { value };
      if (value.length > maxLength) return { problem: { label: 'Use at most {{n}} characters.', values: { n: maxLength } } };
      return rule && !rule.pattern.test(value) ? { problem: { label: rule.wrong } } : { value };
    },
    write: (value) => [value],
  };
}

export function email(label: Label, missing: Label): RecordField<string> {
  const rule = { pattern: EMAIL, wrong: 'Enter a whole e-mail address, like name@company.com.' } as const;
  return { ...line(label, missing, { maxLength: MAX_EMAIL, autoComplete: 'off', rule }), control: 'email' };
}

export function paragraph(label: Label, missing?: Label): RecordField<string> {
  return { ...line(label, missing, { maxLength: MAX_PARAGRAPH }), control: 'textarea', isWide: true };
}

/** An amount in US dollars, to the cent. */
export function amount(label: Label, missing: Label, most = 1_000_000): RecordField<number> {
  return {
    label,
    control: 'amount',
    isRequired: true,
    maxLength: AMOUNT_MAX_LENGTH,
    read([text = ''], languageTag) {
      if (!text.trim()) return { problem: { label: missing } };
      const value = parseAmount(text, languageTag);
      if (value === undefined) return noNumber(formatAmount(250.5, 2, languageTag));
      return value > most ? tooMuch(most, languageTag) : { value: Math.round(value * 100) / 100 };
    },
    write: (value, languageTag) => [formatAmount(value, 2, languageTag)],
  };
}

/** A whole number from `least` to `most`; or one with `digits` after the decimal sign. */
export function number(label: Label, missing: Label, { least = 0, most = 1000, digits = 0 } = {}): RecordField<number> {
  return {
    label,
    control: 'number',
    isRequired: true,
    maxLength: AMOUNT_MAX_LENGTH,
    read([text = ''], languageTag) {
      if (!text.trim()) return { problem: { label: missing } };
      const value = parseAmount(text, languageTag);
      const factor = 10 ** digits;
      if (value === undefined || Math.round(value * factor) / factor !== value)
        return noNumber(formatAmount(Math.min(most, least + 2), digits, languageTag));
      if (value < least) return { problem: { label: 'Not less than {{n}}.', values: { n: formatAmount(least, digits, languageTag) } } };
      return value > most ? tooMuch(most, languageTag) : { value };
    },
    write: (value, languageTag) => [formatAmount(value, digits, languageTag)],
  };
}

function tooMuch(most: number, languageTag: string) {
  return { problem: { label: 'Not more than {{n}}.', values: { n: new Intl.NumberFormat(languageTag).format(most) } } } as const;
}

function noNumber(example: string) {
  return { problem: { label: 'Please enter a number, such as {{example}}.', values: { example } } } as const;
}

/** A day of the calendar: '2026-11-20'. */
export function day(label: Label, missing: Label): RecordField<string> {
  return {
    label,
    control: 'date',
    isRequired: true,
    read: ([text = '']) => (text ? { value: text } : { problem: { label: missing } }),
    write: (value) => [value.slice(0, 10)],
  };
}

/** A moment by the clock of the visitor's own zone: '2026-11-20T09:30:00.000Z'. */
export function moment(label: Label, missing: Label): RecordField<string> {
  return {
    label,
    control: 'moment',
    isRequired: true,
    read: ([text = '']) => (text ? { value: new Date(text).toISOString() } : { problem: { label: missing } }),
    write(value) {
      const date = new Date(value);
      const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
      return [local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)];
    },
  };
}

/** One of many, found by typing. */
export function oneOf(label: Label, missing: Label, options: readonly Option[]): RecordField<string> {
  return {
    label,
    control: 'combo',
    isRequired: true,
    options,
    read: ([text = '']) => (options.some(({ value }) => value === text) ? { value: text } : { problem: { label: missing } }),
    write: (value) => [value],
  };
}

/** One of a few words, each of which is a label. */
export function choice<const Value extends string>(
  label: Label,
  values: readonly Value[],
  textOf: (value: Value) => string = (value) => value,
): RecordField<Value> {
  const [first] = values;
  return {
    label,
    control: 'select',
    isRequired: true,
    options: values.map((value) => ({ value, text: textOf(value) })),
    read([text = '']) {
      const value = values.find((one) => one === text) ?? first;
      return value === undefined ? { problem: { label } } : { value };
    },
    write: (value) => [value],
  };
}

/** A document from the visitor's device, where it stays: the value is its name. */
export function file(label: Label, missing?: Label): RecordField<string> {
  return {
    label,
    control: 'file',
    isRequired: missing !== undefined,
    isWide: true,
    read: ([name = '']) => (!name && missing ? { problem: { label: missing } } : { value: name }),
    write: (value) => [value],
  };
}

/** Any of a few. `missing`: what to say when none is chosen; without it, none may be. */
export function choices(label: Label, options: readonly Option[], missing?: Label): RecordField<readonly string[]> {
  return {
    label,
    control: 'choices',
    isRequired: missing !== undefined,
    isWide: true,
    options,
    read(texts) {
      const value = texts.filter((text) => options.some((option) => option.value === text));
      return value.length === 0 && missing ? { problem: { label: missing } } : { value };
    },
    write: (value) => value,
  };
}

/** Tags of one's own, and those that others have. `missing`: what to say when there is none; without it, there may be none. */
export function tags(label: Label, options: readonly Option[], missing?: Label): RecordField<readonly string[]> {
  return {
    ...choices(label, options, missing),
    control: 'tags',
    read(texts) {
      const value = texts.map((text) => text.trim()).filter(Boolean);
      return value.length === 0 && missing ? { problem: { label: missing } } : { value };
    },
  };
}

/** Some of a list of records, found by typing. `missing`: what to say when none is chosen; without it, none may be. */
export function several<Item extends { readonly id: number; readonly name: string }>(
  label: Label,
  items: readonly Item[],
  missing?: Label,
): RecordField<Item[]> {
  return {
    label,
    control: 'several',
    isRequired: missing !== undefined,
    isWide: true,
    options: items.map(({ id, name }) => ({ value: String(id), text: name })),
    read(texts) {
      const value = items.filter(({ id }) => texts.includes(String(id)));
      return value.length === 0 && missing ? { problem: { label: missing } } : { value };
    },
    write: (value) => value.map(({ id }) => String(id)),
  };
}

/** As many lines as are needed. Empty ones count as none. */
export function lines(label: Label, lineLabels: LineLabels): RecordField<readonly string[]> {
  return {
    label,
    control: 'lines',
    isRequired: false,
    isWide: true,
    maxLength: MAX_LINE,
    lineLabels,
    read: (texts) => ({ value: texts.map((text) => text.trim()).filter(Boolean) }),
    write: (value) => value,
  };
}
