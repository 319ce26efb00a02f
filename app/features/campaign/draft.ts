import { type RefObject, useEffect, useState } from 'react';
import { parseJson, readItem, writeItem } from '#app/device-store.ts';
import { isRecord } from '#protocol/is-record.ts';
import { type FormValues, keptFields, listValues, readForm } from './form-values.ts';

const KEY = 'surge.brief-draft';
const KEEP_MS = 7 * 86_400_000;
/** Without key and token, and without consent, which is given anew each time. */
const kept: ReadonlySet<string> = new Set(keptFields);

/** The draft of the last seven days. */
export function readDraft(): FormValues | undefined {
  return parseDraft(readItem(KEY), Date.now());
}

/** False if storage is full or blocked. */
function keepDraft(values: FormValues): boolean {
  return writeItem(KEY, JSON.stringify({ keptAt: Date.now(), values: values.filter(([name, value]) => kept.has(name) && value !== '') }));
}

function discardDraft(): void {
  writeItem(KEY, null);
}

/** Visitors can change what is stored: undefined for anything that is not a draft. */
export function parseDraft(text: string | null, now: number): FormValues | undefined {
  const draft = parseJson(text);
  if (!isRecord(draft) || typeof draft.keptAt !== 'number' || !(Math.abs(now - draft.keptAt) < KEEP_MS) || !Array.isArray(draft.values))
    return undefined;
  const values = draft.values.flatMap((pair: unknown) => {
    const [name, value]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    return typeof name === 'string' && typeof value === 'string' && kept.has(name) ? [[name, value] as const] : [];
  });
  return values.length > 0 ? values : undefined;
}

/** `blocked`: storage is full or blocked. */
export type DraftState = 'none' | 'kept' | 'blocked';

/** Keeps what is typed on this device, and restores it. `suggested`: formats to tick if none is chosen. */
export function useDraft(form: RefObject<HTMLFormElement | null>, suggested: () => readonly string[]) {
  const [state, setState] = useState<DraftState>('none');
  // The server does not know the draft: it is filled in after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const draft = readDraft();
    if (!form.current) return;
    if (draft) {
      fillForm(form.current, draft);
      setState('kept');
    } else suggest(form.current, 'formats', suggested());
  }, []);
  const keep = (values?: FormValues) => {
    if (form.current) setState(keepDraft(values ?? readForm(new FormData(form.current))) ? 'kept' : 'blocked');
  };
  const forget = () => {
    discardDraft();
    setState('none');
  };
  /** Deletes the draft and empties the form. */
  const discard = () => {
    forget();
    form.current?.reset();
  };
  return { state, keep, forget, discard };
}

/**
 * Puts kept values into a form. A visitor may have typed into it before hydration, and the address may have chosen something: neither is
 * overwritten. Ticks are added to those that are there.
 */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) fillSelect(field, values);
    else if (field instanceof HTMLTextAreaElement) fillText(field, values);
    else if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    else if (field.type === 'checkbox') field.checked ||= listValues(values, field.name).includes(field.value);
    else if (field.type === 'radio') fillRadio(form, field, values);
    else fillText(field, values);
  }
}

/** Ticks boxes of a group in which none is ticked. */
function suggest(form: HTMLFormElement, name: string, values: readonly string[]): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  if (boxes.some(({ checked }) => checked)) return;
  for (const box of boxes) box.checked = values.includes(box.value);
}

function fillText(field: HTMLInputElement | HTMLTextAreaElement, values: FormValues): void {
  const [value] = listValues(values, field.name);
  if (value === undefined || field.value !== field.defaultValue || field.defaultValue !== '') return;
  field.value = value;
  dispatchChange(field);
}

function fillSelect(field: HTMLSelectElement, values: FormValues): void {
  const [value] = listValues(values, field.name);
  if (value === undefined || field.value !== '') return;
  field.value = value;
  dispatchChange(field);
}

/** Setting a value by script fires no event, and other parts show the value of a field. */
const dispatchChange = (field: HTMLElement) => field.dispatchEvent(new Event('change', { bubbles: true }));

/** An empty value leaves a group of radio buttons unchecked. */
function fillRadio(form: HTMLFormElement, field: HTMLInputElement, values: FormValues): void {
  const chosen = form.querySelector<HTMLInputElement>(`input[name="${field.name}"]:checked`);
  if ((chosen?.value ?? '') !== '' || !listValues(values, field.name).includes(field.value)) return;
  field.checked = true;
  dispatchChange(field);
}
