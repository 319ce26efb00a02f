import type { Asking } from '#protocol/guest.ts';
import { exchangeSet } from './exchange.ts';
import type { Reporter } from './reporter.ts';

/** What a request is answered with, so that an ad that waits for its pixel goes on. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const NOTHING = 'data:,';
const IS_INSIDE = /^(data|blob|about|javascript):/i;

interface Surroundings {
  /** Finds the file that an address of the document means. */
  findFile(address: string): string | undefined;
  /** The address for a frame that shows one of the files. */
  openInside(frame: HTMLIFrameElement, address: string): string | undefined;
  /** Whether the policy of the page lets it load by https: that is reported, and done. */
  readonly isOpen: boolean;
}

/** Replaces all by which a document reaches out of its frame. */
export function watch(reporter: Reporter, { findFile, openInside, isOpen }: Surroundings): void {
  const isLet = (address: string) => isOpen && /^(https:)?\/\//i.test(address);
  const ask = (address: string, by: Asking, body = '') => reporter.say({ t: 'request', by, url: address, isTouched: reporter.isTouched, body });
  const resolve = (by: Asking) => (address: string) => {
    if (IS_INSIDE.test(address)) return address;
    const file = findFile(address);
    if (file) return file;
    ask(address, by);
    if (isLet(address)) return address;
    return by === 'image' ? PIXEL : NOTHING;
  };
  replaceSource(HTMLImageElement, 'src', resolve('image'));
  for (const element of [HTMLImageElement, HTMLSourceElement]) replaceSource(element, 'srcset', (set) => exchangeSet(set, findFile));
  replaceSource(HTMLScriptElement, 'src', (address) => findFile(address) ?? address);
  replaceSource(HTMLLinkElement, 'href', (address) => findFile(address) ?? address);
  for (const element of [HTMLMediaElement, HTMLSourceElement]) replaceSource(element, 'src', resolve('media'));
  replaceSource(HTMLVideoElement, 'poster', (address) => findFile(address) ?? address);
  // Its argument becomes a source without the setter.
  replace(window, 'Audio', () => {
    return function Audio(address?: unknown) {
      const audio = document.createElement('audio');
      audio.preload = 'auto';
      if (address !== undefined) audio.src = String(address);
      return audio;
    };
  });
  replaceSource(HTMLIFrameElement, 'src', (address, element) => {
    if (IS_INSIDE.test(address)) return address;
    const inside = element instanceof HTMLIFrameElement ? openInside(element, address) : undefined;
    if (inside) return inside;
    ask(address, 'frame');
    return 'about:blank';
  });
  replace(Navigator.prototype, 'sendBeacon', () => (address: unknown, body: unknown) => {
    ask(String(address), 'beacon', typeof body === 'string' ? body : '');
    return true;
  });
  replace(window, 'fetch', (original) => (input: unknown, ...rest: readonly unknown[]) => {
    const address = input instanceof Request ? input.url : String(input);
    if (IS_INSIDE.test(address)) return original(input, ...rest);
    const file = findFile(address);
    if (file) return original(file);
    ask(address, 'fetch');
    if (isLet(address)) return original(input, ...rest);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const openRequest = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    return openRequest.call(this, method, resolve('fetch')(String(url)), true);
  };
  for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection', 'WebTransport'] as const) {
    replace(window, name, () => {
      return function Refused(address: unknown) {
        ask(String(address ?? name), 'socket');
        throw new DOMException('The network is switched off.', 'SecurityError');
      };
    });
  }
  watchExits(reporter);
  watchDeeds(reporter);
}

/** Listeners go when a document is written (document.open): these are set after it. */
export function listen(reporter: Reporter): void {
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(type, ({ isTrusted }) => isTrusted && reporter.touch(), { capture: true, passive: true });
  }
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : undefined;
      const address = link?.getAttribute('href') ?? '';
      if (!link || /^(#|javascript:|$)/i.test(address)) return;
      event.preventDefault();
      reporter.say({ t: 'exit', by: 'link', url: address, isActive: event.isTrusted });
    },
    true,
  );
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    const directive = effectiveDirective.replace(/-src.*$/, '');
    if (/^(inline|eval|data|blob|about)$/.test(blockedURI) || blockedURI.startsWith('data:')) return;
    reporter.say({ t: 'request', by: 'policy', url: blockedURI, isTouched: reporter.isTouched, body: directive });
  });
  addEventListener('error', ({ message }) => message && reporter.say({ t: 'note', what: 'error', text: message }));
  addEventListener('unhandledrejection', ({ reason }) => reporter.say({ t: 'note', what: 'error', text: String(reason) }));
  new MutationObserver((changes) => reporter.count('changes', changes.length)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** What the browser itself tells of: its first picture, and work that held the thread for longer than 50 ms. */
export function observe(reporter: Reporter): void {
  const types = PerformanceObserver.supportedEntryTypes;
  const listenTo = (type: string, hear: (entry: PerformanceEntry) => void) => {
    if (types.includes(type)) new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type });
  };
  listenTo('paint', ({ name }) => name === 'first-contentful-paint' && reporter.say({ t: 'painted' }));
  listenTo('longtask', ({ duration }) => reporter.count('busyMs', duration));
}

function watchExits(reporter: Reporter): void {
  const isActive = () => navigator.userActivation?.isActive === true;
  replace(window, 'open', () => (address: unknown) => {
    reporter.say({ t: 'exit', by: 'window', url: String(address ?? ''), isActive: isActive() });
    return null;
  });
}

function watchDeeds(reporter: Reporter): void {
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
    replace(window, name, () => (text: unknown) => {
      reporter.say({ t: 'note', what: 'dialog', text: `${name}: ${text ?? ''}` });
      return null;
    });
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        reporter.say({ t: 'note', what: 'storage', text: name });
        throw new DOMException('Storage is switched off.', 'SecurityError');
      },
    });
  }
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get: () => '',
    set: (text: unknown) => reporter.say({ t: 'note', what: 'cookie', text: String(text) }),
  });
  replace(
    console,
    'error',
    () =>
      (...words: readonly unknown[]) =>
        reporter.say({ t: 'note', what: 'console', text: words.map(String).join(' ') }),
  );
  const request = window.requestAnimationFrame.bind(window);
  replace(window, 'requestAnimationFrame', () => (callback: FrameRequestCallback) => {
    reporter.count('frames');
    return request(callback);
  });
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    if (!this.muted && this.volume > 0 && !reporter.isTouched) reporter.say({ t: 'note', what: 'sound', text: 'media' });
    return play.call(this);
  };
}

type AnyFunction = (...given: never[]) => unknown;

/** Puts another function in the place of one; what was there is given, bound. */
function replace(owner: object, name: string, make: (original: (...given: readonly unknown[]) => unknown) => AnyFunction): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') return;
  const bound = (...given: readonly unknown[]) => Reflect.apply(original, owner, given);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value: make(bound) });
}

interface ElementClass {
  readonly prototype: HTMLElement;
}

/** An address that is set, as a property or as an attribute, is exchanged first. */
function replaceSource({ prototype }: ElementClass, property: string, exchange: (address: string, element: HTMLElement) => string): void {
  const own = Object.getOwnPropertyDescriptor(prototype, property);
  const setOwn = own?.set;
  if (!setOwn) return;
  Object.defineProperty(prototype, property, {
    ...own,
    set(this: HTMLElement, value: unknown) {
      setOwn.call(this, exchange(String(value), this));
    },
  });
  // Of one kind of element, several attributes may be exchanged.
  const setBefore = prototype.setAttribute;
  prototype.setAttribute = function (this: HTMLElement, name: string, value: string) {
    setBefore.call(this, name, name.toLowerCase() === property ? exchange(String(value), this) : value);
  };
}
