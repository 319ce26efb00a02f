import { useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { PlayerHandle } from './player.tsx';

/** Of real time. */
const SLOW = 0.25;

/** Replay, pause and slow motion of the ad in the present tab. */
export function PlayerControls({ getPlayer }: { getPlayer: () => PlayerHandle | null | undefined }) {
  const { t } = useText();
  const [isPaused, setPaused] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const pause = () => {
    getPlayer()?.setPaused(!isPaused);
    setPaused(!isPaused);
  };
  const slow = () => {
    getPlayer()?.setSpeed(isSlow ? 1 : SLOW);
    setSlow(!isSlow);
  };
  const replay = () => {
    getPlayer()?.replay();
    setPaused(false);
  };
  return (
    <div className="player-controls">
      <button type="button" onClick={replay}>
        <Icon name="replay" size={18} />
        {t('Replay')}
      </button>
      <button type="button" onClick={pause}>
        <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        {t(isPaused ? 'Play' : 'Pause')}
      </button>
      <button type="button" className="player-slow" aria-pressed={isSlow} onClick={slow}>
        {t('Slow motion')}
      </button>
    </div>
  );
}
