import './player.css';
import { type CSSProperties, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { showSharedBrand } from '#app/components/brand/use-shared-brand.ts';
import { CreativeConnection, type CreativeHandlers, type FailureReason } from '#app/components/creative-frame/connect.ts';
import { toLiveConfig } from '#app/components/creative-frame/live-config.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { FrameDemo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { Context } from '#protocol/context.ts';
import type { Action, CreativeMessage, HostMessage } from '#protocol/frame.ts';
import { Buzzer } from './buzzer.tsx';
import { DemoVideo } from './demo-video.tsx';
import type { EarlyPlay } from './early-play.ts';
import type { EventLog } from './event-log.ts';
import type { Notice } from './stage-notice.tsx';
import { useEscape } from './use-escape.ts';

/** What the workbench may ask of the ad in a stage. */
export interface PlayerHandle {
  setPaused(isPaused: boolean): void;
  replay(): void;
  /** 1 is the normal speed. */
  setSpeed(factor: number): void;
  press(action: Action): void;
  scroll(progress: number): void;
  tilt(x: number, y: number): void;
  setMuted(isMuted: boolean): void;
  setBuzzing(isOn: boolean): void;
  /** What the ad is told of the world from now on, also when it is loaded again. */
  setContext(context: Context): void;
}

interface PlayerProps {
  readonly demo: FrameDemo;
  readonly handle: Ref<PlayerHandle>;
  readonly log: EventLog;
  onNotice(notice: Notice | undefined): void;
}

/** Delay from the last letter of a new brand to the restart of the ad with it. */
const BRAND_AFTER_MS = 400;

/** The creative in its sandboxed frame (docs/architecture.md): its still until it runs, its recording when it fails. */
export function Player({ demo, handle, log, onNotice }: PlayerProps) {
  const { t, language } = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<CreativeConnection>(null);
  const [attempt, setAttempt] = useState(1);
  const [phase, setPhase] = useState<'loading' | 'running' | 'failed'>('loading');
  const hasFrame = useHasFrame();
  // A device in the hand is never quite still: it moves the ad only after the visitor has touched the ad.
  const [wantsTilt, setWantsTilt] = useState(false);
  const askForTilt = useDeviceTilt(wantsTilt, (x, y) => connection.current?.send({ t: 'tilt', x, y }));
  const { kit, from } = useBrand();
  const wanted = JSON.stringify(kit);
  const shown = useRef(wanted);
  const context = useRef<Context>(undefined);
  const [buzzer] = useState(() => new Buzzer());
  const [isOpen, setOpen] = useState(false);

  const retry = () => {
    onNotice(undefined);
    setOpen(false);
    setPhase('loading');
    setAttempt((number) => number + 1);
  };
  useSavedCreative(demo.slug, retry);
  const onReady = useEffectEvent(() => {
    shown.current = wanted;
    return toLiveConfig(language.tag, kit, context.current);
  });
  const onFailure = useEffectEvent((reason: FailureReason) => {
    setPhase('failed');
    onNotice({ kind: 'failure', reason, retry });
  });
  const onMessage = useEffectEvent((message: CreativeMessage, at: number) => {
    log.hear(message, at);
    buzzer.hear(message, at);
    if (message.t === 'started') setPhase('running');
    else if (message.t === 'event' && message.name === 'engagement_start') setWantsTilt(log.read().capabilities.includes('tilt'));
    else if (message.t === 'exit') onNotice({ kind: 'exit', url: message.url });
    else if (message.t === 'event' && message.name === 'expand' && demo.opensTo) whenPressed(() => setOpen(true));
    else if (message.t === 'event' && message.name === 'collapse') setOpen(false);
    else if (message.t === 'request' && isOpen) setOpen(false);
    else if (message.t === 'request' && document.activeElement === frame.current) focusOn('data-escape-focus');
  });
  const begin = useEffectEvent((at: number) => log.open(at));

  // An iframe is costly to make: a new language, brand or callback must not restart the ad, only another creative or another attempt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt has another frame
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let opened: CreativeConnection | null | undefined;
    const open = () => {
      if (opened === null) return;
      const handlers: CreativeHandlers = { toConfig: () => onReady(), onFailure, onMessage };
      const early: EarlyPlay | undefined = element.earlyPlay;
      begin(early?.openedAt ?? performance.now());
      opened = early?.takeOver(handlers) ?? new CreativeConnection(element, demo.creativeUrl, handlers);
      connection.current = opened;
    };
    // Whoever got the link sees the ad in its brand from the first frame on; without it where it cannot be read.
    void showSharedBrand().then(open, open);
    return () => {
      opened?.close();
      opened = null;
    };
  }, [demo.creativeUrl, attempt, hasFrame]);

  // Not at every letter: each new brand restarts the ad.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (shown.current === wanted) return;
      shown.current = wanted;
      connection.current?.send({ t: 'brand', brand: JSON.parse(wanted) });
    }, BRAND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  useImperativeHandle(handle, () => {
    const send = (message: HostMessage) => connection.current?.send(message);
    return {
      setPaused: (isPaused) => send({ t: isPaused ? 'pause' : 'resume' }),
      replay: () => send({ t: 'replay' }),
      setSpeed: (factor) => send({ t: 'speed', factor }),
      press: (action) => send({ t: 'key', action }),
      scroll: (progress) => send({ t: 'scroll', progress }),
      tilt: (x, y) => send({ t: 'tilt', x, y }),
      setMuted: (isMuted) => send({ t: 'mute', isMuted }),
      setBuzzing: (isOn) => {
        buzzer.isOn = isOn;
      },
      setContext: (given) => {
        context.current = given;
        send({ t: 'context', context: given });
      },
    };
  }, [buzzer]);

  if (phase === 'failed') return <DemoVideo demo={demo} />;
  return (
    // The attributes that preview-boot.ts sets stay as they are.
    <div
      className="player"
      data-creative=""
      data-phase={phase}
      data-strip={demo.placement === 'sticky' && demo.device.includes('mobile') ? '' : undefined}
      data-open={isOpen || undefined}
      style={toBox(isOpen ? demo.opensTo : undefined, sizes[demo.size])}
      suppressHydrationWarning
    >
      <button type="button" className="player-skip" onClick={() => focusOn('data-skip-focus')}>
        {t('Skip the ad')}
      </button>
      {hasFrame && (
        <iframe
          key={attempt}
          ref={frame}
          data-src={demo.creativeUrl}
          title={t('{{name}}, interactive demo', { name: demo.name })}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          allow="autoplay *"
          suppressHydrationWarning
        />
      )}
      {isOpen && <ShutButton onShut={() => setOpen(false)} />}
      {askForTilt && (
        <button type="button" className="player-tilt" onClick={askForTilt}>
          {t('Use tilt')}
        </button>
      )}
      {phase === 'loading' && from === 'visitor' && (
        <img className="player-still" src={demo.thumbnail} alt="" fetchPriority="high" suppressHydrationWarning />
      )}
    </div>
  );
}

/** Of what is drawn at its own size: an opened ad, and a strip on a phone (player.css). */
function toBox(opensTo: FrameDemo['opensTo'], { width, height }: { readonly width: number; readonly height: number }): CSSProperties {
  const [w = width, h = height] = opensTo?.split('x').map(Number) ?? [];
  const box: CSSProperties & Record<`--${string}`, string> = { '--ad-w': `${w}px`, '--ad-h': `${h}px` };
  return box;
}

/** The page may hear of a press in a frame of another process a moment after what the frame says of it, on a busy machine some moments. */
const PRESS_KNOWN_AFTER_MS = 100;
const MOST_LOOKS = 20;

/** An ad that says so without a person's press does not open. */
function whenPressed(open: () => void, looks = MOST_LOOKS): void {
  if (navigator.userActivation.isActive) open();
  else if (looks > 1) setTimeout(() => whenPressed(open, looks - 1), PRESS_KNOWN_AFTER_MS);
}

/** The page's own way to shut an opened ad; Escape does it too. */
function ShutButton({ onShut }: { onShut: () => void }) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const shut = () => {
    // It is about to go: the focus stays at the ad.
    if (document.activeElement === button.current) button.current?.parentElement?.querySelector<HTMLElement>('.player-skip')?.focus();
    onShut();
  };
  useEscape(shut);
  return (
    <button ref={button} type="button" className="player-shut" aria-label={t('Close the ad')} onClick={shut}>
      <Icon name="close" size={22} />
    </button>
  );
}

/** The server's page holds the frame, for preview-boot.ts. Otherwise the page around it is on the screen first: an iframe is costly to make. */
function useHasFrame(): boolean {
  const [hasFrame, setFrame] = useState(() => import.meta.env.SSR || !('hydrated' in document.documentElement.dataset));
  useEffect(() => {
    if (hasFrame) return;
    let timer = 0;
    const request = requestAnimationFrame(() => {
      timer = setTimeout(() => setFrame(true));
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [hasFrame]);
  return hasFrame;
}

/** The page around the ad marks which elements get the focus when Escape leaves the ad and when the visitor skips it. */
function focusOn(mark: 'data-escape-focus' | 'data-skip-focus'): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${mark}]`)) if (element.checkVisibility()) return element.focus();
}

/** Degrees from the first reading that count as all the way. */
const FULL_LEAN = 30;
/** A hand is never quite still: smaller changes are not passed on, so that the ad can become idle. */
const STEP = 0.04;

type Tilt = (x: number, y: number) => void;

/**
 * Passes on how far a real device is tilted from its first position. Some browsers want to be asked in a visitor's own gesture; there `ask` is
 * returned until the visitor has agreed, and nothing is passed on before.
 */
function useDeviceTilt(isWanted: boolean, onTilt: Tilt): (() => void) | undefined {
  const [isAllowed, setAllowed] = useState(false);
  const request = isWanted ? findRequest() : undefined;
  const isOn = isWanted && (isAllowed || !request);

  const lean = useEffectEvent(onTilt);

  // Listens to the browser's sensor only while an ad uses it.
  useEffect(() => (isOn ? follow(lean) : undefined), [isOn]);

  return request && !isAllowed ? () => void request().then((answer) => setAllowed(answer === 'granted')) : undefined;
}

/** Some browsers ask the visitor, also on laptops, which have no such sensor. */
function findRequest(): (() => Promise<unknown>) | undefined {
  if (typeof DeviceOrientationEvent === 'undefined' || !matchMedia('(pointer: coarse)').matches) return undefined;
  const request: unknown = Reflect.get(DeviceOrientationEvent, 'requestPermission');
  return typeof request === 'function' ? async () => request.call(DeviceOrientationEvent) : undefined;
}

function follow(onTilt: Tilt): () => void {
  let level: { readonly beta: number; readonly gamma: number } | undefined;
  let last = { x: 0, y: 0 };
  const listen = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return;
    level ??= { beta, gamma };
    const x = toLean(gamma - level.gamma);
    const y = toLean(beta - level.beta);
    if (Math.hypot(x - last.x, y - last.y) < STEP) return;
    last = { x, y };
    onTilt(x, y);
  };
  addEventListener('deviceorientation', listen);
  return () => removeEventListener('deviceorientation', listen);
}

const toLean = (degrees: number) => Math.max(-1, Math.min(1, degrees / FULL_LEAN));

/** In development alone: the sources of this creative were saved and it was built anew (server/development.ts). */
const useSavedCreative = import.meta.hot ? useSaved : () => {};

function useSaved(slug: string, onSaved: () => void): void {
  const onSave = useEffectEvent(onSaved);
  useEffect(() => {
    const hear = (saved: { readonly slug: string }) => {
      if (saved.slug === slug.split('/')[0]) onSave();
    };
    import.meta.hot?.on('creative-saved', hear);
    return () => import.meta.hot?.off('creative-saved', hear);
  }, [slug]);
}
