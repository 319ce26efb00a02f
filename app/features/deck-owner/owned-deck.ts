import type { DeckContent, OwnerView } from '#protocol/deck.ts';
import { isSameDeck, type Merge, mergeDecks } from './deck-merge.ts';

/** A deck on its owner's page: what the server has, and what is being changed. */
export interface OwnedDeck {
  /** The newest that the server told. */
  readonly view: OwnerView;
  /** What the changes were begun with; older than the view where somebody else saved meanwhile. */
  readonly base: { readonly version: number; readonly deck: DeckContent };
  readonly draft: DeckContent;
}

export function openDeck(view: OwnerView): OwnedDeck {
  return { view, base: view, draft: view.deck };
}

/** Takes in what the server tells. What is being changed stays, and the base it was begun with. */
export function receiveView(owned: OwnedDeck, view: OwnerView): OwnedDeck {
  // An answer that was overtaken by a later one.
  if (view.version < owned.view.version) return owned;
  if (!hasChanges(owned)) return openDeck(view);
  return isSameDeck(owned.base.deck, view.deck) ? { ...owned, view, base: view } : { ...owned, view };
}

/** After `sent` was saved: what was typed since then stays a change. */
export function receiveSaved(owned: OwnedDeck, sent: DeckContent, view: OwnerView): OwnedDeck {
  return { view, base: view, draft: mergeDecks(sent, owned.draft, view.deck).deck };
}

/** Joins with what somebody else saved. `choices`: the fields in which theirs is wanted although both were changed. */
export function rebase(owned: OwnedDeck, current: OwnerView, choices?: ReadonlySet<string>): OwnedDeck & Pick<Merge, 'clashes' | 'hasTheirs'> {
  const { deck, clashes, hasTheirs } = mergeDecks(owned.base.deck, owned.draft, current.deck, choices);
  return { view: current, base: current, draft: deck, clashes, hasTheirs };
}

export const hasChanges = ({ base, draft }: OwnedDeck) => !isSameDeck(base.deck, draft);

/** Whether somebody else saved since the changes were begun: saving asks then. */
export const isBehind = ({ base, view }: OwnedDeck) => base.version < view.version;
