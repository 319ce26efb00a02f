import './present-stage.css';
import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { CreativeConnection } from '#app/components/creative-frame/connect.ts';
import { toLiveConfig } from '#app/components/creative-frame/live-config.ts';
import { useText } from '#app/i18n/use-text.ts';
import { type Demo, type FrameDemo, toUnitKey } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { Screen, Touch } from '#protocol/meeting.ts';

interface PresentStageProps {
  readonly demo: Demo;
  readonly device: Screen;
  /** Nothing is seen, and the ad rests. */
  readonly isBlank: boolean;
  readonly isSilent?: boolean;
  /** Where somebody points. */
  readonly touch?: Touch | undefined;
  /** Given while this page points: the pointer then shows places and plays nothing, because no page learns where an ad is touched. */
  onPoint?: ((touch: Touch | undefined) => void) | undefined;
  /** Escape in the ad: the keyboard is the page's again. */
  onLeave?(): void;
  /** Over all of it. */
  readonly children?: ReactNode;
}

/** One ad on its device, as large as there is room. */
export function PresentStage({ demo, device, isBlank, isSilent = false, touch, onPoint, onLeave, children }: PresentStageProps) {
  const { width, height } = sizes[demo.size];
  const style: CSSProperties & Record<`--${string}`, string> = { '--ad-w': `${width}px`, '--ad-h': `${height}px` };
  const [landing, setLanding] = useState<string>();
  const { t } = useText();
  const key = toUnitKey(demo);
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    setLanding(undefined);
  }
  const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const toPart = (distance: number, whole: number) => Math.min(1, Math.max(0, distance / whole));
    onPoint?.({ x: toPart(clientX - left, width), y: toPart(clientY - top, height) });
  };
  return (
    <div className="present-stage" data-device={device} data-blank={isBlank || undefined}>
      <div className="present-fit" style={style} inert={isBlank}>
        <div className="present-device">
          <div className="present-slot" data-sticky={demo.placement === 'sticky' || undefined}>
            {demo.isIframe ? (
              <RunningDemo key={key} demo={demo} isPaused={isBlank} isSilent={isSilent} onExit={setLanding} onLeave={onLeave} />
            ) : (
              <Recording key={key} demo={demo} />
            )}
            {onPoint && <div className="present-cover" onPointerMove={pointAt} onPointerDown={pointAt} onPointerLeave={() => onPoint(undefined)} />}
            {touch && <span className="present-dot" style={{ left: `${touch.x * 100}%`, top: `${touch.y * 100}%` }} />}
          </div>
        </div>
      </div>
      {children}
      <p className="present-landing" role="status">
        {landing && !isBlank && (
          <>
            {t('Here the ad would open its advertiser’s page:')} <span className="mono">{landing}</span>
          </>
        )}
      </p>
    </div>
  );
}

function Recording({ demo }: { demo: Demo }) {
  return <video src={demo.video} poster={demo.thumbnail} aria-label={demo.name} controls autoPlay muted loop playsInline />;
}

interface RunningDemoProps extends Pick<PresentStageProps, 'onLeave'> {
  readonly demo: FrameDemo;
  readonly isPaused: boolean;
  readonly isSilent: boolean;
  onExit(url: string): void;
}

/** The ad in its sandboxed frame (docs/architecture.md), its still until it runs, its recording when it fails. */
function RunningDemo({ demo, isPaused, isSilent, onExit, onLeave }: RunningDemoProps) {
  const { t, language } = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<CreativeConnection>(null);
  const [phase, setPhase] = useState<'loading' | 'running' | 'failed'>('loading');
  const { kit } = useBrand();
  const wanted = JSON.stringify(kit);
  const shown = useRef(wanted);
  const toConfig = useEffectEvent(() => {
    shown.current = wanted;
    return toLiveConfig(language.tag, kit);
  });
  const onStart = useEffectEvent(() => {
    if (isSilent) connection.current?.send({ t: 'mute', isMuted: true });
    if (isPaused) connection.current?.send({ t: 'pause' });
    setPhase('running');
  });
  const leave = useEffectEvent(() => onLeave?.());
  const exit = useEffectEvent(onExit);

  // Another language or brand must not load the ad anew.
  useEffect(() => {
    if (!frame.current) return;
    const opened = new CreativeConnection(frame.current, demo.creativeUrl, {
      toConfig: () => toConfig(),
      onMessage(message) {
        if (message.t === 'started') onStart();
        else if (message.t === 'exit') exit(message.url);
        else if (message.t === 'request' && document.activeElement === frame.current) leave();
      },
      onFailure: () => setPhase('failed'),
    });
    connection.current = opened;
    return () => opened.close();
  }, [demo.creativeUrl]);
  useEffect(() => {
    if (phase === 'running') connection.current?.send({ t: isPaused ? 'pause' : 'resume' });
  }, [isPaused, phase]);
  // That of a link comes when the ad may run already.
  useEffect(() => {
    if (phase !== 'running' || shown.current === wanted) return;
    shown.current = wanted;
    connection.current?.send({ t: 'brand', brand: JSON.parse(wanted) });
  }, [wanted, phase]);

  if (phase === 'failed') return <Recording demo={demo} />;
  return (
    <>
      <iframe
        ref={frame}
        {...sizes[demo.size]}
        title={t('{{name}}, interactive demo', { name: demo.name })}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        allow="autoplay *"
      />
      {phase === 'loading' && <img className="present-still" src={demo.creativeUrl.replace('index.html', 'backup.jpg')} alt="" />}
    </>
  );
}
