/** These values stand before `next`, or last. In the order that they have among themselves. */
export function placeBefore(values: readonly string[], moved: readonly string[], next?: string): readonly string[] {
  const rest = values.filter((value) => !moved.includes(value));
  const at = next === undefined ? -1 : rest.indexOf(next);
  return rest.toSpliced(at < 0 ? rest.length : at, 0, ...moved);
}

/** These values go one up (-1) or one down (1); those that have arrived at the end stay there. */
export function stepValues(values: readonly string[], moved: readonly string[], step: -1 | 1): readonly string[] {
  const next = [...values];
  const places = moved.map((value) => next.indexOf(value)).sort((a, b) => (a - b) * -step);
  for (const at of places) {
    const to = at + step;
    const [one, other] = [next[at], next[to]];
    if (one === undefined || other === undefined || moved.includes(other)) continue;
    next[at] = other;
    next[to] = one;
  }
  return next;
}
