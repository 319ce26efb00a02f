import * as z from 'zod/mini';
import { date, email, requiredText, text } from './text.ts';

export const kycDocuments = ['Passport', 'Identity card', 'Driving licence'] as const;

/** What is kept of an application: neither the birthday, the address, the tax number nor a picture. */
export const kycApplication = z.object({
  id: z.int(),
  name: requiredText,
  email,
  /** Of residence: ISO 3166-1, two letters. */
  country: requiredText,
  document: z.enum(kycDocuments),
  /** Names of the files, which stay with the visitor. */
  front: requiredText,
  /** Empty for a passport. */
  back: text,
  sentAt: date,
  status: z.enum(['In review', 'Approved', 'Refused']),
});

export type KycApplication = z.infer<typeof kycApplication>;
