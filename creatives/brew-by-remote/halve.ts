/** A name on two lines, broken at the space nearest to its middle; on one line when it has none. */
export function halve(name: string): readonly string[] {
  const middle = name.length / 2;
  let cut = -1;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
    if (cut < 0 || Math.abs(at - middle) < Math.abs(cut - middle)) cut = at;
  }
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}
