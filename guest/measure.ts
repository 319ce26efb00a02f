import { countFlashes } from './flashes.ts';
import type { GuestFiles } from './guest-files.ts';
import type { Reporter } from './reporter.ts';

/** A worker has a thread of its own, which no tick tells of: so many may run, and each so long. */
const MOST_WORKERS = 1;
const WORKER_MS = 5000;
/** Work that held the thread for longer is told of by the browser (`longtask`). */
const LONG_TASK_MS = 50;
/** When styles are looked through again after the load event. */
const LOOK_AGAIN_MS = [500, 1200, 3000, 6000];
/** An ad has fewer: a document of more is not looked through whole. */
const MOST_ELEMENTS = 1000;

let hasLoaded = false;

/** A file of the document is read, before or after its load event. */
export function sayRead(reporter: Reporter, name: string): void {
  reporter.say({ t: 'file', name, isInitial: !hasLoaded });
}

/** What is asked of a document that a visitor brings, and not of ours. Before the document is written. */
export function measure(reporter: Reporter, files: GuestFiles): void {
  measureWeb(reporter);
  measureScripts(reporter);
  measureSound(reporter);
  boundWorkers(reporter, files);
}

/** Listeners go when a document is written: these are set after it. */
export function measureDocument(reporter: Reporter, files: GuestFiles): void {
  const look = () => lookForRead(files);
  addEventListener(
    'load',
    () => {
      look();
      hasLoaded = true;
      reporter.say({ t: 'loaded' });
      for (const ms of LOOK_AGAIN_MS) setTimeout(look, ms);
    },
    { once: true },
  );
  const hear = ({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement)) return;
    reporter.say({ t: 'use', what: 'film', text: target.tagName.toLowerCase() });
    if (!target.muted && target.volume > 0 && !reporter.isTouched) reporter.say({ t: 'note', what: 'sound', text: target.tagName.toLowerCase() });
  };
  addEventListener('playing', hear, true);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const frame =
        node instanceof Element ? (node.matches('iframe, frame, object, embed') ? node : node.querySelector('iframe, object, embed')) : null;
      if (frame) reporter.say({ t: 'use', what: 'frame', text: frame.outerHTML.slice(0, 200) });
    }
  }).observe(document, { subtree: true, childList: true });
  countFlashes((times) => reporter.say({ t: 'flash', times }));
}

/** The browser tells of no request for a file that is here: what the styles in use name, and the pictures that were chosen, are looked up. */
function lookForRead(files: GuestFiles): void {
  const waiting = files.listWaiting();
  if (waiting.length === 0) return;
  const elements = [...document.querySelectorAll('*')].slice(0, MOST_ELEMENTS);
  const said = elements.flatMap((element) => [
    ...[null, '::before', '::after'].map((pseudo) => {
      const { backgroundImage, borderImageSource, maskImage, listStyleImage, content, cursor } = getComputedStyle(element, pseudo);
      return backgroundImage + borderImageSource + maskImage + listStyleImage + content + cursor;
    }),
    element instanceof HTMLImageElement ? element.currentSrc : '',
  ]);
  const inUse = said.filter((text) => text.includes('blob:')).join(' ');
  const hasFonts = [...document.fonts].some(({ status }) => status !== 'unloaded');
  for (const [address, name] of waiting) if (inUse.includes(address) || (hasFonts && files.isFont(name))) files.note(name);
}

/** What the policy lets through by https, and no watcher sees. */
function measureWeb(reporter: Reporter): void {
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (/^https?:/.test(name)) reporter.say({ t: 'request', by: 'fetch', url: name, isTouched: reporter.isTouched, body: '' });
    }
  }).observe({ type: 'resource', buffered: true });
}

/** Short work adds up: frames and timers are timed one by one. */
function measureScripts(reporter: Reporter): void {
  const hasLongTasks = PerformanceObserver.supportedEntryTypes.includes('longtask');
  const now = performance.now.bind(performance);
  const timed =
    (callback: unknown) =>
    (...given: readonly unknown[]) => {
      const start = now();
      try {
        return typeof callback === 'function' ? Reflect.apply(callback, window, given) : undefined;
      } finally {
        const took = now() - start;
        if (took < LONG_TASK_MS || !hasLongTasks) reporter.count('busyMs', took);
      }
    };
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval'] as const) {
    const original: unknown = Reflect.get(window, name);
    if (typeof original !== 'function') continue;
    const replaced = (callback: unknown, ...rest: readonly unknown[]): unknown =>
      Reflect.apply(original, window, [typeof callback === 'function' ? timed(callback) : callback, ...rest]);
    Reflect.set(window, name, replaced);
  }
}

/** Sound that no element plays. */
function measureSound(reporter: Reporter): void {
  const start: unknown = Reflect.get(AudioScheduledSourceNode.prototype, 'start');
  if (typeof start !== 'function') return;
  const hear = function (this: AudioScheduledSourceNode, ...given: readonly unknown[]): unknown {
    if (this.context instanceof AudioContext && !reporter.isTouched) reporter.say({ t: 'note', what: 'sound', text: 'Web Audio' });
    return Reflect.apply(start, this, given);
  };
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) Reflect.set(prototype, 'start', hear);
}

function boundWorkers(reporter: Reporter, files: GuestFiles): void {
  const Original = window.Worker;
  let running = 0;
  const Bounded = function Bounded(address: unknown, options?: WorkerOptions) {
    const text = String(address);
    reporter.say({ t: 'use', what: 'worker', text });
    if (++running > MOST_WORKERS) throw new DOMException('No more workers here.', 'SecurityError');
    const worker = new Original(files.find(text) ?? text, options);
    setTimeout(() => worker.terminate(), WORKER_MS);
    return worker;
  };
  Reflect.set(window, 'Worker', Bounded);
}
