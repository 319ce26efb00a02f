import type { Log } from '../http/log.ts';
import { type Store, StoreUnavailable } from './store.ts';

/** Says once that writing fails, and once that it works again; not per request. */
export function logOutages(write: Store['write'], log: Log): Store['write'] {
  let isOut = false;
  return async (work) => {
    try {
      const result = await write(work);
      if (isOut) log({ event: 'store writes again' });
      isOut = false;
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailable && !isOut) {
        isOut = true;
        log({ event: 'store cannot write', error: error.cause ?? error });
      }
      throw error;
    }
  };
}
