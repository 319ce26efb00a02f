import { isRecord } from '#protocol/is-record.ts';

export interface Sent {
  readonly key: string;
  readonly reference: string;
}

const SENT_EVENT = 'surge:brief-sent';

/** A brief that had waited was sent. A page that shows it in its own way prevents the notice. */
export async function announceSent(sent: Sent): Promise<void> {
  const isOpen = dispatchEvent(new CustomEvent(SENT_EVENT, { detail: sent, cancelable: true }));
  if (isOpen) (await import('./sent-notice.ts')).showSentNotice(sent.reference);
}

/** `hear` answers whether it has shown it. Returns the way to stop. */
export function listenToSent(hear: (sent: Sent) => boolean): () => void {
  const listener = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (!isRecord(detail) || typeof detail.key !== 'string' || typeof detail.reference !== 'string') return;
    if (hear({ key: detail.key, reference: detail.reference })) event.preventDefault();
  };
  addEventListener(SENT_EVENT, listener);
  return () => removeEventListener(SENT_EVENT, listener);
}
