const COUNT = 56;

/** Heights between 0 and 1 that rise from left to right; each letter of the name pushes the bars of its place up or down. The last is always 1. */
export function toBars(name: string): readonly number[] {
  const letters = [...name.trim().toLowerCase()].slice(0, COUNT);
  return Array.from({ length: COUNT }, (_, index) => {
    if (index === COUNT - 1) return 1;
    const slope = 0.06 + 0.8 * (index / COUNT) ** 1.7;
    const letter = letters[index % Math.max(1, letters.length)];
    if (!letter) return slope;
    const push = (((letter.codePointAt(0) ?? 0) * 37 + index * 11) % 23) / 22 - 0.5;
    return Math.round(Math.min(0.94, Math.max(0.04, slope + push * (0.16 + slope * 0.5))) * 1000) / 1000;
  });
}
