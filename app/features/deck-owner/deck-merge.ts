import { readPlan } from '#app/components/price/price-store.ts';
import { parseJson } from '#app/device-store.ts';
import type { Brand } from '#protocol/brand.ts';
import type { DeckContent, DeckDemo, DeckPage } from '#protocol/deck.ts';

/** A deck as fields that change one by one: each a text, '' for nothing. The fields of a demo end in its id. */
type Fields = ReadonlyMap<string, string>;

/** The demos of a deck in their order, `12,1,9`. */
export const ORDER = 'order';
/** What the campaign is planned with, as JSON: its parts belong together. */
export const PLAN = 'plan';

const brandParts = ['name', 'headline', 'cta', 'landing', 'primary', 'accent', 'logo'] as const satisfies readonly (keyof Brand)[];
const demoParts = ['note', 'unit', 'page'] as const;

/** What two people made of one field. */
export interface Clash {
  readonly field: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface Merge {
  /** Where both changed a field, with what I made of it. */
  readonly deck: DeckContent;
  readonly clashes: readonly Clash[];
  /** Whether something was taken over from the other side. */
  readonly hasTheirs: boolean;
}

/** Whether two decks say the same. */
export function isSameDeck(one: DeckContent, other: DeckContent): boolean {
  const [a, b] = [toFields(one), toFields(other)];
  return a.size === b.size && [...a].every(([field, value]) => b.get(field) === value);
}

/**
 * What two sides made of one deck, joined: what only one of them changed stays changed. `base`: what both began with. `choices`: the fields in which theirs is
 * wanted although both changed them.
 */
export function mergeDecks(base: DeckContent, mine: DeckContent, theirs: DeckContent, choices: ReadonlySet<string> = new Set()): Merge {
  const [b, m, t] = [toFields(base), toFields(mine), toFields(theirs)];
  const clashes: Clash[] = [];
  let hasTheirs = false;
  const joined = new Map<string, string>();
  for (const field of new Set([...m.keys(), ...t.keys()])) {
    const [before, my, their] = [b.get(field), m.get(field), t.get(field)];
    // Of a demo that only one side has: whether it stays, the order says.
    if (my === undefined || their === undefined) joined.set(field, my ?? their ?? '');
    else if (field === ORDER ? isOrderContested(b, m, t) : my !== their && my !== before && their !== before) {
      clashes.push({ field, mine: my, theirs: their });
      joined.set(field, choices.has(field) ? their : my);
    } else {
      joined.set(field, my === before ? their : my);
      hasTheirs ||= my === before && their !== before;
    }
  }
  return { deck: toDeck(joined), clashes, hasTheirs };
}

/** Both put the demos in another order, or one took out a demo on which the other wrote something. */
function isOrderContested(b: Fields, m: Fields, t: Fields): boolean {
  const [before, my, their] = [b, m, t].map((fields) => fields.get(ORDER) ?? '');
  if (my === their) return false;
  if (my !== before && their !== before) return true;
  const [shortened, other] = my === before ? [t, m] : [m, t];
  return [...other].some(([field, value]) => isOfDemo(field) && !shortened.has(field) && b.has(field) && b.get(field) !== value);
}

const isOfDemo = (field: string) => demoParts.some((part) => field.startsWith(`${part}.`));

function toFields({ title, client, brand, demos, plan }: DeckContent): Fields {
  const planned = readPlan(plan);
  return new Map([
    ['title', title],
    ['client', client],
    [ORDER, demos.map(({ id }) => id).join()],
    [PLAN, planned ? JSON.stringify(planned) : ''],
    ...brandParts.map((part): [string, string] => [`brand.${part}`, brand[part] ?? '']),
    ...demos.flatMap(({ id, note, unit = '', page }): [string, string][] => [
      [`note.${id}`, note],
      [`unit.${id}`, unit],
      [`page.${id}`, page ? [page.picture, page.x, page.y, page.width].join(' ') : ''],
    ]),
  ]);
}

function toDeck(fields: Fields): DeckContent {
  const read = (field: string) => fields.get(field) ?? '';
  const plan = toPlan(read(PLAN));
  return {
    title: read('title'),
    client: read('client'),
    brand: Object.fromEntries(brandParts.flatMap((part) => (read(`brand.${part}`) ? [[part, read(`brand.${part}`)]] : []))),
    demos: listIds(read(ORDER)).map((id): DeckDemo => {
      const [unit, page] = [read(`unit.${id}`), toPage(read(`page.${id}`))];
      return { id, note: read(`note.${id}`), ...(unit && { unit }), ...(page && { page }) };
    }),
    ...(plan && { plan }),
  };
}

/** Undefined for none. */
export const toPlan = (field: string) => readPlan(parseJson(field || null));

/** The demos that an order names. */
export const listIds = (order: string): readonly number[] => (order ? order.split(',').map(Number) : []);

function toPage(text: string): DeckPage | undefined {
  const [picture, x, y, width] = text.split(' ');
  return picture ? { picture, x: Number(x), y: Number(y), width: Number(width) } : undefined;
}

/** `note.12` is the part `note` of the demo 12; of the deck as a whole it is the field itself. */
export function toPart(field: string): { readonly part: string; readonly id?: number } {
  const [part = '', id] = field.split('.');
  return isOfDemo(field) ? { part, id: Number(id) } : { part: field };
}
