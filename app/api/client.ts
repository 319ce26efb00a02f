import { type ClientResponse, hc } from 'hono/client';
import { readCookie } from '#app/cookies.ts';
import type { MockApi } from '#mock-api/app.ts';
import { SAMPLE_TOKEN } from '#protocol/sample-account.ts';
import { ApiError } from './api-error.ts';
import { askBackend, askSeed } from './backend.ts';

/** Every call of spec §7, typed from the pretend backend: `await toData(api.orders.$get())`. The server asks for the first look of a page alone. */
export const api = hc<MockApi>('/', {
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    typeof document === 'undefined' ? askSeed(input, init) : askBackend(createRequest(input, init)),
});

/**
 * The answer's data. A refusal is thrown as an ApiError with the backend's own sentence; what else went wrong on the way is thrown unchanged
 * (spec §7). There is no timeout (spec §9): give `{ init: { signal } }` to a call that should end with its page.
 */
export async function toData<T>(answer: Promise<ClientResponse<T, number, 'json'>>): Promise<T> {
  const response = await answer;
  if (!response.ok) throw new ApiError(response.status, await readRefusal(response));
  return response.json();
}

/** Adds what spec §6 and §9 put on every request: to this origin alone: no other site may see the tokens. */
export function createRequest(input: RequestInfo | URL, init?: RequestInit): Request {
  const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
  if (new URL(request.url).origin !== location.origin) return request;
  setDefault(request.headers, 'Authorization', `Bearer ${SAMPLE_TOKEN}`);
  setDefault(request.headers, 'X-XSRF-TOKEN', decode(readCookie(document.cookie, 'XSRF-TOKEN') ?? ''));
  return request;
}

function setDefault(headers: Headers, name: string, value: string | undefined) {
  if (value && !headers.has(name)) headers.set(name, value);
}

/** Unchanged where it cannot be decoded or would not fit into a header: a broken cookie must not stop every call. */
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return /^[\x20-\x7e]*$/.test(decoded) ? decoded : text;
  } catch {
    return text;
  }
}

async function readRefusal(response: Pick<ClientResponse<unknown>, 'text' | 'statusText'>): Promise<string> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') return body.message;
  } catch {
    // Not JSON: the text itself is the message.
  }
  return text.trim() || response.statusText;
}
