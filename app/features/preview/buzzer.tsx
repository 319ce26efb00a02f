import './tool-pane.css';
import { useId, useState, useSyncExternalStore } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { BUZZ_EVERY_MS, buzzMs } from '#protocol/buzz.ts';
import type { CreativeMessage } from '#protocol/frame.ts';
import { type EventLog, emptyLog } from './event-log.ts';
import type { PlayerHandle } from './player.tsx';

/** Browsers on computers have the call too, and no motor. */
const canVibrate = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Vibrates for an ad, or not: an ad can only ask. */
export class Buzzer {
  /** Switched by the visitor. */
  isOn = true;
  #isTouched = false;
  #buzzedAt = Number.NEGATIVE_INFINITY;

  /** `now`: milliseconds. */
  hear(message: CreativeMessage, now: number): void {
    if (message.t === 'ready') this.#isTouched = false;
    else if (message.t === 'event' && message.name === 'engagement_start') this.#isTouched = true;
    else if (message.t === 'buzz' && this.#mayVibrate(now)) {
      this.#buzzedAt = now;
      navigator.vibrate(buzzMs[message.kind]);
    }
  }

  /** The ad says that somebody touched it; the browser says whether somebody touched the page at all. */
  #mayVibrate(now: number): boolean {
    const isWanted = this.isOn && this.#isTouched && navigator.userActivation.hasBeenActive;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return isWanted && !isCalm && !document.hidden && canVibrate() && now - this.#buzzedAt >= BUZZ_EVERY_MS;
  }
}

interface BuzzSwitchProps {
  readonly log: EventLog;
  readonly hidden: boolean;
  getPlayer(): PlayerHandle | null | undefined;
}

/** Switches the vibration of a running ad that asks for any, until the page is left. */
export function BuzzSwitch({ log, hidden, getPlayer }: BuzzSwitchProps) {
  const { t } = useText();
  const { capabilities } = useSyncExternalStore(log.subscribe, log.read, () => emptyLog);
  const [isOn, setOn] = useState(true);
  const id = useId();
  if (!capabilities.includes('buzz')) return null;
  const isAble = canVibrate();
  const change = () => {
    getPlayer()?.setBuzzing(!isOn);
    setOn(!isOn);
  };
  return (
    <div className="tool-pane buzz-switch" hidden={hidden}>
      <label>
        <input type="checkbox" checked={isAble && isOn} disabled={!isAble} aria-describedby={id} onChange={change} />
        <span>{t('Vibration')}</span>
      </label>
      <p id={id}>{!isAble && t('This device does not vibrate. The console shows when the ad would.')}</p>
    </div>
  );
}
