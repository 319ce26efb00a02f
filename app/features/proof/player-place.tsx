import './player-place.css';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { formatMeasure } from '#app/components/format-number.ts';
import { GuestFrame } from '#app/components/guest/guest-frame.tsx';
import type { Moment } from '#app/components/guest/guest-log.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { GuestReport } from '#protocol/guest.ts';
import type { OpenedExport } from './open-export.ts';
import { atFirst, PlayerRun, type PlayerState } from './player-run.ts';

interface PlayerPlaceProps {
  readonly title: string;
  readonly opened: OpenedExport;
  readonly vast: string;
  readonly scale: number;
  onReport(report: GuestReport | Moment): void;
}

/** What the player says of itself, where that is not to be seen. */
function findWords({ phase, creative }: PlayerState): Label | undefined {
  if (phase === 'loading') return 'The player loads the film and its creative …';
  if (phase === 'failed') return 'There is no film that this browser plays.';
  if (phase === 'ended') return 'The film has ended, and the ad with it.';
  if (creative === 'alone' || creative === 'unloaded') return 'The creative does not answer: the film plays without it.';
  return undefined;
}

/** A video player as a publisher has one: it plays the film of the VAST answer muted, with the SIMID creative over it. */
export function PlayerPlace({ title, opened, vast, scale, onReport }: PlayerPlaceProps) {
  const { t, language } = useText();
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  const run = useRef<PlayerRun>(undefined);
  const [state, setState] = useState(atFirst);
  const told = useRef(onReport);
  told.current = onReport;
  const { task } = opened;
  useEffect(() => {
    if (!video.current || !frame.current) return;
    const parts = { video: video.current, frame: frame.current, vast, size: { width: task.width, height: task.height } };
    const own = new PlayerRun({ ...parts, report: (report) => told.current(report), onState: setState });
    run.current = own;
    return () => own.close();
  }, [vast, task]);

  const { phase, creative, isPaused, isMuted, seconds, duration } = state;
  const words = findWords(state);
  const isPlaying = phase === 'playing';
  const start = () => {
    run.current?.start();
    // The button that was pressed goes.
    pause.current?.focus({ preventScroll: true });
  };
  const size: CSSProperties & Record<`--${string}`, number> = { '--film-width': task.width * scale, '--film-height': task.height * scale };
  return (
    <div className="player-place" style={size}>
      <div className="player-place-screen">
        <video ref={video} muted playsInline preload="auto" aria-label={t('The film of the VAST answer')} />
        {creative !== 'unloaded' && (
          <GuestFrame
            title={title}
            task={task}
            scale={scale}
            isHidden={creative !== 'shown'}
            frameRef={frame}
            onReport={(report) => run.current?.hear(report)}
          />
        )}
        {phase === 'ready' && (
          <Button isPrimary className="player-place-start" onClick={start}>
            {t('Start the film')}
          </Button>
        )}
      </div>
      <div className="player-place-bar" role="group" aria-label={t('The video player')}>
        <Button ref={pause} aria-disabled={!isPlaying} onClick={() => isPlaying && run.current?.press('pause')}>
          {t(isPaused ? 'Play' : 'Pause')}
        </Button>
        <Button aria-disabled={!isPlaying} onClick={() => isPlaying && run.current?.press('mute')}>
          {t(isMuted ? 'Unmute' : 'Mute')}
        </Button>
        <progress value={Math.min(seconds, duration)} max={duration || 1} aria-label={t('How far the film is')} />
        <span className="mono">
          {formatMeasure(Math.floor(seconds), 's', language.tag)} / {formatMeasure(duration, 's', language.tag)}
        </span>
      </div>
      <p role="status">{words && t(words)}</p>
    </div>
  );
}
