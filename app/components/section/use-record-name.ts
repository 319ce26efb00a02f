import { useEffect, useState } from 'react';
import type { Loaded } from '#app/components/load.ts';

/** The heading of a page about one record, as soon as that is known. */
export function useRecordName<T>(loading: Promise<Loaded<T>> | undefined, nameOf: (record: T) => string): string | undefined {
  const [name, setName] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name changes with what is loaded alone
  useEffect(() => {
    let isCurrent = true;
    void loading?.then((loaded) => isCurrent && setName(loaded.status === 'success' ? nameOf(loaded.data) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [loading]);
  return name;
}
