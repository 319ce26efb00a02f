import { httpError } from './http-error.ts';

/** Draws pages: a page of each client in turn, and everything else between two of them. */
export interface RenderQueue {
  /**
   * What `work` makes of its turn. Where too many wait, the newest of the client who waits for the most is refused with a 503; `hasLeft` says that
   * nobody waits for this one any more.
   */
  render<T>(client: string, work: () => Promise<T>, hasLeft?: () => boolean): Promise<T>;
}

interface Waiting {
  begin(): Promise<void>;
  hasLeft(): boolean;
  refuse(reason: Error): void;
}

/** A page takes about 5 ms of one core: 64 that wait are a third of a second. */
const MAX_WAITING = 64;
/** One that waits for something else must not hold up the rest. */
const RENDERED_AT_ONCE = 4;
/**
 * Node takes one new connection in a turn of its event loop: a server that draws a page in every turn lets nobody in. Where nobody comes, so many
 * turns take less than a millisecond.
 */
const TURNS_BETWEEN_PAGES = 16;

export function createRenderQueue(maxWaiting = MAX_WAITING): RenderQueue {
  /** In the order of their turns. */
  const queues = new Map<string, Waiting[]>();
  let waiting = 0;
  let running = 0;
  let isStarting = false;

  const setQueue = (client: string, queue: Waiting[]) => {
    waiting += queue.length - (queues.get(client)?.length ?? 0);
    if (queue.length > 0) queues.set(client, queue);
    else queues.delete(client);
  };

  const makeRoom = () => {
    for (const [client, queue] of [...queues]) {
      for (const one of queue) if (one.hasLeft()) one.refuse(httpError(400, 'The request ended early.'));
      setQueue(
        client,
        queue.filter((one) => !one.hasLeft()),
      );
    }
    if (waiting <= maxWaiting) return;
    // Of clients that wait for as many, the one that came last.
    const [client, queue] = [...queues].reduce((most, next) => (next[1].length >= most[1].length ? next : most));
    queue.at(-1)?.refuse(httpError(503, 'Too much is going on here. Try again in a moment.'));
    setQueue(client, queue.slice(0, -1));
  };

  const takeNext = (): Waiting | undefined => {
    for (const [client, [first, ...rest]] of queues) {
      setQueue(client, []);
      // To the end of the line.
      setQueue(client, rest);
      return first;
    }
  };

  const startWaiting = async () => {
    isStarting = true;
    while (waiting > 0 && running < RENDERED_AT_ONCE) {
      for (let turn = 0; turn < TURNS_BETWEEN_PAGES; turn++) await new Promise((resolve) => setImmediate(resolve));
      const next = takeNext();
      if (next?.hasLeft()) next.refuse(httpError(400, 'The request ended early.'));
      else void next?.begin();
    }
    isStarting = false;
  };
  const goOn = () => {
    if (!isStarting) void startWaiting();
  };

  return {
    render: (client, render, hasLeft = () => false) =>
      new Promise((resolve, reject) => {
        const begin = async () => {
          running++;
          await render().then(resolve, reject);
          running--;
          goOn();
        };
        setQueue(client, [...(queues.get(client) ?? []), { begin, hasLeft, refuse: reject }]);
        if (waiting > maxWaiting) makeRoom();
        goOn();
      }),
  };
}
