import { isRecord } from '#protocol/is-record.ts';

export interface Sent {
  readonly key: string;
  readonly reference: string;
}

const SENT_EVENT = 'surge:brief-sent';

/** Announces that a waiting brief was sent. A notice is shown, unless the page shows it in its own way. */
export async function announceSent(sent: Sent): Promise<void> {
  const isOpen = dispatchEvent(new CustomEvent(SENT_EVENT, { detail: sent, cancelable: true }));
  if (isOpen) (await import('./sent-notice.ts')).showSentNotice(sent.reference);
}

/** `onSent` returns whether the page has shown it. Returns the function that removes the listener. */
export function listenToSent(onSent: (sent: Sent) => boolean): () => void {
  const listener = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (!isRecord(detail) || typeof detail.key !== 'string' || typeof detail.reference !== 'string') return;
    if (onSent({ key: detail.key, reference: detail.reference })) event.preventDefault();
  };
  addEventListener(SENT_EVENT, listener);
  return () => removeEventListener(SENT_EVENT, listener);
}
