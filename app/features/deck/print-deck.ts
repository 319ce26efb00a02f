import { untilDrawn } from '#app/components/deck/branded-still.ts';

/** Prints the page once its pictures and codes are there. */
export async function printDeck(): Promise<void> {
  // By then the page has asked for what it draws.
  await untilShown();
  // Without its encoder a code is left out.
  await Promise.all([untilDrawn(), import('#app/components/qr-path.ts').catch(() => undefined)]);
  await untilShown();
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('.deck-page img'), (picture) => {
    picture.loading = 'eager';
    return picture.decode().catch(() => undefined);
  });
  await Promise.all(pictures);
  print();
}

/** Two frames: what changed is drawn. */
const untilShown = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
