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
   * Who is to be told of a brief with these flags. The webhook gets everything, flags included; a mail box is for people, whom a flood of briefs
   * must not become a flood of mail to. The sender's copy goes to an address that anybody may have typed: not for what is sent faster than people type, either.
   */
  toChannels(flags: readonly string[]): readonly OutboxChannel[];
  /** Something new may be waiting. */
  wake(): void;
  /** Resolves when what was under way is told and written down. */
  stop(): Promise<void>;
}

type OutboxOptions = Pick<Env, 'webhook' | 'mail'> & { readonly publicOrigin?: string };

const excludedFlags: Readonly<Record<OutboxChannel, readonly string[]>> = {
  webhook: [],
  mail: ['honeypot', 'many'],
  copy: ['honeypot', 'many', 'hurried'],
};

/** Tells about briefs wherever the operator wants it, for as long as it takes. */
export function createOutbox(store: Store, { webhook, mail, publicOrigin = '' }: OutboxOptions, log: Log): Outbox {
  const workers = [
    ...(webhook ? [{ channel: 'webhook', deliver: createWebhook(webhook) } as const] : []),
    ...(mail ? [{ channel: 'mail', deliver: createMailer({ ...mail, origin: publicOrigin }) } as const] : []),
    ...(mail ? [{ channel: 'copy', deliver: createCopyMailer(mail) } as const] : []),
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
