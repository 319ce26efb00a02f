import { type StoredField, storedFields } from '#protocol/brief-fields.ts';
import type { BriefRecord } from '../briefs/store.ts';
import { type CopiedField, copyTexts } from './copy-texts.ts';
import type { Deliver } from './message.ts';
import { type MailServer, sendMail } from './send-mail.ts';

export interface CopyOptions extends MailServer {
  /** Who answers. */
  readonly to: string;
}

/**
 * Mails the sender what was sent. Anybody may type anybody's address into the form, so this carries no word of theirs where it could pass for ours:
 * the subject is fixed, our sentences come first, theirs stand quoted, and no address of a site is left in them.
 */
export function createCopyMailer({ to, ...server }: CopyOptions): Deliver {
  return ({ id, brief }) =>
    sendMail(server, id, {
      to: { name: '', address: brief.email },
      replyTo: to,
      subject: `${textsFor(brief).subject} ${brief.reference}`,
      text: toCopy(brief),
      // No machine shall answer it.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
}

function textsFor({ language }: BriefRecord) {
  return copyTexts.find(({ code }) => code === language) ?? copyTexts[0];
}

export function toCopy(brief: BriefRecord): string {
  const { thanks, answer, mistake, sent, rows } = textsFor(brief);
  const isCopied = (name: StoredField): name is CopiedField => Object.hasOwn(rows, name);
  const lines = storedFields.filter(isCopied).flatMap((name) => {
    const value = [brief[name]].flat().join(', ');
    return value ? [`${rows[name]}: ${withoutLinks(value)}`] : [];
  });
  const message = brief.message === '' ? [] : ['', ...brief.message.split('\n').map(withoutLinks)];
  return [thanks, brief.reference, '', answer, mistake, '', sent, ...[...lines, ...message].map((line) => `> ${line}`), ''].join('\n');
}

/** Mail programs make links of what looks like one. */
function withoutLinks(text: string): string {
  return text.replaceAll(/[a-z][a-z+.-]*:\/\/\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?/giu, '[…]');
}
