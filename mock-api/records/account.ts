import * as z from 'zod/mini';
import { email, requiredText, text } from './text.ts';

/** Salted and stretched (secret.ts); both parts in hex. */
export const secret = z.object({ scheme: z.enum(['pbkdf2', 'sha256']), salt: text, hash: text });

export type Secret = z.infer<typeof secret>;

/** Spec §3 Mock user, with a salted hash in the password's place; its id is the uid. Who came by a social account has no password here. */
export const accountRecord = z.object({
  id: z.int(),
  username: requiredText,
  role: z.literal('admin'),
  email,
  secret: z.nullable(secret),
});

export type AccountRecord = z.infer<typeof accountRecord>;
