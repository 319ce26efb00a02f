import './demo-card.css';
import {
  type FocusEvent,
  memo,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, type Device, devices } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { useDemoLinks } from './demo-links.tsx';
import { KeepButton } from './kept/keep-button.tsx';
import { SizeGlyph } from './size-glyph.tsx';
import { toUnitLabel } from './unit-label.ts';

interface DemoCardProps {
  readonly demo: Demo;
  /** The format slug whose list the card stands in; elsewhere the demo's first. */
  readonly type?: string | undefined;
  /** The still is in the first screen: load it with the page. */
  readonly isEager?: boolean;
  /** The still is the page's largest picture: load it before the other eager ones. */
  readonly isFirst?: boolean;
  /** Whether it has a heart to keep the demo by. */
  readonly hasKeep?: boolean;
}

// Not drawn again when a filter gives the card another demo: no demo changes it.
const arrow = <Icon name="arrow" size={18} />;
const SizeMark = memo(SizeGlyph);
const DeviceMark = memo(function DeviceMark({ device }: { device: Device }) {
  const { t } = useText();
  return (
    <span>
      <Icon name={device} size={18} />
      <span className="visually-hidden">{t(device === 'desktop' ? 'Desktop' : 'Mobile')}</span>
    </span>
  );
});

/** The card of spec §2 Showcase page. Pointer or focus resting on it plays the demo's trailer; where nothing hovers, so does the middle of the window. */
export function DemoCard({ demo, type, isEager = false, isFirst = false, hasKeep = true }: DemoCardProps) {
  const { t, tData } = useText();
  const links = useDemoLinks();
  const picture = useBlankUntilLoaded(demo.thumbnail);
  const path = `/experience/${type ?? toFormatSlug(demo.format[0] ?? '')}/preview/${demo.id}`;
  const lookAhead = () => links?.lookAhead(path);
  const card = useRef<HTMLElement>(null);
  const { isIntended, wasIntended, handlers } = useIntent(card, demo.id, lookAhead);
  return (
    <article className="demo-card" ref={card} {...handlers}>
      <div className="demo-card-still">
        <img
          {...picture}
          alt=""
          width="600"
          height="500"
          {...(isEager ? { fetchPriority: isFirst ? 'high' : 'low', decoding: 'async' } : { loading: 'lazy' })}
        />
        {wasIntended && <DemoCardClip key={demo.video} src={demo.video} isPlaying={isIntended} />}
      </div>
      <div className="demo-card-spec mono">
        <SizeMark size={demo.size} />
        <b>{tData(demo.size).toUpperCase()}</b>
        <span className="demo-card-devices">
          {devices.map((device) => demo.device.includes(device) && <DeviceMark key={device} device={device} />)}
        </span>
        {hasKeep && <KeepButton demo={demo} />}
      </div>
      <div className="demo-card-body">
        <h3>{demo.name}</h3>
        <p>{tData(demo.description)}</p>
        {demo.units.length > 0 && <p>{t('Also as {{sizes}}', { sizes: demo.units.map((unit) => toUnitLabel(unit, demo, tData)).join(', ') })}</p>}
        <div className="demo-card-foot">
          <span className="mono dim">{tData(demo.type)}</span>
          <Button as="a" href={path} onClick={links?.open} onPointerDown={lookAhead}>
            {`${t('View Demo')} `}
            <span className="visually-hidden">{demo.name}</span>
            {arrow}
          </Button>
        </div>
      </div>
    </article>
  );
}

/** The captured clip over the still, from when it is first wanted: shown once it plays, paused when no longer wanted. */
function DemoCardClip({ src, isPlaying }: { src: string; isPlaying: boolean }) {
  const [isAllowed] = useState(allowsMotion);
  const [hasFrame, setHasFrame] = useState(false);
  if (!isAllowed) return null;
  const control = (video: HTMLVideoElement | null) => {
    // Refused playback (power saving, a missing file) leaves the still in view.
    if (isPlaying) void video?.play().catch(() => undefined);
    else video?.pause();
  };
  return (
    <video
      ref={control}
      src={src}
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      data-visible={hasFrame && isPlaying}
      onPlaying={() => setHasFrame(true)}
    />
  );
}

function allowsMotion(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const savesData = typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
  return !savesData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * For an <img> that stays in the document while its picture changes: browsers show the old picture until the new one has come; this one shows none.
 * Spread the result on it.
 */
function useBlankUntilLoaded(src: string) {
  const ref = useRef<HTMLImageElement>(null);
  const shown = useRef(src);
  useLayoutEffect(() => {
    const image = ref.current;
    if (shown.current === src || !image) return;
    shown.current = src;
    image.style.visibility = image.complete ? '' : 'hidden';
  }, [src]);
  return { ref, src, onLoad };
}

function onLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = '';
}

/** A pointer that stays for less time only passes over, and so does a page that scrolls on. */
const REST_MS = 150;

/** Of the window's edges; what is left is a spot in its middle, left of where two columns part, so that it lies in one card at most. */
const MIDDLE = '-50% -59% -49% -40%';

/** Stops the trailer that plays: they play one at a time. */
let stopLast: (() => void) | undefined;

/**
 * Whether a mouse, the keyboard's focus or the middle of a touch screen rests on a card that shows the thing called `id`, and whether any ever has.
 * Spread `handlers` on it. Moves count as well as entering: a page that hydrates under a resting pointer never sees it enter. `onIntent`: the visitor
 * may be about to open it.
 */
function useIntent(card: RefObject<HTMLElement | null>, id: number, onIntent: () => void) {
  const [rest, setRest] = useState<{ readonly id: number; readonly isResting: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasIntended = rest?.id === id;
  const isIntended = wasIntended && rest.isResting;
  const start = (then?: () => void) => {
    if (isIntended) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      stopLast?.();
      stopLast = stop;
      setRest({ id, isResting: true });
      then?.();
    }, REST_MS);
  };
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setRest((last) => (last?.isResting ? { ...last, isResting: false } : last));
  };
  const follow = useEffectEvent((isInMiddle: boolean) => (isInMiddle ? start() : stop()));
  // Only the browser knows where the card lies. Again for another `id`, whose trailer plays where the last one did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that shows another demo
  useEffect(() => {
    if (!card.current || !matchMedia('(hover: none)').matches || !allowsMotion()) return;
    const observer = new IntersectionObserver(([entry]) => entry && follow(entry.isIntersecting), { rootMargin: MIDDLE });
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [card, id]);
  const startByMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') start(onIntent);
  };
  const stopByMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') stop();
  };
  const stopWhenOutside = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) stop();
  };
  const handlers = {
    onPointerEnter: startByMouse,
    onPointerMove: startByMouse,
    onPointerLeave: stopByMouse,
    onFocus: () => start(onIntent),
    onBlur: stopWhenOutside,
  };
  return { isIntended, wasIntended, handlers };
}
