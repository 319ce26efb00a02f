import { useState, useSyncExternalStore } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type EventLog, emptyLog } from './event-log.ts';
import type { PlayerHandle } from './player.tsx';

/** Share of real time. */
const SLOW = 0.25;

interface PlayerControlsProps {
  readonly log: EventLog;
  readonly hidden: boolean;
  getPlayer(): PlayerHandle | null | undefined;
}

/** Replay, pause, slow motion and silence of the ad of one tab. */
export function PlayerControls({ log, hidden, getPlayer }: PlayerControlsProps) {
  const { t } = useText();
  const [isPaused, setPaused] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const { capabilities } = useSyncExternalStore(log.subscribe, log.read, () => emptyLog);
  const pause = () => {
    getPlayer()?.setPaused(!isPaused);
    setPaused(!isPaused);
  };
  const slow = () => {
    getPlayer()?.setSpeed(isSlow ? 1 : SLOW);
    setSlow(!isSlow);
  };
  const mute = () => {
    getPlayer()?.setMuted(!isMuted);
    setMuted(!isMuted);
  };
  const replay = () => {
    getPlayer()?.replay();
    setPaused(false);
  };
  return (
    <div className="player-controls" hidden={hidden}>
      {/* Of the visible tab alone: it gets the focus when the ad is skipped (player.tsx). */}
      <button type="button" data-skip-focus={hidden ? undefined : ''} onClick={replay}>
        <Icon name="replay" size={18} />
        <span>{t('Replay')}</span>
      </button>
      <button type="button" onClick={pause}>
        <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        <span>{t(isPaused ? 'Play' : 'Pause')}</span>
      </button>
      <button type="button" className="player-slow" aria-pressed={isSlow} onClick={slow}>
        {t('Slow motion')}
      </button>
      {capabilities.includes('mute') && (
        <button type="button" className="player-slow" aria-pressed={isMuted} onClick={mute}>
          {t('Mute')}
        </button>
      )}
    </div>
  );
}
