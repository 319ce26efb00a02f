import { useEffect, useRef, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { ContainerMove } from '#protocol/guest.ts';

/** An app loads an ad before it shows it: for so long this one waits, to see that nothing happens meanwhile. */
const LOADED_MS = 2000;

interface AppMovesProps {
  readonly size: { readonly width: number; readonly height: number };
  readonly isShown: boolean;
  readonly hasOpened: boolean;
  readonly send: (move: ContainerMove) => void;
  onShow(isShown: boolean): void;
}

/** What an app does to the ad in it: it loads it, shows it, hides it behind another page, turns, and is muted. */
export function AppMoves({ size, isShown, hasOpened, send, onShow }: AppMovesProps) {
  const { t } = useText();
  const [isTurned, setIsTurned] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const show = (isNow: boolean) => {
    onShow(isNow);
    send({ t: 'exposed', percent: isNow ? 100 : 0 });
  };
  const showFirst = useRef(() => {});
  showFirst.current = () => show(true);
  useEffect(() => {
    if (!hasOpened) return;
    send({ t: 'ready' });
    const timer = setTimeout(() => showFirst.current(), LOADED_MS);
    return () => clearTimeout(timer);
  }, [hasOpened, send]);
  return (
    <div className="proof-moves" role="group" aria-label={t('The app')}>
      <Button onClick={() => show(!isShown)}>{t(isShown ? 'Hide the ad' : 'Show the ad')}</Button>
      <Button
        aria-pressed={isTurned}
        onClick={() => {
          const { width, height } = size;
          setIsTurned(!isTurned);
          send(isTurned ? { t: 'size', width, height } : { t: 'size', width: height, height: width });
        }}
      >
        {t('Turn the phone')}
      </Button>
      <Button
        aria-pressed={isMuted}
        onClick={() => {
          setIsMuted(!isMuted);
          send({ t: 'volume', percent: isMuted ? 100 : 0 });
        }}
      >
        {t('Mute the phone')}
      </Button>
      {!isShown && <p role="status">{t('The ad is loaded and not shown: nothing may happen in it.')}</p>}
    </div>
  );
}
