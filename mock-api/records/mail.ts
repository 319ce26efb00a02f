import * as z from 'zod/mini';
import { date, requiredText, text } from './text.ts';

export const folderHandles = ['inbox', 'important', 'drafts', 'sent', 'trash'] as const;

/** The description is plain text, so that nothing needs to be sanitised when it is shown. */
export const mail = z.object({
  id: z.int(),
  name: requiredText,
  subject: text,
  description: text,
  read: z.boolean(),
  starred: z.boolean(),
  date,
  category: z.enum(folderHandles),
});

export type Mail = z.infer<typeof mail>;

export interface Folder {
  readonly id: number;
  readonly handle: (typeof folderHandles)[number];
  readonly title: string;
}
