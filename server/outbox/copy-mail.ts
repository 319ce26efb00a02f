import type { StoredBrief } from '../briefs/store.ts';
import { copyTexts } from './copy-texts.ts';
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

function textsFor({ language }: StoredBrief) {
  return copyTexts.find(({ code }) => code === language) ?? copyTexts[0];
}

export function toCopy(brief: StoredBrief): string {
  const { thanks, answer, mistake, sent, rows } = textsFor(brief);
  const values = [brief.name, brief.company, brief.country, brief.formats.join(', '), brief.model, brief.budget, brief.startDate];
  const lines = rows.flatMap((name, index) => (values[index] ? [`${name}: ${withoutLinks(values[index])}`] : []));
  const message = brief.message === '' ? [] : ['', ...brief.message.split('\n').map(withoutLinks)];
  return [thanks, brief.reference, '', answer, mistake, '', sent, ...[...lines, ...message].map((line) => `> ${line}`), ''].join('\n');
}

/** Mail programs make links of what looks like one. */
function withoutLinks(text: string): string {
  return text.replaceAll(/[a-z][a-z+.-]*:\/\/\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?/giu, '[…]');
}
