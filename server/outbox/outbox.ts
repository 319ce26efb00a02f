import type { Demo } from '#catalogue/demo.ts';
import type { Store } from '../db/store.ts';
import type { OutboxChannel } from '../db/tables.ts';
import type { Env } from '../env.ts';
import type { Log } from '../http/log.ts';
import { createCopyMailer } from './copy-mail.ts';
import { createMailer } from './mail.ts';
import { releaseClaims } from './store.ts';
import { createWebhook } from './webhook.ts';
import { createWorker } from './worker.ts';

export interface Outbox {
  /**
   * The channels for a brief with these flags. The webhook gets everything, including flags. Mail is read by people, and a flood of briefs must not
   * become a flood of mail. The sender's copy goes to an address that anyone could have entered, so it is also not sent for briefs typed too fast.
   */
  toChannels(flags: readonly string[]): readonly OutboxChannel[];
  /** To be called when there may be new rows. */
  wake(): void;
  /** Resolves when running deliveries are done and recorded. */
  stop(): Promise<void>;
}

type OutboxOptions = Pick<Env, 'webhook' | 'mail'> & { readonly publicOrigin?: string; readonly listDemos?: () => Promise<readonly Demo[]> };

const excludedFlags: Readonly<Record<OutboxChannel, readonly string[]>> = {
  webhook: [],
  mail: ['honeypot', 'many'],
  copy: ['honeypot', 'many', 'hurried'],
};

/** Delivers messages about briefs to the channels that the operator configured, and retries until they are delivered. */
export function createOutbox(store: Store, { webhook, mail, publicOrigin = '', listDemos = async () => [] }: OutboxOptions, log: Log): Outbox {
  const workers = [
    ...(webhook ? [{ channel: 'webhook', deliver: createWebhook(webhook) } as const] : []),
    ...(mail ? [{ channel: 'mail', deliver: createMailer({ ...mail, origin: publicOrigin, listDemos }) } as const] : []),
    ...(mail ? [{ channel: 'copy', deliver: createCopyMailer({ ...mail, listDemos }) } as const] : []),
  ].map(({ channel, deliver }) => ({ channel, ...createWorker({ store, channel, deliver, log }) }));
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  if (workers.length > 0)
    void releaseClaims(store, new Date())
      .catch(() => {})
      .then(wake);
  return {
    toChannels: (flags) => workers.map(({ channel }) => channel).filter((channel) => !excludedFlags[channel].some((flag) => flags.includes(flag))),
    wake,
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
