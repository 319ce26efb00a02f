import { createMeter, evict, READY_WITHIN_MS } from '#app/components/creative-frame/guest.ts';
import { type Config, type HostMessage, PROTOCOL } from '#protocol/frame.ts';

/**
 * The landing page's host for one creative (protocol/frame.ts), small enough for an inline script, and independent of React: it runs before, without
 * and after hydration.
 *
 * 1. It touches only what React prints and never changes: attributes of its own (`data-state`, `src`, `href`) and texts marked for it.
 * 2. The frame gets its address two seconds after the page's load event, or when pointer or focus comes near; for reduced motion only on Play.
 * 3. It answers the handshake as connect.ts does, reads what it needs by hand, and disconnects a creative that floods or stays silent.
 * 4. `data-state` is what the style sheet needs: still, loading, playing, paused; `data-loaded` lets the still in, after load and the first paint.
 */
const START_AFTER_MS = 2000;

export function runHero(root: HTMLElement): void {
  const state = root.dataset;
  if (state.state) return;
  const frame = root.querySelector('iframe');
  const button = root.querySelector('button');
  const link = root.querySelector('a');
  const [firstFrame, framesPerSecond] = root.querySelectorAll('b');
  if (!frame || !button || !link || !firstFrame || !framesPerSecond) return;
  const isReduced = matchMedia('(prefers-reduced-motion:reduce)').matches;
  let port: MessagePort | undefined;
  let nonce = '';
  let mark = 0;
  const isTooMuch = createMeter();

  const send = (message: HostMessage) => port?.postMessage({ ...PROTOCOL, ...message });
  const hangUp = () => {
    // Firefox goes on delivering what a closed port has received.
    if (port) port.onmessage = null;
    port?.close();
    port = undefined;
  };
  const stop = () => {
    hangUp();
    evict(frame);
    removeEventListener('message', greet);
    state.state = 'still';
  };
  const start = () => {
    if (state.state !== 'still' || !root.isConnected) return;
    state.state = 'loading';
    mark = 0;
    addEventListener('message', greet);
    frame.src = frame.dataset.src ?? '';
    setTimeout(() => state.state === 'loading' && stop(), READY_WITHIN_MS);
  };
  function greet(event: MessageEvent) {
    if (event.origin !== 'null') return;
    if (isTooMuch(event.timeStamp)) return stop();
    if (event.source !== frame?.contentWindow) return;
    const { data } = event;
    if (data?.k !== PROTOCOL.k || data.v !== PROTOCOL.v || data.t !== 'boot' || data.document === mark) return;
    // A new document in the frame: the port of the one before is closed.
    hangUp();
    mark = data.document;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = hear;
    nonce = `${Math.random()}`;
    frame?.contentWindow?.postMessage({ ...PROTOCOL, t: 'hello', nonce }, '*', [channel.port2]);
  }
  const hear = (event: MessageEvent) => {
    if (isTooMuch(event.timeStamp)) return stop();
    const { data } = event;
    if (data?.k !== PROTOCOL.k || data.v !== PROTOCOL.v) return;
    if (data.t === 'ready' && data.nonce === nonce) {
      const config: Config = {
        mode: 'live',
        seed: Math.random() * 2 ** 32,
        reduced: isReduced,
        locale: document.documentElement.lang,
        clock: 'real',
      };
      send({ t: 'config', config });
    } else if (data.t === 'started') {
      firstFrame.textContent = `${Math.round(data.firstFrameMs)}`;
      state.state = 'playing';
    } else if (data.t === 'stat') framesPerSecond.textContent = `${Math.round(data.fps)}`;
    else if (data.name === 'pause') state.state = 'paused';
    else if (data.name === 'resume') state.state = 'playing';
    else if (data.t === 'request') document.activeElement === frame && button.focus();
    else if (data.t === 'exit' && /^https:/.test(data.url)) {
      link.href = data.url;
      link.target = '_blank';
      link.textContent = link.host;
    }
  };

  button.onclick = () => (state.state === 'still' ? start() : send({ t: state.state === 'paused' ? 'resume' : 'pause' }));
  state.state = 'still';
  // `load` may come before the first paint.
  const wait = () =>
    new PerformanceObserver((_, paint) => {
      paint.disconnect();
      state.loaded = '';
      isReduced || setTimeout(start, START_AFTER_MS);
    }).observe({ type: 'paint', buffered: true });
  document.readyState === 'complete' ? wait() : addEventListener('load', wait);
  if (isReduced) return;
  root.onpointerenter = start;
  root.addEventListener('focusin', start);
}
