import type { Reporter } from './reporter.ts';

/** A publisher's SafeFrame 1.1, as the ad in it sees it: `window.$sf.ext`. Each call is reported. */
export function createSafeFrame(reporter: Reporter, { width, height }: { readonly width: number; readonly height: number }): void {
  const called = (name: string, value = '') => reporter.say({ t: 'call', name, value });
  let isRegistered = false;
  const edges = { t: 0, l: 0, b: height, r: width };
  const ext = {
    register: (wide: unknown, high: unknown) => {
      isRegistered = true;
      called('register', `${wide}x${high}`);
    },
    supports: () => ({ 'exp-ovr': false, 'exp-push': false, 'read-cookie': false, 'write-cookie': false }),
    geom: () => ({
      win: { ...edges, w: width, h: height },
      self: { ...edges, z: 0, xiv: 1, yiv: 1, iv: 1 },
      exp: { t: 0, l: 0, b: 0, r: 0, push: false },
    }),
    inViewPercentage: () => 100,
    winHasFocus: () => document.hasFocus(),
    status: () => '',
    meta: () => '',
    // An ad asks for room only after it has registered.
    expand: () => called(isRegistered ? 'expand' : 'expand before register'),
    collapse: () => called('collapse'),
    cookie: () => called('cookie'),
  };
  Object.defineProperty(window, '$sf', { value: { ver: '1.1', specVersion: '1.1', ext } });
}
