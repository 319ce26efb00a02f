import type { CreativeMessage, EventName } from '#protocol/frame.ts';

/** What we call ourselves to those who measure. */
const PARTNER = ['Surge', '1.0.0'] as const;
/** Where no session ever begins, no more events than these are kept for it. */
const MOST_WAITING = 50;

/** Each event of ours in the words of Open Measurement (protocol/standard-events.ts): a method, and what it is told. */
const words: Readonly<Partial<Record<EventName, readonly [method: string, given?: string]>>> = {
  impression: ['impressionOccurred'],
  first_quartile: ['firstQuartile'],
  midpoint: ['midpoint'],
  third_quartile: ['thirdQuartile'],
  complete: ['complete'],
  pause: ['pause'],
  resume: ['resume'],
  engagement_start: ['adUserInteraction', 'invitationAccept'],
  click_through: ['adUserInteraction', 'click'],
  expand: ['playerStateChange', 'expanded'],
  collapse: ['playerStateChange', 'normal'],
};

/**
 * In an exported file: where the page offers Open Measurement's session client (`OmidSessionClient`, as IAB's guide for integration has it), those who
 * measure are told what the ad reports. What came before the session began is told when it begins. A page without a client, or one whose client fails,
 * is told nothing, and the ad plays as ever. Over a video player the player measures.
 */
export function createMeasurement(client = read(read(globalThis, 'OmidSessionClient'), 'default')): (message: CreativeMessage) => void {
  try {
    return client ? open(client) : () => {};
  } catch {
    return () => {};
  }
}

function open(client: unknown): (message: CreativeMessage) => void {
  const context = make(client, 'Context', make(client, 'Partner', ...PARTNER), []);
  const session = make(client, 'AdSession', context);
  if (!call(session, 'isSupported')) return () => {};
  const ad = make(client, 'AdEvents', session);
  const media = make(client, 'MediaEvents', session);
  let state: 'before' | 'running' | 'finished' = 'before';
  const waiting: EventName[] = [];
  const tell = (name: EventName) => {
    if (name === 'error') call(session, 'error', 'generic', 'A script of the ad failed');
    const [method, ...given] = words[name] ?? [];
    if (method) call(name === 'impression' ? ad : media, method, ...given);
  };
  call(session, 'registerSessionObserver', (event: unknown) => {
    const type = read(event, 'type');
    if (type === 'sessionFinish') state = 'finished';
    if (type !== 'sessionStart' || state !== 'before') return;
    state = 'running';
    const isOurs = (what: string) => read(read(event, 'data'), what) === 'definedByJavaScript';
    if (isOurs('creativeType')) call(session, 'setCreativeType', 'htmlDisplay');
    if (isOurs('impressionType')) call(session, 'setImpressionType', 'beginToRender');
    call(ad, 'loaded');
    for (const name of waiting) tell(name);
  });
  return (message) => {
    if (message.t !== 'event') return;
    if (state === 'running') tell(message.name);
    else if (waiting.length < MOST_WAITING) waiting.push(message.name);
  };
}

function read(from: unknown, name: string): unknown {
  return (typeof from === 'object' && from !== null) || typeof from === 'function' ? Reflect.get(from, name) : undefined;
}

/** The client is the page's: it may lack what it should have, or throw. */
function call(on: unknown, name: string, ...given: readonly unknown[]): unknown {
  const method = read(on, name);
  try {
    return typeof method === 'function' ? Reflect.apply(method, on, given) : undefined;
  } catch {
    return undefined;
  }
}

function make(client: unknown, name: string, ...given: readonly unknown[]): unknown {
  const Class = read(client, name);
  return typeof Class === 'function' ? Reflect.construct(Class, given) : undefined;
}
