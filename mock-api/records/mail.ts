import * as z from 'zod/mini';
import { date, email, requiredText, text } from './text.ts';

export const folderHandles = ['inbox', 'important', 'drafts', 'sent', 'trash'] as const;

export const mailLabels = ['Clients', 'Publishers', 'Creative', 'Billing', 'Quality'] as const;

const recipient = z.object({ name: text, email });

/** `text`: its content, if it is a small text file. Of files that a visitor attaches, only name and size are known: they stay on the device. */
const attachment = z.object({ name: requiredText, size: z.int().check(z.nonnegative()), text: z.optional(text) });

/** The description is plain text, so that nothing needs to be sanitised when it is shown. `html` is not: it is shown in a sandbox, or not at all. */
export const mail = z.object({
  id: z.int(),
  name: requiredText,
  email: z._default(z.union([email, z.literal('')]), ''),
  to: z._default(z.readonly(z.array(recipient).check(z.maxLength(50))), []),
  subject: text,
  description: text,
  html: z._default(z.string().check(z.maxLength(60_000)), ''),
  read: z.boolean(),
  starred: z.boolean(),
  date,
  category: z.enum(folderHandles),
  labels: z._default(z.readonly(z.array(z.enum(mailLabels))), []),
  attachments: z._default(z.readonly(z.array(attachment).check(z.maxLength(20))), []),
});

export type Mail = z.infer<typeof mail>;

export interface Folder {
  readonly id: number;
  readonly handle: (typeof folderHandles)[number];
  readonly title: string;
}
