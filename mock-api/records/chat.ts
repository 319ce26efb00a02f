import * as z from 'zod/mini';
import { date, requiredText } from './text.ts';

export type Presence = 'online' | 'offline' | 'intermediate';

/** The direction of a message: to the other person, or to me. */
export const TO_THEM = 2;
export const TO_ME = 1;

export const message = z.object({
  id: z.int(),
  roomId: z.int(),
  to_id: z.literal([TO_ME, TO_THEM]),
  msg: requiredText,
  time: date,
});

export type Message = z.infer<typeof message>;

export interface Contact {
  readonly id: number;
  readonly roomId: number;
  readonly name: string;
  readonly status: Presence;
}

export interface Group extends Contact {
  /** One letter. */
  readonly image: string;
}

export interface ContactGroup {
  readonly id: number;
  /** The first letter of their names. */
  readonly category: string;
  readonly child: readonly Contact[];
}
