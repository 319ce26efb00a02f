/** No 0/O and 1/I, for a code is read aloud at a counter; no vowels, so that it never spells a word. */
const LETTERS = '23456789CDFHJKLMNPRTVWX';

/** One of the advertiser's codes, if there are any; else four letters behind `prefix`. */
export function drawCode(random: () => number, codes: readonly string[], prefix = ''): string {
  const draw = (from: ArrayLike<string>) => from[Math.floor(random() * from.length)] ?? '';
  return codes.length > 0 ? draw(codes) : prefix + Array.from({ length: 4 }, () => draw(LETTERS)).join('');
}
