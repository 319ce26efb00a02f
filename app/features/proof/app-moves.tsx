import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { ContainerMove } from '#protocol/guest.ts';
import { type Size, toPhone } from './phone.ts';

/** An app loads an ad before it shows it: for so long this one waits, to see that nothing happens meanwhile. */
const LOADED_MS = 2000;

export interface AppState {
  readonly isShown: boolean;
  readonly isTurned: boolean;
  readonly isMuted: boolean;
}

interface AppMovesProps {
  readonly size: Size;
  readonly app: AppState;
  /** Whether the ad has opened to more than its slot: then the app draws the way to close it. */
  readonly isExpanded: boolean;
  readonly hasOpened: boolean;
  readonly send: (move: ContainerMove) => void;
  onChange(change: Partial<AppState>): void;
}

/** What an app does to the ad in it: it loads it, shows it, hides it behind another page, turns, and is muted. */
export function AppMoves({ size, app: { isShown, isTurned, isMuted }, isExpanded, hasOpened, send, onChange }: AppMovesProps) {
  const { t } = useText();
  const show = (isNow: boolean) => {
    onChange({ isShown: isNow });
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
      {isExpanded && <Button onClick={() => send({ t: 'close' })}>{t('Close the ad')}</Button>}
      <Button onClick={() => show(!isShown)}>{t(isShown ? 'Hide the ad' : 'Show the ad')}</Button>
      <Button
        aria-pressed={isTurned}
        onClick={() => {
          const { width, height } = size;
          onChange({ isTurned: !isTurned });
          send(isTurned ? { t: 'size', width, height } : { t: 'size', width: height, height: width });
        }}
      >
        {t('Turn the phone')}
      </Button>
      <Button
        aria-pressed={isMuted}
        onClick={() => {
          onChange({ isMuted: !isMuted });
          send({ t: 'volume', percent: isMuted ? 100 : 0 });
        }}
      >
        {t('Mute the phone')}
      </Button>
    </div>
  );
}

/** What the app has done to the ad, where that is not to be seen. */
export function AppWords({ app: { isShown, isTurned, isMuted } }: { app: AppState }) {
  const { t } = useText();
  const words: readonly (Label | false)[] = [
    !isShown && 'The ad is loaded and not shown: nothing may happen in it.',
    isTurned && 'The phone lies on its side.',
    isMuted && 'The phone is mute.',
  ];
  return (
    <p className="proof-app-words" role="status">
      {words.flatMap((word) => (word ? [t(word)] : [])).join(' ')}
    </p>
  );
}

/** The phone around the ad: an ad has a size of its own, so that it stays upright while the phone turns. */
export function Phone({ size, scale, isTurned, children }: { size: Size; scale: number; isTurned: boolean; children: ReactNode }) {
  const { width, height } = toPhone(size, isTurned);
  const style: CSSProperties & Record<`--${string}`, number> = { '--phone-width': width * scale, '--phone-height': height * scale };
  return (
    <div className="proof-phone" style={style} data-turned={isTurned || undefined}>
      {children}
    </div>
  );
}
