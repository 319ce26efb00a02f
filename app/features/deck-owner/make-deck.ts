import { type DeckAnswer, postDeck } from '#app/components/deck/post-deck.ts';
import { DAYS_USUAL, DECK_ID, DECK_SECRET, type DeckChange, type DeckContent, type DeckReceipt, type OwnerView } from '#protocol/deck.ts';
import { withoutPages } from './deck-draft.ts';
import { hasLocalPictures, sendPictures } from './page-pictures.ts';

export interface Making {
  readonly deck: DeckContent;
  readonly days: number;
  /** '' for none. */
  readonly password: string;
  /** Made once for this content: however often it is sent, there is one deck. */
  readonly key: string;
}

/** `isWhole`: also its pages, its end and its password are as wanted. */
export type Made =
  | { readonly kind: 'made'; readonly receipt: DeckReceipt; readonly isWhole: boolean }
  | Exclude<DeckAnswer<never>, { readonly kind: 'done' }>;

/** Makes a deck, and then sets what only its owner may: pictures need a deck that they belong to. */
export async function makeDeck({ deck, days, password, key }: Making): Promise<Made> {
  const answer = await postDeck<DeckReceipt>('', { deck: withoutPages(deck) }, key);
  if (answer.kind !== 'done') return answer;
  const { view, edit } = answer.answer;
  if (!DECK_ID.test(view) || !DECK_SECRET.test(edit)) return { kind: 'unreachable' };
  const sent = hasLocalPictures(deck) ? await sendPictures(deck, view, edit) : undefined;
  const change = {
    ...(days !== DAYS_USUAL && { days }),
    ...(password && { password }),
    ...(sent?.kind === 'done' && { deck: sent.answer }),
  };
  const isSet = Object.keys(change).length === 0 || (await changeDeck(view, { ...change, edit, version: 1 })).kind === 'done';
  return { kind: 'made', receipt: { view, edit }, isWhole: isSet && (!sent || sent.kind === 'done') };
}

/** Whatever the deck is by now: what is set here is nobody's text. Tried once more for the version that is there. */
export async function changeDeck(id: string, change: DeckChange): Promise<DeckAnswer<OwnerView>> {
  const first = await postDeck<OwnerView>(`/${id}/change`, change);
  return first.kind === 'conflict' ? postDeck<OwnerView>(`/${id}/change`, { ...change, version: first.current.version }) : first;
}
