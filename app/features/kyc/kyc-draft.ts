import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { isRecord } from '#protocol/is-record.ts';

const KEEP_MS = 7 * 86_400_000;

/** What was typed into an application that has not been sent. Neither the code nor a picture is in it. */
export interface KycDraft {
  /** By the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** The address whose code was right. */
  readonly confirmed: string;
}

export const emptyDraft: KycDraft = { typed: {}, confirmed: '' };

/** Visitors can change what is stored: what is no draft counts as none, and one is kept for seven days. */
export function parseKycDraft(text: string | null, now: number): KycDraft {
  const draft = parseJson(text);
  if (!isRecord(draft) || typeof draft.keptAt !== 'number' || !(Math.abs(now - draft.keptAt) < KEEP_MS) || !isRecord(draft.typed)) return emptyDraft;
  const typed = Object.entries(draft.typed).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return { typed: Object.fromEntries(typed), confirmed: typeof draft.confirmed === 'string' ? draft.confirmed : '' };
}

export const kycDraftStore = createDeviceStore<KycDraft>({
  key: 'surge.kyc-draft',
  parse: (text) => parseKycDraft(text, Date.now()),
  format: (draft) => (isEmptyDraft(draft) ? null : JSON.stringify({ ...draft, keptAt: Date.now() })),
});

export const isEmptyDraft = ({ typed }: KycDraft) => Object.values(typed).every((value) => value === '');
