import './device-screen.css';
import './stage.css';
import './play-stage.css';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { Demo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import { AmbientGlow } from './ambient-glow.tsx';
import { DemoVideo } from './demo-video.tsx';
import type { EventLog } from './event-log.ts';
import { Player, type PlayerHandle } from './player.tsx';
import type { Notice } from './stage-notice.tsx';
import { Television } from './television.tsx';

interface PlayStageProps {
  readonly demo: Demo;
  readonly log: EventLog;
  onNotice(notice: Notice | undefined): void;
  readonly children: ReactNode;
}

/** A film has no size of its own. */
const FILM = { width: 960, height: 540 };

/** The ad and nothing else: at its size where there is room, on a television if it is made for one, over the whole of a phone. */
export function PlayStage({ demo, log, onNotice, children }: PlayStageProps) {
  const player = useRef<PlayerHandle>(null);
  const live = demo.isIframe ? <Player demo={demo} handle={player} log={log} onNotice={onNotice} /> : <DemoVideo demo={demo} />;
  const { width, height } = demo.size === 'video' ? FILM : sizes[demo.size];
  const style: CSSProperties & Record<`--${string}`, string> = { '--w': `${width}px`, '--h': `${height}px` };
  return (
    <div className="play-stage" data-wide={!demo.device.includes('mobile') || undefined}>
      <AmbientGlow still={demo.thumbnail} />
      {demo.size === 'CTV' ? (
        <Television onPress={(action) => player.current?.press(action)}>{live}</Television>
      ) : (
        <div className="play-fit" style={style}>
          <div className="play-size">{live}</div>
        </div>
      )}
      {children}
    </div>
  );
}
