import type { StoredBrief } from '../briefs/store.ts';
import type { Deliver } from './message.ts';
import { type MailServer, sendMail } from './send-mail.ts';

export interface MailOptions extends MailServer {
  /** One address or several with commas. */
  readonly to: string;
  /** Of the site, for links to its pages. */
  readonly origin: string;
}

/** Mails a brief to the staff; answering goes to the visitor. */
export function createMailer({ to, origin, ...server }: MailOptions): Deliver {
  return ({ id, brief }) =>
    sendMail(server, id, {
      to,
      replyTo: { name: brief.name, address: brief.email },
      subject: `Campaign brief ${brief.reference} from ${brief.company}`,
      text: toText(brief, origin),
    });
}

function toText(brief: StoredBrief, origin: string): string {
  const engagement = brief.engagement.map(
    (item) => `demo ${item.demo}: ${item.seconds} s, ${item.interactions} interactions, ${item.completions} completions, ${item.qrOpens} QR opens`,
  );
  const rows = {
    Reference: brief.reference,
    Received: brief.receivedAt,
    Name: brief.name,
    'E-mail': brief.email,
    Company: brief.company,
    Country: brief.country,
    Formats: brief.formats.join(', '),
    Demos: brief.demos.map((id) => `${origin}/play/${id}`).join(', '),
    'Brand preview': brief.brandLink && origin + brief.brandLink,
    'KPI model': brief.model,
    Budget: brief.budget,
    Start: brief.startDate,
    Language: brief.language,
    Newsletter: brief.newsletter ? 'yes' : 'no',
    'Signs of spam': brief.flags.join(', '),
    Played: engagement.join('; '),
  };
  const lines = Object.entries(rows).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return `${lines.join('\n')}\n\n${brief.message}\n`;
}
