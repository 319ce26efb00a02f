import { httpError } from './http-error.ts';

/** Schedules the rendering of pages: one page of each client in turn, with other work between two pages. */
export interface RenderQueue {
  /**
   * Resolves with the result of `work` when it had its turn. When too many pages wait, the newest one of the client with the most is refused with
   * 503. `hasLeft` tells that nobody waits for this page any more.
   */
  render<T>(client: string, work: () => Promise<T>, hasLeft?: () => boolean): Promise<T>;
}

interface Waiting {
  begin(): Promise<void>;
  hasLeft(): boolean;
  refuse(reason: Error): void;
}

/** A page takes about 5 ms of one core, so 64 waiting pages take a third of a second. */
const MAX_WAITING = 64;
/** More than one, so that a page which waits for something else does not block the rest. */
const RENDERED_AT_ONCE = 4;
/**
 * Node accepts one new connection per turn of its event loop: a server that rendered a page in every turn would hardly accept any. Without new
 * connections these turns take less than a millisecond.
 */
const TURNS_BETWEEN_PAGES = 16;

export function createRenderQueue(maxWaiting = MAX_WAITING): RenderQueue {
  /** The clients' queues, in the order of their turns. */
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
    // Of several clients with equally many pages, the one that came last.
    const [client, queue] = [...queues].reduce((most, next) => (next[1].length >= most[1].length ? next : most));
    queue.at(-1)?.refuse(httpError(503, 'Too much is going on here. Try again in a moment.'));
    setQueue(client, queue.slice(0, -1));
  };

  const takeNext = (): Waiting | undefined => {
    for (const [client, [first, ...rest]] of queues) {
      setQueue(client, []);
      // Moves the client to the end.
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
