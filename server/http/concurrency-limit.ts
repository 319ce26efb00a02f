/** Does work at once while less than `limit` of it is being done; the rest waits its turn in order. Whoever bounds what waits stands before it. */
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
