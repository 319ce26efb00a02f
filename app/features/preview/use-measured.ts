import { useEffect, useEffectEvent, useRef } from 'react';
import { consumeQrParameter } from '#app/components/brand/share-link.ts';
import { useText } from '#app/i18n/use-text.ts';
import { EngagementTracker } from '#app/measurement/engagement-tracker.ts';
import { measure, onLeave } from '#app/measurement/measure.ts';
import { noteVisit } from '#app/measurement/visit.ts';
import type { Demo, Device } from '#catalogue/demo.ts';
import type { MeasuredEvent } from '#protocol/events.ts';
import type { EventLog } from './event-log.ts';

/** Counts what happens to the demo on this page. `device`: the one on the stage. `logs`: the same as long as the page. */
export function useMeasured(demo: Demo | undefined, device: Device | undefined, logs: Readonly<Record<string, EventLog>>): void {
  const { language } = useText();
  const tracker = useRef<EngagementTracker>(null);
  const id = demo?.id;
  const report = useEffectEvent((event: MeasuredEvent) => {
    if (event.name !== 'view' || !takeViewedMark()) measure(event, language.code);
  });
  const start = useEffectEvent(
    (demoId: number) =>
      new EngagementTracker(demoId, device ?? 'desktop', {
        onEvent: report,
        onSummary: (counts) => noteVisit(demoId, counts),
        now: () => performance.now(),
      }),
  );

  // One tracker for each visit to a demo: language and device may change while it runs.
  useEffect(() => {
    if (id === undefined) return;
    const started = start(id);
    if (consumeQrParameter()) started.countQrOpen();
    tracker.current = started;
    const ends = [...Object.values(logs).map((log) => log.follow((event) => started.handleEvent(event))), onLeave(() => started.leave())];
    return () => {
      started.leave();
      for (const end of ends) end();
    };
  }, [id, logs]);

  useEffect(() => {
    if (device) tracker.current?.setDevice(device);
  }, [device]);
}

/** True once where the page was left, and counted, before it hydrated (preview-boot.ts). */
function takeViewedMark(): boolean {
  const { dataset } = document.documentElement;
  const isMarked = 'viewed' in dataset;
  delete dataset.viewed;
  return isMarked;
}
