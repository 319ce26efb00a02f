import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventName, HostMessage } from '#protocol/frame.ts';
import type { HostPort } from './port.ts';
import { connectHost } from './port-mraid.ts';

const LANDING = 'https://shop.example/';

/** An app around the ad. `version` and `isViewable` are what a container may lack. */
function createApp(given: { version?: string; isViewable?: boolean; state?: string } = {}) {
  const calls: string[] = [];
  const listeners: Record<string, (value: unknown) => void> = {};
  let state = given.state ?? 'default';
  const change = (name: string, next: string) => () => {
    calls.push(name);
    state = next;
  };
  const mraid = {
    getState: () => state,
    addEventListener: (event: string, listener: (value: unknown) => void) => {
      listeners[event] = listener;
    },
    open: (url: string) => calls.push(`open ${url}`),
    setExpandProperties: ({ width, height }: { width: number; height: number }) => calls.push(`${width}x${height}`),
    expand: change('expand', 'expanded'),
    close: change('close', 'default'),
    unload: change('unload', 'hidden'),
    ...(given.version && { getVersion: () => given.version }),
    ...(given.isViewable !== undefined && { isViewable: () => given.isViewable }),
  };
  vi.stubGlobal('window', { mraid });
  return { calls, say: (event: string, value?: unknown) => listeners[event]?.(value), listens: () => Object.keys(listeners) };
}

/** The ad: what it was told, and what it says. */
function connect(opensTo?: string) {
  const told: string[] = [];
  let port: HostPort | undefined;
  connectHost({ id: 10, size: '320x50', opensTo }, (message: HostMessage, own) => {
    port = own;
    told.push(message.t === 'mute' ? `mute ${message.isMuted}` : message.t);
    // As a creative does.
    if (message.t === 'pause' || message.t === 'resume') own.post({ t: 'event', name: message.t, data: {}, at: 0, index: 0 });
  });
  const say = (...names: readonly EventName[]) => {
    for (const name of names) port?.post({ t: 'event', name, data: {}, at: 0, index: 0 });
  };
  return { told, say, post: (message: Parameters<HostPort['post']>[0]) => port?.post(message) };
}

/** A page whose `#config` holds this text. */
function stubPage(textContent?: string) {
  const classList = { add: vi.fn() };
  const head = { append: vi.fn() };
  const getElementById = () => (textContent === undefined ? null : { textContent });
  vi.stubGlobal('document', { getElementById, createElement: () => ({}), documentElement: { classList }, head });
  return { classList, head };
}

beforeEach(() => {
  stubPage();
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('in an app', () => {
  it('has the container open and shut a strip, each once, and no ad that does not say to what it opens', () => {
    const app = createApp();
    connect('320x250').say('expand', 'expand', 'collapse', 'collapse');
    expect(app.calls).toEqual(['320x250', 'expand', 'close']);
    const other = createApp();
    connect().say('expand', 'collapse');
    expect(other.calls).toEqual([]);
  });

  it('starts at the first exposure, stands while it is not exposed, and goes on after it', () => {
    const app = createApp({ version: '3.0', isViewable: false, state: 'loading' });
    const ad = connect();
    expect(ad.told).toEqual([]);
    app.say('ready');
    app.say('exposureChange', 0);
    expect(ad.told).toEqual([]);
    app.say('exposureChange', 12.5);
    app.say('exposureChange', 100);
    expect(ad.told).toEqual(['config']);
    app.say('exposureChange', 0);
    app.say('exposureChange', 0);
    app.say('exposureChange', 50);
    expect(ad.told).toEqual(['config', 'pause', 'resume']);
  });

  it('stays paused if its own button paused it', () => {
    const app = createApp({ version: '3.0', isViewable: true });
    const ad = connect();
    ad.say('pause');
    app.say('exposureChange', 0);
    app.say('exposureChange', 100);
    expect(ad.told).toEqual(['config']);
    ad.say('resume');
    app.say('exposureChange', 0);
    expect(ad.told).toEqual(['config', 'pause']);
  });

  it('counts as viewed only after a second in one piece: not while the app hides it', () => {
    vi.useFakeTimers();
    stubPage(JSON.stringify({ events: { to: 'https://pixel.example/?e=[EVENT]', by: 'pixel' } }));
    const sent: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(url: string) {
          sent.push(new URL(url).searchParams.get('e') ?? '');
        }
      },
    );
    const app = createApp({ version: '3.0', isViewable: true });
    const ad = connect();
    app.say('exposureChange', 0);
    ad.say('viewable');
    vi.advanceTimersByTime(5000);
    app.say('exposureChange', 100);
    vi.advanceTimersByTime(600);
    app.say('exposureChange', 0);
    vi.advanceTimersByTime(5000);
    app.say('exposureChange', 100);
    vi.advanceTimersByTime(900);
    expect(sent).not.toContain('viewable');
    vi.advanceTimersByTime(200);
    expect(sent.filter((event) => event === 'viewable')).toEqual(['viewable']);
    vi.useRealTimers();
  });

  it('of version 2 learns by viewableChange', () => {
    const app = createApp({ version: '2.0', isViewable: false });
    const ad = connect();
    expect(app.listens()).toEqual(['viewableChange']);
    app.say('viewableChange', false);
    expect(ad.told).toEqual([]);
    app.say('viewableChange', true);
    app.say('viewableChange', false);
    expect(ad.told).toEqual(['config', 'pause']);
  });

  it('is silent while the device is', () => {
    const app = createApp({ version: '3.0', isViewable: true });
    const ad = connect();
    app.say('audioVolumeChange', null);
    app.say('audioVolumeChange', 40);
    expect(ad.told).toEqual(['config', 'mute true', 'mute false']);
  });

  it('is silent from its beginning where the device was before', () => {
    const app = createApp({ version: '3.0', isViewable: false });
    const ad = connect();
    app.say('audioVolumeChange', 0);
    expect(ad.told).toEqual([]);
    app.say('exposureChange', 100);
    expect(ad.told).toEqual(['config', 'mute true']);
  });

  it('leaves through the container, to the address of its brand', () => {
    const app = createApp();
    vi.stubGlobal('location', { search: '?clickTag=https://other.example/' });
    connect().post({ t: 'exit', name: 'cta', url: LANDING });
    expect(app.calls).toEqual([`open ${LANDING}`]);
  });

  it('leaves to the address that the file carries', () => {
    const app = createApp();
    stubPage('{"landing":"http://own.example/"}');
    connect().post({ t: 'exit', name: 'cta', url: LANDING });
    expect(app.calls).toEqual(['open http://own.example/']);
  });

  it('leaves the corner free in which the app draws the way to close it', () => {
    createApp({ state: 'loading' });
    const { classList, head } = stubPage();
    connect();
    expect(classList.add).toHaveBeenCalledExactlyOnceWith('in-app');
    expect(head.append).toHaveBeenCalledOnce();
  });

  it('asks to be removed when it fails before its first frame, not after', () => {
    const app = createApp();
    const ad = connect();
    ad.post({ t: 'started', firstFrameMs: 1, tier: 'A', capabilities: [] });
    ad.say('error');
    expect(app.calls).toEqual([]);
    connect().say('error');
    expect(app.calls).toEqual(['unload']);
  });
});

describe('in a page that is no app', () => {
  it.each([
    ['', LANDING],
    ['?clickTag=https://count.example/', 'https://count.example/'],
    ['?clickTag=javascript:alert(1)', LANDING],
  ])('starts at once, with nothing moved; with the address %j it leaves to %s', (search, to) => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('location', { search });
    const open = vi.fn();
    vi.stubGlobal('open', open);
    const { classList } = stubPage();
    const ad = connect();
    expect(classList.add).not.toHaveBeenCalled();
    expect(ad.told).toEqual(['config']);
    ad.post({ t: 'exit', name: 'cta', url: LANDING });
    expect(open).toHaveBeenCalledExactlyOnceWith(to, '_blank', 'noopener');
  });
});
