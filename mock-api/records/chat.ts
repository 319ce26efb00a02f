import * as z from 'zod/mini';
import { date, requiredText, text } from './text.ts';

export type Presence = 'online' | 'offline' | 'intermediate';

/** The direction of a message: to the other person, or to me. */
export const TO_THEM = 2;
export const TO_ME = 1;

/** As the browser draws it: small enough for a device's storage to hold dozens. */
export const PICTURE_MAX_LENGTH = 60_000;

const picture = z.object({
  src: z.string().check(z.maxLength(PICTURE_MAX_LENGTH), z.regex(/^data:image\/(webp|png|jpeg);base64,[\w+/=]+$/)),
  /** What it shows, in words; may be empty. */
  alt: z.string().check(z.maxLength(200)),
});

/** A message has a text or a picture. */
export const message = z
  .object({
    id: z.int(),
    roomId: z.int(),
    to_id: z.literal([TO_ME, TO_THEM]),
    msg: text,
    time: date,
    /** Who wrote it, in a group; elsewhere the room's name says so. */
    sender: z.optional(requiredText),
    picture: z.optional(picture),
  })
  .check(z.refine((given) => /\S/.test(given.msg) || given.picture !== undefined));

export type Message = z.infer<typeof message>;
export type MessagePicture = z.infer<typeof picture>;

/** How far a room was read: its id, and the last message that was seen. */
export const readMark = z.object({ id: z.int(), upTo: z.int() });

export type ReadMark = z.infer<typeof readMark>;

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

/** What a list of rooms says besides: the last message, its time, and how many came since the room was read. */
export interface RoomNews {
  readonly description: string;
  /** '' where nothing was said. */
  readonly time: string;
  readonly unread: number;
}

export interface ContactGroup {
  readonly id: number;
  /** The first letter of their names. */
  readonly category: string;
  readonly child: readonly Contact[];
}
