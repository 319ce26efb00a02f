import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { measure, onLeave } from '#app/measurement/measure.ts';
import { Opening } from '#app/measurement/opening.ts';
import { noteVisit } from '#app/measurement/visit.ts';
import type { Demo, Device } from '#catalogue/demo.ts';
import type { MeasuredEvent } from '#protocol/events.ts';
import type { EventLog } from './event-log.ts';
import { takeCodeMark } from './share-link.ts';

/** Counts what happens to the demo on this page. `device`: the one on the stage. `logs`: the same as long as the page. */
export function useMeasured(demo: Demo | undefined, device: Device | undefined, logs: Readonly<Record<string, EventLog>>): void {
  const { language } = useText();
  const opening = useRef<Opening>(null);
  const id = demo?.id;
  const report = useEffectEvent((event: MeasuredEvent) => {
    if (event.name !== 'view' || !takeViewedMark()) measure(event, language.code);
  });
  const open = useEffectEvent(
    (demoId: number) =>
      new Opening(demoId, device ?? 'desktop', {
        report,
        note: (deeds) => noteVisit(demoId, deeds),
        now: () => performance.now(),
      }),
  );

  // An opening begins and ends with what is on the screen; language and device only colour it.
  useEffect(() => {
    if (id === undefined) return;
    const opened = open(id);
    if (takeCodeMark()) opened.noteCode();
    opening.current = opened;
    const ends = [...Object.values(logs).map((log) => log.follow((event) => opened.hear(event))), onLeave(() => opened.leave())];
    return () => {
      opened.leave();
      for (const end of ends) end();
    };
  }, [id, logs]);

  useEffect(() => {
    if (device) opening.current?.show(device);
  }, [device]);
}

/** True once where the page was left, and counted, before it woke (preview-boot.ts). */
function takeViewedMark(): boolean {
  const { dataset } = document.documentElement;
  const isMarked = 'viewed' in dataset;
  delete dataset.viewed;
  return isMarked;
}
