import { findByKey } from '#app/components/kept/demo-keys.ts';
import { createDeviceStore, parseJson, readItem, writeItem } from '#app/device-store.ts';
import { isRecord } from '#protocol/is-record.ts';
import { MEETING_CODE, MEETING_SECRET, type MeetingReceipt, NOTE_MOST } from '#protocol/meeting.ts';

/** What this tab presents with; it outlives a reload. */
export interface Presenting {
  /** Of the channel to the audience's window. */
  readonly id: string;
  readonly meeting?: MeetingReceipt | undefined;
}

const KEY = 'surge.present';

export function readPresenting(): Presenting {
  const kept = parseJson(readItem(KEY, 'session'));
  if (!isRecord(kept) || typeof kept.id !== 'string') return { id: crypto.getRandomValues(new Uint32Array(2)).join('-') };
  return { id: kept.id, meeting: toReceipt(kept.meeting) };
}

export function keepPresenting(presenting: Presenting): void {
  writeItem(KEY, JSON.stringify(presenting), 'session');
}

/** Undefined for whatever is no receipt of a meeting. */
export function toReceipt(value: unknown): MeetingReceipt | undefined {
  if (!isRecord(value) || typeof value.code !== 'string' || typeof value.secret !== 'string') return undefined;
  const { code, secret } = value;
  return MEETING_CODE.test(code) && MEETING_SECRET.test(secret) ? { code, secret } : undefined;
}

/** The presenter's notes by the key of a demo or unit, on this device alone. */
export const presenterNotes = createDeviceStore<Readonly<Record<string, string>>>({
  key: 'surge.present-notes',
  parse(text) {
    const value = parseJson(text);
    if (!isRecord(value)) return {};
    const known = Object.entries(value).flatMap(([key, note]) =>
      typeof note === 'string' && note && findByKey(key) ? [[key, note.slice(0, NOTE_MOST)]] : [],
    );
    return Object.fromEntries(known);
  },
  format: (notes) => (Object.keys(notes).length > 0 ? JSON.stringify(notes) : null),
});

export function changeNote(key: string, note: string): void {
  const { [key]: _, ...others } = presenterNotes.get();
  presenterNotes.set(note === '' ? others : { ...others, [key]: note.slice(0, NOTE_MOST) });
}
