import { expect, it } from 'vitest';
import type { CreativeMessage, EventName } from '#protocol/frame.ts';
import { createMeasurement } from './page-om.ts';

type Observer = (event: unknown) => void;

/** A session client as IAB's guide describes it, and what it was told. As the real one does, it throws before its session runs. */
function createClient({ isSupported = true, lacks = '' } = {}) {
  const told: string[] = [];
  let isRunning = false;
  let observer: Observer = () => {};
  const note =
    (name: string) =>
    (...given: readonly unknown[]) => {
      if (!isRunning) throw new Error('Session not started.');
      told.push([name, ...given].join(' '));
    };
  class AdSession {
    context: unknown;
    constructor(context: unknown) {
      this.context = context;
      told.push(`session of ${JSON.stringify(context)}`);
    }
    isSupported() {
      return isSupported;
    }
    registerSessionObserver(own: Observer) {
      observer = own;
    }
    setCreativeType = note('creative');
    setImpressionType = note('type');
    error = note('error');
  }
  class AdEvents {
    loaded = note('loaded');
    impressionOccurred = note('impression');
  }
  class MediaEvents {
    firstQuartile = note('first');
    midpoint = note('midpoint');
    thirdQuartile = note('third');
    complete = note('complete');
    pause = note('pause');
    resume = note('resume');
    adUserInteraction = note('interaction');
    playerStateChange = note('state');
  }
  class Partner {
    partner: readonly unknown[];
    constructor(...partner: readonly unknown[]) {
      this.partner = partner;
    }
  }
  class Context {
    from: readonly unknown[];
    constructor(...from: readonly unknown[]) {
      this.from = from;
    }
  }
  const classes = { AdSession, AdEvents, MediaEvents, Partner, Context };
  const client = Object.fromEntries(Object.entries(classes).filter(([name]) => name !== lacks));
  const say = (type: string, data: object = {}) => {
    isRunning = type === 'sessionStart';
    observer({ type, data });
  };
  return { client, told, say };
}

const event = (name: EventName): CreativeMessage => ({ t: 'event', name, data: {}, at: 0, index: 0 });
const SESSION = 'session of {"from":[{"partner":["Surge","1.0.0"]},[]]}';

it('tells a session each event by its own word, what came before it when it begins, and nothing after its end', () => {
  const { client, told, say } = createClient();
  const measure = createMeasurement(client);
  measure(event('impression'));
  expect(told).toEqual([SESSION]);
  say('sessionStart', { creativeType: 'definedByJavaScript', impressionType: 'definedByJavaScript' });
  expect(told.splice(0)).toEqual([SESSION, 'creative htmlDisplay', 'type beginToRender', 'loaded', 'impression']);
  for (const name of ['viewable', 'engagement_start', 'interaction', 'expand', 'first_quartile', 'pause', 'resume'] as const) measure(event(name));
  for (const name of ['midpoint', 'third_quartile', 'complete', 'collapse', 'click_through', 'error'] as const) measure(event(name));
  measure({ t: 'stat', fps: 60 });
  expect(told.splice(0)).toEqual([
    'interaction invitationAccept',
    'state expanded',
    'first',
    'pause',
    'resume',
    'midpoint',
    'third',
    'complete',
    'state normal',
    'interaction click',
    'error generic A script of the ad failed',
  ]);
  say('sessionFinish');
  measure(event('complete'));
  say('sessionStart');
  expect(told).toEqual([]);
});

it('leaves to a container what it has decided itself', () => {
  const { client, told, say } = createClient();
  createMeasurement(client);
  say('sessionStart', { creativeType: 'htmlDisplay', impressionType: 'viewable' });
  expect(told).toEqual([SESSION, 'loaded']);
});

it('is silent where nobody measures', () => {
  const { client, told, say } = createClient({ isSupported: false });
  createMeasurement(client)(event('impression'));
  say('sessionStart');
  expect(told).toEqual([SESSION]);
  expect(() => createMeasurement()(event('impression'))).not.toThrow();
});

it.each(['AdSession', 'AdEvents', 'MediaEvents', 'Partner', 'Context'])('goes on where a client lacks %s', (lacks) => {
  const { client, say } = createClient({ lacks });
  const measure = createMeasurement(client);
  say('sessionStart');
  expect(() => measure(event('impression'))).not.toThrow();
  expect(() => measure(event('complete'))).not.toThrow();
});

it('goes on where a client throws', () => {
  let calls = 0;
  class Partner {
    constructor() {
      calls++;
      throw new Error('No');
    }
  }
  expect(() => createMeasurement({ Partner })(event('impression'))).not.toThrow();
  expect(calls).toBe(1);
});
