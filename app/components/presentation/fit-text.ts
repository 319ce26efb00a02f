/** Inches of a box that words stand in. */
interface Room {
  readonly w: number;
  readonly h: number;
}

/** Cells beside each other, each with its width, inches. */
type Cells = readonly (readonly [text: string, width: number])[];

const POINTS = 72;
/** Height of a line by the size of its letters. */
const LEADING = 1.2;

const UNWRITABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu;

/** XML has no control characters and no halves of letters. */
export const toPlain = (text: string) => text.replaceAll(UNWRITABLE, ' ');

/** The largest size, points, at which rows of texts in these widths break into no more lines than the height has room for. */
export function toFontSize(rows: readonly Cells[], height: number, [least, most]: readonly [number, number]): number {
  for (let size = most; size > least; size -= 0.5) if (fits(rows, height, size)) return size;
  return least;
}

/** The lines of a text; of one that the box has no room for in that size, points, so much as it has room for. */
export function cutToFit(text: string, { w, h }: Room, size: number): readonly string[] {
  const toLines = (some: string) => some.split(/\s*\n\s*/).map(toPlain);
  const hasRoom = (some: string) =>
    fits(
      toLines(some).map((line) => [[line, w]]),
      h,
      size,
    );
  const letters = [...text.trim()];
  // Rather whole words, unless one is longer than any.
  const cut = (count: number) =>
    `${letters
      .slice(0, count)
      .join('')
      .replace(/\s+\S{0,30}$/, '')} …`;
  if (hasRoom(letters.join(''))) return toLines(letters.join(''));
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (hasRoom(cut(middle))) least = middle;
    else most = middle - 1;
  }
  return toLines(cut(least));
}

function fits(rows: readonly Cells[], height: number, size: number): boolean {
  const lines = rows.reduce((sum, cells) => sum + Math.max(...cells.map(([text, width]) => Math.ceil((toEms(text) * size) / POINTS / width))), 0);
  return (lines * size * LEADING) / POINTS <= height;
}

/** About as wide as Arial's letters, rather more: what does not fit a line's end goes to the next. */
const toEms = (text: string) => [...text].reduce((sum, letter) => sum + (/[\p{Ll}\p{N}\p{P}\s]/u.test(letter) ? 0.58 : 0.8), 0);
