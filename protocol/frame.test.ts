import { describe, expect, it } from 'vitest';
import { buzzMs } from './buzz.ts';
import { parseBoot, parseCreativeMessage, parseHello, parseHostMessage } from './frame.ts';

const say = (fields: object) => ({ k: 'ck', v: 1, ...fields });

describe('parseCreativeMessage', () => {
  it('a creative’s message has known fields only', () => {
    expect(parseCreativeMessage(say({ t: 'seeked', at: 2, extra: 'x' }))).toEqual({ t: 'seeked', at: 2 });
  });

  it('a vibration is one of five kinds, whose length is not the ad’s to say', () => {
    expect(parseCreativeMessage(say({ t: 'buzz', kind: 'peg', ms: 60_000 }))).toEqual({ t: 'buzz', kind: 'peg' });
    for (const ms of Object.values(buzzMs)) expect(ms >= 10 && ms <= 30).toBe(true);
  });

  it('a message of another protocol or version, with unknown words or wrong types, is refused', () => {
    for (const value of [
      null,
      undefined,
      1,
      'boot',
      [],
      {},
      { k: 'ck', v: 2, t: 'seeked', at: 1 },
      { k: 'xx', v: 1, t: 'seeked', at: 1 },
      say({ t: 'destroy' }),
      say({ t: 'seeked', at: '1' }),
      say({ t: 'seeked', at: Number.NaN }),
      say({ t: 'event', name: 'hack', at: 1, index: 0 }),
      say({ t: 'request', what: 'fullscreen' }),
      say({ t: 'buzz' }),
      say({ t: 'buzz', kind: 'earthquake' }),
      say({ t: 'buzz', kind: 'constructor' }),
      say({ t: 'buzz', kind: 500 }),
    ]) {
      expect(parseCreativeMessage(value)).toBeUndefined();
    }
  });

  it('a message whose getters throw is refused', () => {
    const hostile = Object.defineProperty({}, 'k', {
      get() {
        throw new Error('no');
      },
    });
    expect(parseCreativeMessage(hostile)).toBeUndefined();
  });

  it('lets a creative leave to https addresses only', () => {
    const exit = (url: unknown) => parseCreativeMessage(say({ t: 'exit', name: 'cta', url }));
    expect(exit('https://lumara.example/trip')).toEqual({ t: 'exit', name: 'cta', url: 'https://lumara.example/trip' });
    for (const url of [
      'http://x.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      '//x.example',
      'https://',
      'https://user@x.example/',
      7,
      `https://x.example/${'a'.repeat(2100)}`,
    ]) {
      expect(exit(url)).toBeUndefined();
    }
  });

  it('event data has at most eight short scalars', () => {
    const data = { ...Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, i])), deep: { a: 1 } };
    const message = parseCreativeMessage(say({ t: 'event', name: 'interaction', at: 5, index: 1, data }));
    expect(message).toMatchObject({ t: 'event', name: 'interaction' });
    expect(message?.t === 'event' && Object.keys(message.data)).toHaveLength(8);
    expect(
      parseCreativeMessage(say({ t: 'event', name: 'error', at: 5, index: 1, data: { text: 'x'.repeat(10_000_000), list: [1] } })),
    ).toMatchObject({ data: {} });
  });
});

describe('parseHostMessage', () => {
  it('a config is completed from any value', () => {
    expect(parseHostMessage(say({ t: 'config', config: { mode: 'party', seed: 'x', tier: 'Z', locale: '<b>' } }))).toEqual({
      t: 'config',
      config: { mode: 'live', seed: 1, reduced: false, locale: 'en', clock: 'real' },
    });
  });

  it('takes at most 50 coupon codes of at most 24 characters, and none that is no text', () => {
    const codes = (given: unknown) => {
      const message = parseHostMessage(say({ t: 'config', config: { codes: given } }));
      return message?.t === 'config' ? message.config.codes : undefined;
    };
    expect(codes([' SIP-10 ', 7, '', 'x'.repeat(24), 'x'.repeat(25), null])).toEqual(['SIP-10', 'x'.repeat(24)]);
    expect(codes(Array.from({ length: 90 }, (_, i) => `C${i}`))).toHaveLength(50);
    for (const nothing of [undefined, 'SIP', [], [1]]) expect(codes(nothing)).toBeUndefined();
  });

  it('records on the host’s clock', () => {
    expect(parseHostMessage(say({ t: 'config', config: { mode: 'record', seed: 4 } }))).toMatchObject({ config: { clock: 'host', seed: 4 } });
  });

  it('scroll and seek stay in their bounds', () => {
    expect(parseHostMessage(say({ t: 'scroll', progress: 9 }))).toEqual({ t: 'scroll', progress: 1.2 });
    expect(parseHostMessage(say({ t: 'seek', at: -1 }))).toBeUndefined();
    expect(parseHostMessage(say({ t: 'seek', at: 1e9 }))).toBeUndefined();
    expect(parseHostMessage(say({ t: 'key', action: 'jump' }))).toBeUndefined();
  });
});

describe('the handshake', () => {
  it('of a handshake only the mark of a boot and the nonce of a hello are read', () => {
    expect(parseBoot(say({ t: 'boot', document: 3.5 }))).toBe(3.5);
    expect(parseBoot(say({ t: 'boot' }))).toBeUndefined();
    expect(parseHello(say({ t: 'hello', nonce: 'n' }))).toBe('n');
    expect(parseHello(say({ t: 'hello', nonce: 1 }))).toBeUndefined();
  });
});
