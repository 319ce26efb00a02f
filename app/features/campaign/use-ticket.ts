import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { BriefTicket } from '#protocol/host.ts';
import { createKey, fetchToken } from './ticket.ts';

/** Key and token of the brief that is being written: the server's, or our own where this page was reached without asking the server for it. */
export function useTicket(given: BriefTicket | undefined): { readonly ticket: RefObject<BriefTicket>; readonly renew: () => void } {
  const ticket = useRef(given ?? { key: '', token: '' });
  const renew = useCallback(() => {
    const key = createKey();
    ticket.current = { key, token: '' };
    void fetchToken().then((token) => {
      if (ticket.current.key === key) ticket.current = { key, token };
    });
  }, []);
  // When the form opens, not when it is sent: the token proves how long it was open.
  useEffect(() => {
    if (!ticket.current.key) renew();
  }, [renew]);
  return { ticket, renew };
}
