/** Hands out a word letter by letter, each with the distance of its middle from the middle of the word, kerning kept; for a context that centres its text. */
export function spell(c: CanvasRenderingContext2D, word: string, draw: (letter: string, middle: number) => void): void {
  const half = c.measureText(word).width / 2;
  [...word].forEach((letter, i) => {
    draw(letter, c.measureText(word.slice(0, i + 1)).width - c.measureText(letter).width / 2 - half);
  });
}
