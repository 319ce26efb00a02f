import './stage.css';
import './overlay.css';
import './stage-bar.css';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo, Device } from '#catalogue/demo.ts';
import { type SlotName, slots } from '#catalogue/sizes.ts';
import { DemoVideo } from './demo-video.tsx';
import type { Spot } from './device-props.ts';
import { type EventLog, emptyLog } from './event-log.ts';
import { Laptop } from './laptop.tsx';
import { Phone } from './phone.tsx';
import { Player, type PlayerHandle } from './player.tsx';
import { StickySlot } from './slot.tsx';
import { SlotPlan } from './slot-plan.tsx';
import type { Notice } from './stage-notice.tsx';
import { type StageView, screens, toStyle } from './stage-view.ts';
import { Television } from './television.tsx';

interface StageProps {
  readonly demo: Demo;
  /** Of the demo, the one that is shown. */
  readonly unit: Demo;
  readonly device: Device;
  readonly log: EventLog;
  readonly view: StageView;
  onView(view: StageView): void;
  keepPlayer(handle: PlayerHandle | null): void;
  onNotice(notice: Notice | undefined): void;
}

/** Puts a unit where its size belongs: a slot of the page, an overlay over it, the article's video player, or a television (spec §2, §4, §9). */
export function Stage({ demo, unit, device, log, view, keepPlayer, onNotice, onView }: StageProps) {
  const { t } = useText();
  // Another unit is another ad, which nobody has dismissed.
  const [dismissed, setDismissed] = useState<string>();
  const isDismissed = dismissed === unit.slug;
  const player = useRef<PlayerHandle>(null);
  const handle = (value: PlayerHandle | null) => {
    player.current = value;
    keepPlayer(value);
  };
  const live = unit.isIframe ? <Player key={unit.slug} demo={unit} handle={handle} log={log} onNotice={onNotice} /> : <DemoVideo demo={unit} />;
  const toPlan = (hasSlots: boolean) => <SlotPlan demo={demo} unit={unit} device={device} hasSlots={hasSlots} />;

  if (unit.size === 'CTV') {
    return (
      <>
        <Television onPress={(action) => player.current?.press(action)}>{live}</Television>
        {toPlan(false)}
        <StageBar device={device} view={undefined} log={log} onView={onView} onTilt={(x, y) => player.current?.tilt(x, y)} />
      </>
    );
  }

  const slot = findSlot(unit, device);
  const spot = findSpot(unit, slot);
  const overlay =
    unit.placement === 'sticky' && slot ? (
      <StickySlot name={slot}>{live}</StickySlot>
    ) : (
      spot === undefined &&
      !isDismissed && (
        <Overlay isFullScreen={slot === undefined} onDismiss={() => setDismissed(unit.slug)}>
          {live}
        </Overlay>
      )
    );
  const Body = device === 'desktop' ? Laptop : Phone;
  return (
    <>
      <Body
        key={unit.slug}
        fill={(name): ReactNode => (name === spot ? live : undefined)}
        overlay={overlay}
        hasVideo={unit.size === 'video'}
        style={toStyle(device, view)}
        onProgress={(progress) => player.current?.scroll(progress)}
      />
      {toPlan(device === 'desktop')}
      {isDismissed && (
        <Button isPrimary className="stage-again" onClick={() => setDismissed(undefined)}>
          {t('Show the ad again')}
        </Button>
      )}
      <StageBar device={device} view={view} log={log} onView={onView} onTilt={(x, y) => player.current?.tilt(x, y)} />
    </>
  );
}

function findSlot(demo: Demo, device: Device): SlotName | undefined {
  return slots[device].find((name) => name === demo.size);
}

/** Where in the page it stands; undefined: over the page. */
function findSpot({ placement, size }: Demo, slot: SlotName | undefined): Spot | undefined {
  if (placement === 'interscroller') return 'interscroller';
  if (size === 'video') return 'video';
  return placement === 'sticky' || slot === '320x480' ? undefined : slot;
}

/** An interstitial over the device's page, with the X that dismisses it (spec §4 Mobile preview overlays). */
function Overlay({ isFullScreen, onDismiss, children }: { isFullScreen: boolean; onDismiss: () => void; children: ReactNode }) {
  const { t } = useText();
  return (
    <div className={isFullScreen ? 'overlay overlay-full' : 'overlay'}>
      <div className="overlay-box">
        <button type="button" className="overlay-close" aria-label={t('Close the ad')} onClick={onDismiss}>
          <Icon name="close" size={22} />
        </button>
        {children}
      </div>
    </div>
  );
}

interface StageBarProps {
  readonly device: Device;
  /** Absent on a television, which has one size. */
  readonly view: StageView | undefined;
  readonly log: EventLog;
  onView(view: StageView): void;
  onTilt(x: number, y: number): void;
}

/** The device's screen and orientation, and what a measuring script would read from the page now. */
function StageBar({ device, view, log, onView, onTilt }: StageBarProps) {
  const { t, language } = useText();
  const { fps, capabilities } = useSyncExternalStore(log.subscribe, log.read, () => emptyLog);
  const bar = useRef<HTMLDivElement>(null);
  const reading = useReading(bar, device);
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
      {capabilities.includes('tilt') && <TiltControl onTilt={onTilt} />}
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
        {fps > 0 && <span>{`${formatNumber(fps, language.tag)} ${t('fps')}`}</span>}
      </p>
    </div>
  );
}

const READ_MS = 500;
/** Better Ads Standards, mobile web: ads may take this share of a page's height. */
const BETTER_ADS_DENSITY = 0.3;

/** Read from the page twice a second: it scrolls, turns and loads by itself. */
function useReading(bar: RefObject<HTMLElement | null>, device: Device): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    const timer = setInterval(() => {
      const panel = bar.current?.closest<HTMLElement>('[role=tabpanel]');
      if (!panel || panel.hidden) return;
      const next = readStage(panel, device);
      setReading((last) => (last && last.inView === next.inView && last.density === next.density ? last : next));
    }, READ_MS);
    return () => clearInterval(timer);
  }, [bar, device]);
  return reading;
}

interface Reading {
  /** Share of the ad's area that shows, 0 to 1, whole percents. */
  readonly inView: number;
  /**
   * What the ads take of the page, 0 to 1, whole percents. On a phone by height, as the Better Ads Standards count (0.3 at most); on a laptop, where ads
   * stand beside the text, by area. Undefined on a television.
   */
  readonly density: number | undefined;
}

/** What a measuring script would find on the simulated page. */
function readStage(panel: HTMLElement, device: Device): Reading {
  const page = panel.querySelector<HTMLElement>('[data-page]');
  const slots = [...panel.querySelectorAll<HTMLElement>('[data-page] [data-slot]')];
  const sizeOf = (element: HTMLElement, height: number) => (device === 'mobile' ? height : height * element.offsetWidth);
  const taken = slots.reduce((sum, slot) => sum + sizeOf(slot, slot.offsetHeight), 0);
  return { inView: toPercent(readInView(panel)), density: page ? toPercent(taken / sizeOf(page, page.scrollHeight)) : undefined };
}

/** The ad's box cut by the window and by every box around it that hides what overflows. */
function readInView(panel: HTMLElement): number {
  const player = panel.querySelector<HTMLElement>('[data-creative]');
  if (!player) return 0;
  const box = player.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let around = player.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edge = around.getBoundingClientRect();
    // Borders hide it too; the device is drawn at another scale.
    const scale = edge.width / around.offsetWidth;
    const [x, y] = [edge.left + around.clientLeft * scale, edge.top + around.clientTop * scale];
    [left, top] = [Math.max(left, x), Math.max(top, y)];
    [right, bottom] = [Math.min(right, x + around.clientWidth * scale), Math.min(bottom, y + around.clientHeight * scale)];
  }
  const shown = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  return box.width * box.height > 0 ? shown / (box.width * box.height) : 0;
}

function toPercent(share: number): number {
  return Math.round(Math.min(1, share) * 100) / 100;
}

const LEVEL = { x: 0, y: 0 };

/** Tilts the device by a slider, for computers without the sensor. When it closes, the device is level again. */
function TiltControl({ onTilt }: { onTilt(x: number, y: number): void }) {
  const { t } = useText();
  const [lean, setLean] = useState<typeof LEVEL>();
  const change = (next: typeof LEVEL | undefined) => {
    setLean(next);
    const { x, y } = next ?? LEVEL;
    onTilt(x, y);
  };
  return (
    <>
      <button type="button" aria-pressed={lean !== undefined} onClick={() => change(lean ? undefined : LEVEL)}>
        {t('Tilt')}
      </button>
      {lean &&
        (['x', 'y'] as const).map((axis) => (
          <input
            key={axis}
            type="range"
            min={-1}
            max={1}
            step={0.05}
            value={lean[axis]}
            aria-label={t(axis === 'x' ? 'Tilt to the side' : 'Tilt forward')}
            onChange={(event) => change({ ...lean, [axis]: Number(event.target.value) })}
          />
        ))}
    </>
  );
}
