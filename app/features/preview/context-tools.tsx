import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from 'react';
import { type EventLog, emptyLog } from './event-log.ts';

const ContextPane = lazy(async () => ({ default: (await import('./context-pane.tsx')).ContextPane }));

/** The pane of live data, fetched for an ad that shows such data: it says so once it has started. */
export function ContextTools({ log, ...rest }: ComponentProps<typeof ContextPane> & { readonly log: EventLog }) {
  const { capabilities } = useSyncExternalStore(log.subscribe, log.read, () => emptyLog);
  return <Suspense>{capabilities.includes('context') && <ContextPane {...rest} />}</Suspense>;
}
