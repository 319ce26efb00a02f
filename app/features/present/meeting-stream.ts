import { isRecord } from '#protocol/is-record.ts';
import { isPress, type MeetingState, type Press, parseMeetingState } from '#protocol/meeting.ts';
import { lookAtMeeting, postMeeting } from './meeting-calls.ts';

/** `unknown`: there never was such a meeting, as far as this page knows. */
export type Line = 'connecting' | 'connected' | 'lost' | 'ended' | 'unknown';

export interface StreamHandlers {
  onLine(line: Line): void;
  onState?(state: MeetingState): void;
  /** These three come on the presenter's own stream alone. */
  onPress?(press: Press): void;
  onFollowers?(count: number): void;
  onNote?(note: string): void;
}

/** From a lost connection to the next try, doubled each time; a little by chance, so that not all come back at once. */
const RETRY_MS = 1000;
const RETRY_MOST_MS = 15_000;
const TRIES_MOST = 4;

/**
 * Follows a meeting until the returned function is called, and connects anew whenever the connection is lost. With the secret it is the presenter's own stream,
 * which a ticket opens once: the secret itself stands in no address.
 */
export function followMeeting(code: string, secret: string | undefined, handlers: StreamHandlers): () => void {
  let source: EventSource | undefined;
  let timer = 0;
  let tries = 0;
  let wasConnected = false;
  let isOver = false;

  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
  };
  const end = () => {
    stop();
    handlers.onLine(wasConnected || secret ? 'ended' : 'unknown');
  };
  const tryLater = () => {
    if (isOver) return;
    handlers.onLine('lost');
    const ms = Math.min(RETRY_MOST_MS, RETRY_MS * 2 ** Math.min(tries, TRIES_MOST)) * (0.75 + Math.random() / 2);
    tries += 1;
    clearTimeout(timer);
    timer = window.setTimeout(() => void connect(), ms);
  };
  /** A stream does not say why it was refused. */
  const onRefused = async () => {
    source?.close();
    const { kind } = await lookAtMeeting(code);
    if (isOver) return;
    if (kind === 'gone') end();
    else tryLater();
  };
  const connect = async () => {
    const ticket = secret === undefined ? '' : await findTicket(code, secret);
    if (isOver) return;
    if (ticket === 'gone') return end();
    if (ticket === undefined) return tryLater();
    source = new EventSource(`/api/meetings/${code}/events${ticket && `?ticket=${encodeURIComponent(ticket)}`}`);
    const hear = (name: string, does: (data: unknown) => void) =>
      source?.addEventListener(name, ({ data }) => typeof data === 'string' && !isOver && does(JSON.parse(data)));
    source.onopen = () => {
      tries = 0;
      wasConnected = true;
      handlers.onLine('connected');
    };
    source.onerror = () => {
      if (isOver) return;
      // A browser connects anew by itself, to the same address: of a ticket that is used.
      if (secret === undefined && source?.readyState === EventSource.CONNECTING) handlers.onLine('lost');
      else if (secret === undefined) void onRefused();
      else {
        source?.close();
        tryLater();
      }
    };
    hear('state', (data) => {
      const state = parseMeetingState(data);
      if (state) handlers.onState?.(state);
    });
    hear('press', (data) => isPress(data) && handlers.onPress?.(data));
    hear('followers', (data) => typeof data === 'number' && handlers.onFollowers?.(data));
    hear('note', (data) => typeof data === 'string' && handlers.onNote?.(data));
    hear('end', end);
  };

  handlers.onLine('connecting');
  void connect();
  return stop;
}

async function findTicket(code: string, secret: string): Promise<string | undefined> {
  const given = await postMeeting(`/${code}/ticket`, { secret });
  if (given.kind === 'gone') return 'gone';
  return given.kind === 'done' && isRecord(given.answer) && typeof given.answer.ticket === 'string' ? given.answer.ticket : undefined;
}
