import { type Config, type HostMessage, PROTOCOL, parseHostMessage } from '#protocol/frame.ts';
import { isRecord } from '#protocol/is-record.ts';
import { drawPage } from './page-picture.ts';
import type { HostPort } from './port.ts';

/** When an untouched ad has come to rest, seconds. */
const POSTER_AT = 14.9;
/** What ad servers accept of a backup image, bytes. */
const MOST_BYTES = 40_000;
const QUALITIES = [0.86, 0.76, 0.66, 0.54, 0.42, 0.3];

/**
 * Replaces port.ts in the page that draws an ad's backup image. The window that frames it sends `{ brand }` with a port once, and gets a JPEG of the
 * resting poster by it, as large as the frame; undefined where this browser cannot draw a page.
 */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const answer = ({ source, data, ports: [reply] }: MessageEvent) => {
    if (source !== parent || !reply || !isRecord(data)) return;
    removeEventListener('message', answer);
    const port: HostPort = {
      post({ t }) {
        if (t === 'started') onMessage({ t: 'seek', at: POSTER_AT }, port);
        if (t === 'seeked') void drawBackup().then(reply.postMessage.bind(reply), () => reply.postMessage(undefined));
      },
    };
    const config: Config = { mode: 'live', clock: 'host', seed: 7, tier: 'A', locale: 'en', reduced: false };
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
