import { isHttps } from '#protocol/address.ts';
import type { CreativeMessage, HostMessage } from '#protocol/frame.ts';

const WAITS_MS = 2000;
const MOST_BYTES = 16 * 1024;

/**
 * In an exported file the page's address may name the live data: `?context=` with the https address of a JSON file. It is asked for once the ad has
 * started, and only for an ad that shows such data. Whatever goes wrong, the ad keeps what it carries.
 */
export async function sendPageContext(message: CreativeMessage, send: (message: HostMessage) => void): Promise<void> {
  if (message.t !== 'started' || !message.capabilities.includes('context')) return;
  const address = new URLSearchParams(location.search).get('context');
  if (!isHttps(address)) return;
  try {
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout(WAITS_MS) });
    if (response.ok) send({ t: 'context', context: JSON.parse(await readText(response)) });
  } catch {
    // The ad has its own data.
  }
}

async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      void reader.cancel();
      break;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text;
}
