import type { Point } from './mask.ts';

/** Capitals as a finger writes them: strokes of points, x and y a digit each, a is 10. */
const strokes: Readonly<Record<string, string>> = {
  A: '0a306a 1757',
  B: '000a 0040515345054557594a0a',
  C: '61402002082a4a69',
  D: '000a 003052583a0a',
  E: '50000a5a 0545',
  F: '50000a 0545',
  G: '61402002082a4a686535',
  H: '000a 606a 0565',
  I: '000a',
  J: '40483a1a08',
  K: '000a 5005 055a',
  L: '000a5a',
  M: '0a0036606a',
  N: '0a006a60',
  O: '302011030718293a4a596763513020',
  P: '000a 004051544505',
  Q: '302011030718293a4a596763513020 476a',
  R: '000a 004051544505 255a',
  S: '614020020425456668492909',
  T: '0060 303a',
  U: '00072a4a6760',
  V: '003a60',
  W: '001a345a60',
  X: '006a 600a',
  Y: '003560 353a',
  Z: '00600a6a',
  0: '2002082a4a68624020',
  1: '1230 303a',
  2: '02103041430a4a',
  3: '00402445483a1a09',
  4: '300757 303a',
  5: '40000434464839190a',
  6: '401306081a3a48463515',
  7: '00401a',
  8: '240301103041432406081a3a484624',
  9: '44240301203041461a',
  "'": '1003',
  '’': '1003',
  ',': '190b',
  '.': '0a0a',
  '!': '0007 0a0a',
  '?': '01103041432527 2a2a',
  '-': '0545',
  '&': '6a1212203041430507193a56',
  ':': '0404 0909',
};
/** Between two letters and between two words, in the units of the digits. */
const GAP = 2.6;
const SPACE = 4.6;
const LINE = 15.5;
/** Smaller than this a finger writes a smear. */
const LEAST = 3.4;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The strokes that write `text` into the box, the largest that fits, in the order of writing; undefined where a letter is unknown or the text too long. */
export function writeText(text: string, box: Box): { readonly unit: number; readonly lines: readonly (readonly Point[])[] } | undefined {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().trim();
  if ([...plain].some((letter) => letter !== ' ' && !strokes[letter])) return undefined;
  const words = plain.split(/\s+/);
  let best = { unit: 0, rows: [plain] };
  for (let count = 1; count <= Math.min(5, words.length); count++) {
    const rows = balance(words, count);
    const widest = Math.max(...rows.map(widthOf));
    const unit = Math.min(box.width / widest, box.height / (rows.length * LINE - 5), 9);
    if (unit > best.unit) best = { unit, rows };
  }
  const { unit, rows } = best;
  if (unit < LEAST) return undefined;
  const lines = rows.flatMap((row, k) => {
    const left = box.x + (box.width - widthOf(row) * unit) / 2;
    return place(row, left, box.y + k * LINE * unit, unit);
  });
  return { unit, lines };
}

/** Words in `count` rows of about the same length. */
function balance(words: readonly string[], count: number): string[] {
  const most = words.join(' ').length / count;
  const rows: string[] = [];
  for (const word of words) {
    const last = rows.at(-1);
    if (last === undefined || (last.length + word.length / 2 > most && rows.length < count)) rows.push(word);
    else rows[rows.length - 1] = `${last} ${word}`;
  }
  return rows;
}

const letterWidth = (letter: string) => {
  if (letter === ' ') return SPACE - GAP;
  return Math.max(...[...(strokes[letter] ?? '').replaceAll(' ', '')].filter((_, i) => i % 2 === 0).map((digit) => Number.parseInt(digit, 36)));
};

const widthOf = (row: string) => [...row].reduce((sum, letter) => sum + letterWidth(letter) + GAP, -GAP);

/** Each letter stands a little higher or lower than its neighbour and leans a little, as by hand. */
function place(row: string, left: number, top: number, unit: number): (readonly Point[])[] {
  let x = left;
  return [...row].flatMap((letter, n) => {
    const from = x;
    const [rise, lean] = [Math.sin(n * 2.4) * 0.45, Math.sin(n * 1.7 + 1) * 0.05];
    x += (letterWidth(letter) + GAP) * unit;
    return (strokes[letter] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((stroke) =>
        (stroke.match(/../g) ?? []).map((pair) => {
          const [px, py] = [Number.parseInt(pair[0] ?? '0', 36), Number.parseInt(pair[1] ?? '0', 36)];
          return { x: from + (px + (5 - py) * lean) * unit, y: top + (py + rise) * unit };
        }),
      )
      .map((points) => (points.length > 4 ? round(round(points)) : points));
  });
}

/** A finger takes no corner: cuts each of them by a quarter (Chaikin). */
function round(points: readonly Point[]): Point[] {
  const between = (a: Point, b: Point, t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const cut = points.slice(1).flatMap((b, i) => {
    const a = points[i] ?? b;
    return [between(a, b, 0.25), between(a, b, 0.75)];
  });
  return [...points.slice(0, 1), ...cut, ...points.slice(-1)];
}
