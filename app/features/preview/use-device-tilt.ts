import { useEffect, useEffectEvent, useState } from 'react';

/** Degrees from the first reading that count as all the way. */
const FULL_LEAN = 30;
/** A hand never holds quite still: smaller changes are not passed on, so that the ad can come to rest. */
const STEP = 0.04;

type Tilt = (x: number, y: number) => void;

/**
 * Passes the lean of a real device on, from where it was at first. Some browsers want to be asked in a visitor's own gesture; there `ask` is
 * returned until the visitor has agreed, and nothing is passed on before.
 */
export function useDeviceTilt(isWanted: boolean, onTilt: Tilt): (() => void) | undefined {
  const [isAllowed, setAllowed] = useState(false);
  const request = isWanted ? findRequest() : undefined;
  const isOn = isWanted && (isAllowed || !request);

  const lean = useEffectEvent(onTilt);

  // The sensor is the browser's: listened to only while an ad wants it.
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
