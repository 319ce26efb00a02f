import type { Demo } from '#catalogue/demo.ts';
import { type StoredField, storedFields } from '#protocol/brief-fields.ts';
import { toDemoName } from '../briefs/demo-names.ts';
import type { BriefRecord } from '../briefs/store.ts';
import { type CopiedField, copyTexts } from './copy-texts.ts';
import type { Deliver } from './message.ts';
import { type MailServer, sendMail } from './send-mail.ts';

export interface CopyOptions extends MailServer {
  /** The address that answers go to. */
  readonly to: string;
  /** The catalogue. */
  listDemos(): Promise<readonly Demo[]>;
}

/**
 * Mails senders a copy of their brief. Anyone can enter someone else's address into the form, so no text of the brief may look like ours:
 * the subject is fixed, our sentences come first, the text of the brief is quoted, and links in it are made unusable.
 */
export function createCopyMailer({ to, listDemos, ...server }: CopyOptions): Deliver {
  return async ({ id, brief }) =>
    sendMail(server, id, {
      to: { name: '', address: brief.email },
      replyTo: to,
      subject: `${textsFor(brief).subject} ${brief.reference}`,
      text: toCopy(brief, await listDemos()),
      // Tells programs not to answer this mail.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
}

function textsFor({ language }: BriefRecord) {
  return copyTexts.find(({ code }) => code === language) ?? copyTexts[0];
}

export function toCopy(brief: BriefRecord, demos: readonly Demo[]): string {
  const { thanks, answer, mistake, sent, rows } = textsFor(brief);
  const isCopied = (name: StoredField): name is CopiedField => Object.hasOwn(rows, name);
  const lines = storedFields.filter(isCopied).flatMap((name) => {
    const value = name === 'demos' ? brief.demos.map((demo) => toDemoName(demo, demos)).join(', ') : [brief[name]].flat().join(', ');
    return value ? [`${rows[name]}: ${withoutLinks(value)}`] : [];
  });
  const message = brief.message === '' ? [] : ['', ...brief.message.split('\n').map(withoutLinks)];
  return [thanks, brief.reference, '', answer, mistake, '', sent, ...[...lines, ...message].map((line) => `> ${line}`), ''].join('\n');
}

/** Mail programs turn anything that looks like an address into a link. */
function withoutLinks(text: string): string {
  return text.replaceAll(/[a-z][a-z+.-]*:\/\/\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?/giu, '[…]');
}
