import * as z from 'zod/mini';
import { email, requiredText, text } from './text.ts';

/** A salted and stretched password (secret.ts); both parts in hexadecimal. */
export const secret = z.object({ scheme: z.enum(['pbkdf2', 'sha256']), salt: text, hash: text });

export type Secret = z.infer<typeof secret>;

/** Spec §3 Mock user, with a salted hash instead of the password; the id is the uid. An account made by a social sign-in has no password. */
export const accountRecord = z.object({
  id: z.int(),
  username: requiredText,
  role: z.literal('admin'),
  email,
  secret: z.nullable(secret),
});

export type AccountRecord = z.infer<typeof accountRecord>;
