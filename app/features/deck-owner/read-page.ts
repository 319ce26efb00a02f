/** What the server takes (protocol/deck.ts tells of its bytes): 1 MB. */
const MOST_BYTES = 1_000_000;
/** Of a page on a screen: enough to be read, and to be sent. */
const LONGEST_PX = 1600;
/** A whole page from its head to its foot is long: to be read, its shorter side has this part of that, while the longer has at most so many times as much. */
const [SHORTER, LONGER] = [0.5, 3];
/** Less is no picture of a page. */
export const LEAST_PX = 100;
/** Rather a little less sharp than much smaller. */
const QUALITIES = [0.86, 0.74, 0.6, 0.45] as const;
const SHRINK = 0.8;
const SMALLEST_PX = 200;
/** Of the file that is chosen: a photograph of a screen. */
const FILE_BYTES = 30_000_000;

/** SVG is a document, not a picture of a page. */
export const PAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

export type PageProblem = 'type' | 'size' | 'small' | 'picture';

/** A picture of a page as a JPEG of at most 1 MB, drawn anew in this browser, so that nothing but what is seen of it is left; or what is wrong with it. */
export async function readPage(file: Blob): Promise<{ readonly dataUrl: string } | { readonly problem: PageProblem }> {
  if (!PAGE_TYPES.includes(file.type)) return { problem: 'type' };
  if (file.size > FILE_BYTES) return { problem: 'size' };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { problem: 'picture' };
  try {
    if (Math.min(bitmap.width, bitmap.height) < LEAST_PX) return { problem: 'small' };
    for (let longest = LONGEST_PX; longest >= SMALLEST_PX; longest *= SHRINK) {
      const canvas = draw(bitmap, longest);
      for (const quality of QUALITIES) {
        const dataUrl = canvas.toDataURL('image/jpeg', quality);
        if (dataUrl.startsWith('data:image/jpeg') && toBytes(dataUrl) <= MOST_BYTES) return { dataUrl };
      }
    }
    return { problem: 'picture' };
  } finally {
    bitmap.close();
  }
}

/** Base64 writes three bytes as four characters. */
export const toBytes = (dataUrl: string) => Math.ceil(((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4);

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const [long, short] = [Math.max(bitmap.width, bitmap.height), Math.min(bitmap.width, bitmap.height)];
  const scale = Math.min(1, Math.max(longest / long, Math.min((longest * SHORTER) / short, (longest * LONGER) / long)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency; without a ground it would be black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
