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
 * Turns keys into inputs. A key that a focused control uses itself is left to that control, but it is still a gesture: `onGesture` is called for each
 * key that a person presses, before any control handles it, with the control that will use it, if any. `onInput` returns true when the scene used it; a
 * key that is held is given again only if it is an arrow.
 */
export function listenToKeys(onInput: (input: Input) => boolean, onGesture: (isPress: boolean, control: EventTarget | undefined) => void): void {
  const isOurs = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key !== 'Tab' && !ctrlKey && !metaKey && !altKey;
  /** The last key that went down, if the scene used it. */
  let usedKey = '';
  const listen = (type: 'keydown' | 'keyup', phase: Input['phase']) => {
    const isControls = ({ target, key }: KeyboardEvent) => belongsToControl(target, actionOfKey[key]);
    const toControl = (event: KeyboardEvent) => (isControls(event) ? (event.target ?? undefined) : undefined);
    const notice = (event: KeyboardEvent) => event.isTrusted && isOurs(event) && onGesture(phase === 'down' && !event.repeat, toControl(event));
    addEventListener(type, notice, { capture: true });
    addEventListener(type, (event) => {
      if (!isOurs(event) || isControls(event)) return;
      const { key, repeat } = event;
      // A held arrow goes on, any other held key is one press.
      const isUsed = repeat && !key.startsWith('Arrow') ? key === usedKey : onInput({ action: actionOfKey[key], key, phase, repeat });
      if (isUsed) event.preventDefault();
      if (!repeat) usedKey = isUsed && phase === 'down' ? key : '';
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

/** A part of the ad that a press does something to, rather than play. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input') !== null;
}
