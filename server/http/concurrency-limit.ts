/** Runs at most `limit` works at the same time; the others wait in order. The number of waiting works is not limited here: callers must do that. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

export function limitConcurrency(limit: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const next = () => {
    const first = waiting.shift();
    if (first) first();
    else busy--;
  };
  return async (work) => {
    if (busy < limit) busy++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      next();
    }
  };
}
