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
 * Keys become inputs; a key that a focused control uses itself is left to it, but is a gesture all the same. `onInput` returns true when the scene
 * used the key.
 */
export function listenToKeys(onInput: (input: Input) => boolean, onGesture: () => void): void {
  const listen = (phase: 'down' | 'up') => (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOfKey[event.key];
    if (belongsToControl(event.target, action)) return onGesture();
    if (onInput({ action, key: event.key, phase, repeat: event.repeat })) event.preventDefault();
  };
  addEventListener('keydown', listen('down'));
  addEventListener('keyup', listen('up'));
}

function belongsToControl(target: EventTarget | null, action: Action | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return action === 'ok';
  return target instanceof HTMLInputElement && action !== 'back';
}
