import { parseJson, readItem, writeItem } from '#app/device-store.ts';
import { isRecord } from '#protocol/is-record.ts';
import { type FormValues, keptFields } from './form-values.ts';

const KEY = 'surge.brief-draft';
const KEEP_MS = 7 * 86_400_000;
/** Not the form's own secrets, and no consent: that is given anew each time. */
const kept: ReadonlySet<string> = new Set(keptFields);

/** What somebody was writing here in the last seven days. What the browser refused to keep is not brought back: the form has said so. */
export function readDraft(): FormValues | undefined {
  return parseDraft(readItem(KEY), Date.now());
}

/** False where the browser keeps nothing. */
export function keepDraft(values: FormValues): boolean {
  return writeItem(KEY, JSON.stringify({ keptAt: Date.now(), values: values.filter(([name, value]) => kept.has(name) && value !== '') }));
}

export function discardDraft(): void {
  writeItem(KEY, null);
}

/** Whatever else lies under the key is no draft. */
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
