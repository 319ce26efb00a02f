import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SimidDeeds, SimidRefusal, SimidSession, simidErrors } from './simid-player.ts';

const start = { width: 640, height: 360, isMuted: true, adParameters: '{"brand":{}}', clickThrough: 'https://shop.example/' };
const state = { currentSrc: 'film.mp4', currentTime: 2, duration: 18, ended: false, muted: true, paused: false, volume: 1, fullscreen: false };

interface Posted {
  readonly sessionId: string;
  readonly messageId: number;
  readonly type: string;
  readonly args: { readonly messageId?: number; readonly value?: unknown };
}

/** A session with a creative that this test plays. */
function open() {
  const posted: Posted[] = [];
  /** What was done and answered, in order. */
  const order: string[] = [];
  const deeds = {
    opened: vi.fn(),
    track: vi.fn(),
    click: vi.fn(() => void order.push('click')),
    navigate: vi.fn(() => void order.push('navigate')),
    pause: vi.fn(() => true),
    play: vi.fn(() => false),
    setVolume: vi.fn(),
    setDuration: vi.fn(),
    stop: vi.fn(() => void order.push('stop')),
    fail: vi.fn(),
    getState: () => state,
  } satisfies SimidDeeds;
  const session = new SimidSession((text) => {
    const message: Posted = JSON.parse(text);
    posted.push(message);
    order.push(message.type);
  }, deeds);
  let messageId = 0;
  const say = (type: string, args: unknown = {}, sessionId = 'own') => {
    session.hear(JSON.stringify({ sessionId, messageId: messageId++, timestamp: 1000 + messageId, type, args }));
    return messageId - 1;
  };
  /** Asks as a creative and returns the player's answer to that. */
  const request = (name: string, args: unknown = {}) => {
    const asked = say(`SIMID:Creative:${name}`, args);
    const answer = posted.find(({ type, args: { messageId: of } }) => (type === 'resolve' || type === 'reject') && of === asked);
    return answer && [answer.type, answer.args.value];
  };
  const answer = (type: 'resolve' | 'reject', value: unknown = {}) => say(type, { messageId: posted.at(-1)?.messageId, value });
  return { session, deeds, posted, order, say, request, answer };
}

let { session, deeds, posted, order, say, request, answer } = open();
beforeEach(() => {
  ({ session, deeds, posted, order, say, request, answer } = open());
});

describe('the session', () => {
  it.each([
    undefined,
    7,
    {},
    '',
    '{',
    '[]',
    'null',
    '{"type":"createSession"}',
    '{"guest":1,"t":"knock"}',
    '{"sessionId":1,"messageId":0,"type":"createSession"}',
  ])('is not opened by %j', (data) => {
    session.hear(data);
    expect(posted).toEqual([]);
    expect(session.isOpen).toBe(false);
  });

  it('is opened once, and hears messages of its own alone', () => {
    say('SIMID:Creative:requestPause');
    expect(deeds.pause).not.toHaveBeenCalled();
    const asked = say('createSession');
    expect(posted).toMatchObject([{ sessionId: 'own', messageId: 0, type: 'resolve', args: { messageId: asked, value: {} } }]);
    say('createSession', {}, 'other');
    say('SIMID:Creative:requestPause', {}, 'other');
    expect(posted).toHaveLength(1);
    expect(deeds.opened).toHaveBeenCalledTimes(1);
    expect(deeds.pause).not.toHaveBeenCalled();
  });

  it('hands over what the VAST answer says, and tells of the film only after the answer to that', async () => {
    say('createSession');
    session.tell('play');
    const ready = session.init(start);
    session.tell('play');
    expect(posted.map(({ type }) => type)).toEqual(['resolve', 'SIMID:Player:init']);
    expect(posted[1]?.args).toMatchObject({
      environmentData: {
        version: '1.2',
        creativeDimensions: { x: 0, y: 0, width: 640, height: 360 },
        navigationSupport: 'playerHandles',
        muted: true,
      },
      creativeData: { adParameters: '{"brand":{}}', clickThruUrl: 'https://shop.example/' },
    });
    answer('resolve');
    await ready;
    session.tell('timeupdate', { currentTime: 1 });
    expect(posted.at(-1)).toMatchObject({ type: 'SIMID:Media:timeupdate', args: { currentTime: 1 }, messageId: 2 });
  });

  it('ends an init that the creative refuses with its code, and tells it nothing more', async () => {
    say('createSession');
    const ready = session.init(start);
    answer('reject', { errorCode: 1103, message: 'Too old' });
    await expect(ready).rejects.toEqual(new SimidRefusal(1103, 'Too old'));
    session.tell('play');
    expect(posted.at(-1)?.type).toBe('SIMID:Player:init');
  });

  it('starts and stops with the answer of the creative', async () => {
    await session.stop(2);
    expect(posted).toEqual([]);
    say('createSession');
    const started = session.start();
    answer('resolve');
    await started;
    const stopped = session.stop(2);
    expect(posted.at(-1)).toMatchObject({ type: 'SIMID:Player:adStopped', args: { code: 2 } });
    answer('resolve');
    await stopped;
  });
});

describe('what a creative asks', () => {
  beforeEach(() => {
    say('createSession');
    order.length = 0;
  });

  it('is done and answered: pause, sound, length, state of the film', () => {
    expect(request('requestPause')).toEqual(['resolve', {}]);
    expect(request('requestPlay')).toEqual(['reject', { errorCode: simidErrors.unspecified, message: 'It does so already' }]);
    expect(request('requestChangeVolume', { volume: 0.5, muted: true })).toEqual(['resolve', {}]);
    expect(deeds.setVolume).toHaveBeenCalledWith(0.5, true);
    expect(request('requestChangeVolume', { volume: 3, muted: true })?.[0]).toBe('reject');
    request('requestChangeAdDuration', { duration: 25 });
    request('requestChangeAdDuration', { duration: -2 });
    expect(deeds.setDuration.mock.calls).toEqual([[25], [Number.POSITIVE_INFINITY]]);
    expect(request('getMediaState')).toEqual(['resolve', state]);
  });

  it('is reported with the time at which it was asked, addresses of the web alone', () => {
    expect(request('reportTracking', { trackingUrls: ['https://count.example/?e=a', 'javascript:alert(1)', 7] })).toEqual(['resolve', {}]);
    expect(deeds.track).toHaveBeenCalledWith(['https://count.example/?e=a'], 1002);
    expect(request('reportTracking', { trackingUrls: 'https://count.example/' })?.[0]).toBe('reject');
    expect(deeds.track).toHaveBeenCalledTimes(1);
  });

  it('opens a page after the answer, once, and nothing but an address of the web', () => {
    request('clickThru', { playerHandles: true, url: 'https://shop.example/' });
    expect(order).toEqual(['resolve', 'click']);
    expect(deeds.click).toHaveBeenCalledWith('https://shop.example/', expect.any(Number));
    expect(request('clickThru', { playerHandles: true, url: 'javascript:alert(1)' })).toEqual([
      'reject',
      { errorCode: simidErrors.noNavigation, message: 'Invalid URL' },
    ]);
    expect(request('requestNavigation', { uri: 'data:,' })?.[0]).toBe('reject');
    expect(deeds.click).toHaveBeenCalledTimes(1);
    expect(deeds.navigate).not.toHaveBeenCalled();
    expect(request('clickThru', { playerHandles: false })).toBeUndefined();
    expect(deeds.click).toHaveBeenLastCalledWith(undefined, expect.any(Number));
  });

  it('ends it after the answer, or at once when it failed', () => {
    request('requestStop');
    expect(order).toEqual(['resolve', 'stop']);
    expect(request('fatalError', { errorCode: 1108, errorMessage: 'Lost' })).toBeUndefined();
    expect(deeds.fail).toHaveBeenCalledWith(1108, 'Lost');
  });

  it.each(['requestSkip', 'requestFullscreen', 'requestResize', 'expandNonlinear', 'constructor'])('is refused: %s', (name) => {
    expect(request(name)).toEqual(['reject', { errorCode: simidErrors.unsupported, message: 'Not supported' }]);
  });
});
