import { type BrandKit, toBrandKit } from '#app/components/brand/brand-kit.ts';
import { demosParameter, listByKeys } from '#app/components/kept/demo-keys.ts';
import { listKnown } from '#app/components/kept/kept-demos.ts';
import { type Plan, readPlan, toPlanQuery } from '#app/components/price/price-store.ts';
import { parseJson, readItem, writeItem } from '#app/device-store.ts';
import { findUnit } from '#catalogue/demo.ts';
import { DAYS_USUAL, DEMOS_MOST, type DeckContent, type DeckDemo, lengths } from '#protocol/deck.ts';
import { isRecord } from '#protocol/is-record.ts';

const KEY = 'surge.deck-draft';

/** How long a link may be open, in days. */
export const dayChoices = [7, 30, 90, 180, 365] as const;

/** A deck that is being written and has not been made yet. Its password is never part of it. */
export interface DeckDraft {
  readonly deck: DeckContent;
  readonly days: number;
  /** What the address named when it was begun, `12,1&model=CPL`: demos, and what was planned with; '' for none. */
  readonly from: string;
  /** Of the attempt to make exactly this deck that nobody has acknowledged yet. */
  readonly key?: string | undefined;
}

/** The demos that an address names, `?demos=12,5:320x100`, each at most once; undefined for none. */
export function listWanted(query: URLSearchParams): readonly DeckDemo[] | undefined {
  const demos = listByKeys(query.get(demosParameter.name) ?? '').map(({ id, unit }) => ({ id, unit }));
  return demos.length > 0 ? toDeckDemos(demos) : undefined;
}

/** Known ones, each once, at most as many as a deck has room for. */
export function toDeckDemos(given: readonly unknown[]): readonly DeckDemo[] {
  const seen = new Set<number>();
  const all = given.flatMap((one): DeckDemo[] => {
    const { id, unit, note } = isRecord(one) ? one : {};
    const [demo] = listKnown([id]);
    if (!demo || seen.has(demo.id)) return [];
    seen.add(demo.id);
    const known = typeof unit === 'string' ? findUnit(demo, unit).unit : undefined;
    return [{ id: demo.id, note: typeof note === 'string' ? note.slice(0, lengths.note) : '', ...(known && { unit: known }) }];
  });
  return all.slice(0, DEMOS_MOST);
}

export const emptyDeck: DeckContent = { title: '', client: '', brand: {}, demos: [] };

interface Beginning {
  /** Of the address. */
  readonly wanted: readonly DeckDemo[] | undefined;
  /** What was planned with, also of the address. */
  readonly planned: Plan | undefined;
  /** Ids of the demos that this device keeps. */
  readonly kept: readonly number[];
  readonly kit: BrandKit;
  readonly stored: DeckDraft | undefined;
}

/** What the form shows at first: the draft, with demos and plan of the address where it names others than those it was begun with. */
export function beginDraft({ wanted, planned, kept, kit, stored }: Beginning): DeckDraft {
  const keys = (wanted ?? []).map(({ id, unit }) => (unit ? `${id}:${unit}` : id)).join();
  const from = keys + toPlanQuery(planned ?? {});
  const plan = planned && { plan: planned };
  if (!stored)
    return { deck: { ...emptyDeck, brand: kit, demos: wanted ?? toDeckDemos(kept.map((id) => ({ id }))), ...plan }, days: DAYS_USUAL, from };
  if (!wanted || from === stored.from) return stored;
  const noteOf = (id: number) => stored.deck.demos.find((demo) => demo.id === id)?.note ?? '';
  const demos = keys === stored.from.split('&')[0] ? stored.deck.demos : wanted.map((demo) => ({ ...demo, note: noteOf(demo.id) }));
  return { ...stored, from, key: undefined, deck: { ...stored.deck, demos, ...plan } };
}

/** The draft of this tab. */
export function readDraft(): DeckDraft | undefined {
  return parseDraft(readItem(KEY, 'session'));
}

/** Undefined forgets it. Without the pictures of pages, which are too large for it. False if storage is full or blocked. */
export function keepDraft(draft: DeckDraft | undefined): boolean {
  return writeItem(KEY, draft ? JSON.stringify({ ...draft, deck: withoutPages(draft.deck) }) : null, 'session');
}

/** A deck before its pictures are on the server. */
export function withoutPages(deck: DeckContent): DeckContent {
  return { ...deck, demos: deck.demos.map(({ page: _, ...demo }) => demo) };
}

/** Visitors can change what is stored: undefined for anything that is no draft. */
export function parseDraft(text: string | null): DeckDraft | undefined {
  const draft = parseJson(text);
  if (!isRecord(draft) || !isRecord(draft.deck)) return undefined;
  const { title, client, brand, demos } = draft.deck;
  const plan = readPlan(draft.deck.plan);
  const clean = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '');
  const days = dayChoices.find((one) => one === draft.days) ?? DAYS_USUAL;
  return {
    deck: {
      title: clean(title, lengths.title),
      client: clean(client, lengths.client),
      brand: toBrandKit(brand),
      demos: Array.isArray(demos) ? toDeckDemos(demos) : [],
      ...(plan && { plan }),
    },
    days,
    from: clean(draft.from, 1000),
    key: typeof draft.key === 'string' ? draft.key : undefined,
  };
}
