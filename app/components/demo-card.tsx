import './demo-card.css';
import { type FocusEvent, memo, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, type Device, devices } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { useDemoLinks } from './demo-links.tsx';
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

/** The card of spec §2 Showcase page. Pointer or focus resting on it plays the demo's clip. */
export function DemoCard({ demo, type, isEager = false, isFirst = false }: DemoCardProps) {
  const { t, tData } = useText();
  const links = useDemoLinks();
  const picture = useBlankUntilLoaded(demo.thumbnail);
  const path = `/experience/${type ?? toFormatSlug(demo.format[0] ?? '')}/preview/${demo.id}`;
  const lookAhead = () => links?.lookAhead(path);
  const { isIntended, wasIntended, handlers } = useHoverIntent(demo.id, lookAhead);
  return (
    <article className="demo-card" {...handlers}>
      <div className="demo-card-still">
        <img
          {...picture}
          alt=""
          width="640"
          height="360"
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

/** A pointer that stays for less time only passes over. */
const REST_MS = 150;

/**
 * Whether a mouse or the keyboard's focus rests on an element that shows the thing called `id`, and whether it ever has. Spread `handlers` on it.
 * Moves count as well as entering: a page that hydrates under a resting pointer never sees it enter.
 */
function useHoverIntent(id: number, onIntent: () => void) {
  const [rest, setRest] = useState<{ readonly id: number; readonly isResting: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasIntended = rest?.id === id;
  const isIntended = wasIntended && rest.isResting;
  const start = () => {
    if (isIntended) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setRest({ id, isResting: true });
      onIntent();
    }, REST_MS);
  };
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setRest((last) => (last?.isResting ? { ...last, isResting: false } : last));
  };
  const startByMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') start();
  };
  const stopWhenOutside = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) stop();
  };
  const handlers = { onPointerEnter: startByMouse, onPointerMove: startByMouse, onPointerLeave: stop, onFocus: start, onBlur: stopWhenOutside };
  return { isIntended, wasIntended, handlers };
}
