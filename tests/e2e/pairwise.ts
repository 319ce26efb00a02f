/** Values of each factor. */
export type Factors = Readonly<Record<string, readonly string[]>>;
export type Row = Readonly<Record<string, string>>;

/** Rows that have every pair of values of different factors at least once: far fewer than all combinations, and most faults need two values. */
export function listPairwise(factors: Factors): Row[] {
  const open = new Set(listAll(factors).flatMap(listPairs));
  const candidates = listAll(factors);
  const rows: Row[] = [];
  while (open.size > 0) {
    let best: Row = {};
    let most = 0;
    for (const row of candidates) {
      const gain = listPairs(row).filter((pair) => open.has(pair)).length;
      if (gain > most) [best, most] = [row, gain];
    }
    for (const pair of listPairs(best)) open.delete(pair);
    rows.push(best);
  }
  return rows;
}

export function listAll(factors: Factors): Row[] {
  return Object.entries(factors).reduce<Row[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

export function listPairs(row: Row): string[] {
  const entries = Object.entries(row).map(([name, value]) => `${name}=${value}`);
  return entries.flatMap((one, at) => entries.slice(at + 1).map((other) => `${one}&${other}`));
}
