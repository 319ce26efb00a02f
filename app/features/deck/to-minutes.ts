import type { DeckContent } from '#protocol/deck.ts';

/** One play of an ad, whose motion ends after 15 s at the latest (IAB New Ad Portfolio, LEAN), and as long again to try it. */
const DEMO_MINUTES = 0.5;
/** As quickly as people read on a screen. */
const WORDS_PER_MINUTE = 200;

/** How long a client needs to see a deck, in whole minutes, at least one. */
export function toMinutes({ demos }: Pick<DeckContent, 'demos'>): number {
  const words = demos.reduce((sum, { note }) => sum + note.split(/\s+/).filter(Boolean).length, 0);
  return Math.max(1, Math.ceil(demos.length * DEMO_MINUTES + words / WORDS_PER_MINUTE));
}
