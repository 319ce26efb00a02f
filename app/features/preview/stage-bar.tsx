import './stage-bar.css';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toFigure } from '#app/components/to-figure.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Device } from '#catalogue/demo.ts';
import { type EventLog, emptyLog } from './event-log.ts';
import { type Reading, readStage } from './read-stage.ts';
import { type StageView, screens } from './stage-view.ts';
import { TiltControl } from './tilt-control.tsx';

interface StageBarProps {
  readonly device: Device;
  /** Absent on a television, which has one size. */
  readonly view: StageView | undefined;
  readonly log: EventLog;
  onView(view: StageView): void;
  onTilt(x: number, y: number): void;
}

/** Which screen the device has and how it stands; and what a measuring script would read from the page just now. */
export function StageBar({ device, view, log, onView, onTilt }: StageBarProps) {
  const { t, language } = useText();
  const { fps, hears } = useSyncExternalStore(log.subscribe, log.read, () => emptyLog);
  const bar = useRef<HTMLDivElement>(null);
  const reading = useReading(bar);
  const percent = (share: number) => share.toLocaleString(language.tag, { style: 'percent' });
  return (
    <div className="stage-bar" ref={bar}>
      {view && (
        <>
          <select
            className="mono"
            aria-label={t('Screen of the device')}
            value={view.screen}
            onChange={(event) => onView({ ...view, screen: Number(event.target.value) })}
          >
            {screens[device].map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
          {device === 'mobile' && (
            <button type="button" aria-pressed={view.isRotated} onClick={() => onView({ ...view, isRotated: !view.isRotated })}>
              <Icon name="replay" size={16} />
              {t('Rotate')}
            </button>
          )}
          <button type="button" aria-pressed={view.isTrueSize} onClick={() => onView({ ...view, isTrueSize: !view.isTrueSize })}>
            {t('True size')}
          </button>
        </>
      )}
      {hears.includes('tilt') && <TiltControl onTilt={onTilt} />}
      <p className="mono">
        {reading && (
          <>
            <span title={t('Share of the ad that is in view now')}>
              {t('in view')} {percent(reading.inView)}
            </span>
            {reading.density !== undefined && (
              <span
                title={t('Ads in the height of the page; Better Ads allow 30% on phones')}
                data-high={device === 'mobile' && reading.density > BETTER_ADS_DENSITY}
              >
                {t('density')} {percent(reading.density)}
              </span>
            )}
          </>
        )}
        {fps > 0 && <span>{`${toFigure(fps, language.tag)} ${t('fps')}`}</span>}
      </p>
    </div>
  );
}

const READ_MS = 500;
/** Better Ads Standards, mobile web: ads may take this share of a page's height. */
const BETTER_ADS_DENSITY = 0.3;

/** Read from the page twice a second: it scrolls, turns and loads by itself. */
function useReading(bar: RefObject<HTMLElement | null>): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    const timer = setInterval(() => {
      const panel = bar.current?.closest<HTMLElement>('.workbench-panel');
      if (!panel || panel.hidden) return;
      const next = readStage(panel);
      setReading((last) => (last && last.inView === next.inView && last.density === next.density ? last : next));
    }, READ_MS);
    return () => clearInterval(timer);
  }, [bar]);
  return reading;
}
