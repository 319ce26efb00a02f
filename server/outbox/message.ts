import type { BriefRecord } from '../briefs/store.ts';

/** A message about a brief. */
export interface Message {
  /** The id of the outbox row: the same at every repetition, so that a receiver can drop what it has already. */
  readonly id: string;
  readonly brief: BriefRecord;
}

/** Delivers the message or throws. Delivering it again must do no harm. */
export type Deliver = (message: Message) => Promise<void>;

/** The receiver did not accept the message. The text is logged and stored in the outbox, so it never contains anything of the brief. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';
}
