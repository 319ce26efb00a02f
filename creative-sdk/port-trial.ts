import type { AccessLook } from '#protocol/access.ts';
import { type Config, type HostMessage, type Mode, PROTOCOL, parseHostMessage } from '#protocol/frame.ts';
import { isRecord } from '#protocol/is-record.ts';
import { readAccess } from './page-access.ts';
import { drawPage } from './page-picture.ts';
import type { HostPort } from './port.ts';

/** When an untouched ad has come to rest, seconds. */
const POSTER_AT = 14.9;
/** An ad that plays itself shows its result at rest, after 15 s: what it says on the way there and then is looked at, seconds. */
const LOOKS_AT = [0.6, 1.2, 2, 3, 4, 6, 8, 10, 12, 14, 16, 17];
/** What ad servers accept of a backup image, bytes. */
const MOST_BYTES = 40_000;
const QUALITIES = [0.86, 0.76, 0.66, 0.54, 0.42, 0.3];

interface Task {
  readonly mode: Mode;
  readonly seconds: readonly number[];
  /** Called at each of the seconds, in the browser's task that drew it; what it resolves to last is the answer. */
  look(): Promise<unknown>;
}

const tasks: Readonly<Record<string, () => Task>> = {
  backup: () => ({ mode: 'live', seconds: [POSTER_AT], look: drawBackup }),
  access: () => {
    const looks: AccessLook[] = [];
    const look = async () => {
      looks.push(await readAccess());
      return looks;
    };
    return { mode: 'record', seconds: LOOKS_AT, look };
  },
};

/**
 * Replaces port.ts in the page in which an ad is tried with a brand. The window that frames it sends `{ task, brand }` with a port once, and is answered
 * by it. `backup`: a JPEG of the resting poster, as large as the frame. `access`: what can be read and pressed while it plays itself
 * (protocol/access.ts). Undefined where this browser cannot draw a page.
 */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const answer = ({ source, data, ports: [reply] }: MessageEvent) => {
    const task = isRecord(data) && typeof data.task === 'string' ? tasks[data.task]?.() : undefined;
    if (source !== parent || !reply || !task) return;
    removeEventListener('message', answer);
    const [first = 0, ...seconds] = task.seconds;
    const port: HostPort = {
      post({ t }) {
        if (t === 'started') onMessage({ t: 'seek', at: first }, port);
        if (t !== 'seeked') return;
        void task.look().then(
          (answered) => {
            const next = seconds.shift();
            if (next === undefined) reply.postMessage(answered);
            else onMessage({ t: 'seek', at: next }, port);
          },
          () => reply.postMessage(undefined),
        );
      },
    };
    const config: Config = { mode: task.mode, clock: 'host', seed: 7, tier: 'A', locale: 'en', reduced: false };
    // A brand is a visitor's: it is cleaned as on its way to any ad.
    const message = parseHostMessage({ ...PROTOCOL, t: 'config', config: { ...config, brand: data.brand } });
    if (message) onMessage(message, port);
  };
  addEventListener('message', answer);
}

async function drawBackup(): Promise<Blob | undefined> {
  const canvas = await drawPage(innerWidth, innerHeight);
  for (const quality of QUALITIES) {
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (picture && picture.size <= MOST_BYTES) return picture;
  }
  return undefined;
}
