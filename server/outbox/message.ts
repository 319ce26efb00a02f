import type { BriefRecord } from '../briefs/store.ts';

/** One thing to be told about one brief. */
export interface Message {
  /** Of the outbox's row: the same at every repetition, so that a receiver can drop what it has. */
  readonly id: string;
  readonly brief: BriefRecord;
}

/** Tells it, or throws. A repetition must do no harm. */
export type Deliver = (message: Message) => Promise<void>;

/** The other side did not take it. The text goes into the log and the outbox: it never holds anything of the brief. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';
}
