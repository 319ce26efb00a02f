import type { Action } from '#protocol/frame.ts';
import type { Input } from './creative.ts';

const actionOfKey: Readonly<Record<string, Action>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'ok',
  ' ': 'ok',
  Escape: 'back',
  Backspace: 'back',
  GoBack: 'back',
  BrowserBack: 'back',
  MediaPlayPause: 'playpause',
};

/**
 * Keys become inputs; a key that a focused control uses itself is left to it, but is a gesture all the same: `onGesture` hears every key, before any
 * control does, and of which control it is, if of one. `onInput` returns true when the scene used the key.
 */
export function listenToKeys(onInput: (input: Input) => boolean, onGesture: (isPress: boolean, control: EventTarget | undefined) => void): void {
  const isOurs = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key !== 'Tab' && !ctrlKey && !metaKey && !altKey;
  const listen = (type: 'keydown' | 'keyup', phase: Input['phase']) => {
    const isControls = ({ target, key }: KeyboardEvent) => belongsToControl(target, actionOfKey[key]);
    const toControl = (event: KeyboardEvent) => (isControls(event) ? (event.target ?? undefined) : undefined);
    addEventListener(type, (event) => isOurs(event) && onGesture(phase === 'down' && !event.repeat, toControl(event)), { capture: true });
    addEventListener(type, (event) => {
      if (!isOurs(event) || isControls(event)) return;
      if (onInput({ action: actionOfKey[event.key], key: event.key, phase, repeat: event.repeat })) event.preventDefault();
    });
  };
  listen('keydown', 'down');
  listen('keyup', 'up');
}

function belongsToControl(target: EventTarget | null, action: Action | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return action === 'ok';
  return target instanceof HTMLInputElement && action !== 'back';
}
