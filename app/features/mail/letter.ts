import { toHtml } from '#app/ui/rich-text/html-text.ts';
import type { Mail } from '#mock-api/records/mail.ts';

/** Whose mail room it is, whatever name is signed in. */
export const OWNER = 'maren.holt@surge.example';

/** A mail that is being written. */
export interface Letter {
  readonly id?: number;
  readonly to: Mail['to'];
  readonly subject: string;
  readonly html: string;
  readonly attachments: Mail['attachments'];
}

/** Undefined where the address names no mail. */
export function toLetter(edit: string, mails: readonly Mail[], own: string): Letter | undefined {
  const blank: Letter = { to: [], subject: '', html: '', attachments: [] };
  if (edit === 'new') return blank;
  const [, way, id] = /^(?:(reply|all|forward)-)?(\d+)$/.exec(edit) ?? [];
  const mail = mails.find((one) => String(one.id) === id);
  if (!mail) return undefined;
  const html = mail.html || toHtml(mail.description);
  if (!way) return mail.category === 'drafts' ? { ...mail, html } : undefined;
  const quote = `<p></p><blockquote>${toHtml(`${mail.name}:\n\n${mail.description}`)}</blockquote>`;
  if (way === 'forward') return { ...blank, subject: withMark('Fwd', mail.subject), html: quote, attachments: mail.attachments };
  const others = way === 'all' ? mail.to.filter(({ email }) => email !== own && email !== OWNER) : [];
  const first = mail.category === 'sent' ? mail.to : [{ name: mail.name, email: mail.email }];
  return {
    ...blank,
    to: [...first, ...others.filter(({ email }) => first.every((one) => one.email !== email))],
    subject: withMark('Re', mail.subject),
    html: quote,
  };
}

const withMark = (mark: string, subject: string) => (subject.startsWith(`${mark}: `) ? subject : `${mark}: ${subject}`);
