import { createHmac } from 'node:crypto';
import { type Deliver, DeliveryProblem } from './message.ts';

export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  readonly now?: () => Date;
}

const TIMEOUT_MS = 10_000;

/**
 * POSTs a brief as JSON. `Surge-Signature` is `v1=` and the HMAC-SHA-256, in hex, of `Surge-Timestamp` (Unix seconds), a dot and the body;
 * docs/how-to/webhook.md tells receivers how to check it. Any 2xx is acceptance; redirects are not followed, because the brief was meant for one
 * address.
 */
export function createWebhook({ url, secret, now = () => new Date() }: WebhookOptions): Deliver {
  return async ({ id, brief }) => {
    const body = JSON.stringify({ id, type: 'brief.received', brief });
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Surge',
      'surge-event-id': id,
      'surge-timestamp': timestamp,
      'surge-signature': `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
    };
    const response = await post(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryProblem(`The webhook answered ${response.status}.`);
  };
}

/** Only the code of the cause is used: its text might contain the address with its password. */
async function post(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new DeliveryProblem(`The webhook cannot be reached: ${toCode(error)}.`);
  }
}

function toCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
