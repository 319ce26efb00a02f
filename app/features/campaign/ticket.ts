import { isRecord } from '#protocol/is-record.ts';

/** A UUID of version 4. `crypto.randomUUID` is missing where a page is not served by https. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Proof of when a form that no server has drawn was opened. Without connection it is empty: the server hands out another when the brief arrives. */
export async function fetchToken(): Promise<string> {
  try {
    const answer: unknown = await (await fetch('/api/briefs/ticket', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })).json();
    return isRecord(answer) && typeof answer.token === 'string' ? answer.token : '';
  } catch {
    return '';
  }
}
