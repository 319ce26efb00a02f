import type { Page } from '@playwright/test';

/**
 * Counts the pixels of two PNGs in which a channel differs by more than `shade` of 255, and those that only one of them has. `page` is used for
 * computing only.
 */
export function countDifferences(page: Page, [one, other]: readonly [Buffer, Buffer], shade: number): Promise<number> {
  return page.evaluate(
    async ({ texts, shade }) => {
      // Not by an address of the data, which a page's policy may forbid to ask for.
      const read = async (text: string) => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]));
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        context?.drawImage(picture, 0, 0);
        return context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
      };
      const [a, b] = await Promise.all([read(texts[0]), read(texts[1])]);
      let count = 0;
      for (let at = 0; at < Math.max(a.length, b.length); at += 4) {
        if ([0, 1, 2, 3].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > shade)) count++;
      }
      return count;
    },
    { texts: [one.toString('base64'), other.toString('base64')] as const, shade },
  );
}
