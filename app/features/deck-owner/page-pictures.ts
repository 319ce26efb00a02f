import { createKey } from '#app/components/create-key.ts';
import { type DeckAnswer, postDeck } from '#app/components/deck/post-deck.ts';
import type { DeckContent } from '#protocol/deck.ts';

/** The server's ids have no colon. */
const MARK = 'local:';

/** Pictures of pages that are on this device alone, as data URLs, until their deck is saved. */
const local = new Map<string, string>();

/** Returns what stands for it in a deck. */
export function keepPicture(dataUrl: string): string {
  const name = `${MARK}${createKey()}`;
  local.set(name, dataUrl);
  return name;
}

/** Where a picture is seen. `id`: of its deck, once there is one. */
export function toPictureUrl(id: string | undefined, picture: string): string {
  return local.get(picture) ?? `/d/${id}/pictures/${picture}`;
}

export const hasLocalPictures = ({ demos }: DeckContent) => demos.some(({ page }) => page?.picture.startsWith(MARK));

/** The deck with the names that the server gave to its pictures. One that is gone from this device leaves its demo without a page. */
export async function sendPictures(deck: DeckContent, id: string, edit: string): Promise<DeckAnswer<DeckContent>> {
  const demos = [];
  for (const { page, ...demo } of deck.demos) {
    if (!page?.picture.startsWith(MARK)) {
      demos.push({ ...demo, ...(page && { page }) });
      continue;
    }
    const url = local.get(page.picture);
    if (!url) {
      demos.push(demo);
      continue;
    }
    const sent = await postDeck<{ readonly picture: string }>(`/${id}/pictures`, { edit, picture: url.slice(url.indexOf(',') + 1) });
    if (sent.kind !== 'done') return sent;
    // Shown from here as long as this page is open: a deck that is closed to clients serves no pictures.
    local.set(sent.answer.picture, url);
    demos.push({ ...demo, page: { ...page, picture: sent.answer.picture } });
  }
  return { kind: 'done', answer: { ...deck, demos } };
}
