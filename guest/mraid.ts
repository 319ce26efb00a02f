import type { ContainerMove } from '#protocol/guest.ts';
import type { Reporter } from './reporter.ts';

type Listener = (...given: readonly unknown[]) => void;

/** An app's container of MRAID 3. Each call of the ad is reported; the app's moves come from the host. Returns what hears them. */
export function createMraid(reporter: Reporter, size: { readonly width: number; readonly height: number }): (move: ContainerMove) => void {
  const listeners = new Map<string, Set<Listener>>();
  let state = 'loading';
  let percent = 0;
  let volume = 100;
  let place = { x: 0, y: 0, ...size };
  let expandTo: unknown = { ...size, useCustomClose: false, isModal: true };
  let orientation: unknown = { allowOrientationChange: true, forceOrientation: 'none' };
  const tell = (name: string, ...given: readonly unknown[]) => {
    for (const listener of listeners.get(name) ?? []) listener(...given);
  };
  const called = (name: string, value: unknown = '') =>
    reporter.say({ t: 'call', name, value: typeof value === 'string' ? value : JSON.stringify(value) });
  const enter = (next: string) => {
    state = next;
    tell('stateChange', next);
  };
  const mraid = {
    getVersion: () => '3.0',
    getState: () => state,
    getPlacementType: () => 'inline',
    isViewable: () => percent > 0,
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeEventListener: (name: string, listener?: Listener) => (listener ? void listeners.get(name)?.delete(listener) : void listeners.delete(name)),
    getScreenSize: () => ({ width: 390, height: 844 }),
    getMaxSize: () => ({ width: 390, height: 844 }),
    getCurrentPosition: () => place,
    getDefaultPosition: () => ({ x: 0, y: 0, ...size }),
    getExpandProperties: () => expandTo,
    setExpandProperties: (properties: unknown) => {
      expandTo = properties;
    },
    getOrientationProperties: () => orientation,
    setOrientationProperties: (properties: unknown) => {
      orientation = properties;
    },
    getResizeProperties: () => undefined,
    setResizeProperties: () => called('setResizeProperties'),
    getCurrentAppOrientation: () => ({ orientation: 'portrait', locked: false }),
    getLocation: () => -1,
    getAudioVolumePercentage: () => volume,
    supports: () => false,
    useCustomClose: () => called('useCustomClose'),
    open: (url: unknown) => {
      reporter.say({ t: 'exit', by: 'mraid', url: String(url), isActive: navigator.userActivation?.isActive === true });
    },
    expand: () => {
      called('expand', expandTo);
      enter('expanded');
    },
    resize: () => called('resize'),
    close: () => {
      called('close');
      enter(state === 'default' ? 'hidden' : 'default');
    },
    unload: () => called('unload'),
    playVideo: (url: unknown) => called('playVideo', String(url)),
    storePicture: (url: unknown) => called('storePicture', String(url)),
    createCalendarEvent: () => called('createCalendarEvent'),
  };
  Object.defineProperty(window, 'mraid', { value: mraid });
  return (move) => {
    if (move.t === 'ready') {
      enter('default');
      tell('ready');
    } else if (move.t === 'close') {
      mraid.close();
    } else if (move.t === 'exposed') {
      const was = percent > 0;
      percent = move.percent;
      if (was !== percent > 0) tell('viewableChange', percent > 0);
      tell('exposureChange', percent, percent > 0 ? place : null, null);
    } else if (move.t === 'volume') {
      volume = move.percent;
      tell('audioVolumeChange', volume);
    } else {
      place = { x: 0, y: 0, width: move.width, height: move.height };
      tell('sizeChange', move.width, move.height);
    }
  };
}
