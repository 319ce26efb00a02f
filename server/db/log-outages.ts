import type { Log } from '../http/log.ts';
import { type Store, StoreUnavailable } from './store.ts';

/** Logs once when writing starts to fail and once when it works again, not for each request. */
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
