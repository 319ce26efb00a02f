import type { StoredBrief } from '../briefs/store.ts';
import { type Deliver, DeliveryProblem } from './message.ts';

export interface MailOptions {
  /** smtp:// or smtps://, user and password within; nodemailer's options may follow as a query, such as `?requireTLS=true`. */
  readonly url: string;
  readonly from: string;
  /** One address or several with commas. */
  readonly to: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Mails a brief as plain text to the staff; answering goes to the visitor. Header fields cannot be smuggled in: a brief's lines hold no line
 * breaks (protocol/brief.ts), and nodemailer folds and encodes what it writes. The message id is the outbox's, so repetitions look like one mail.
 */
export function createMailer({ url, from, to }: MailOptions): Deliver {
  return async ({ id, brief }) => {
    // Most installations send no mail and need not hold the package in memory.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
    try {
      await transport.sendMail({
        from,
        to,
        replyTo: { name: brief.name, address: brief.email },
        subject: `Campaign brief ${brief.reference} from ${brief.company}`,
        text: toText(brief),
        textEncoding: 'base64',
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '')}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw new DeliveryProblem(`The mail server did not take it: ${toCode(error)}.`);
    } finally {
      transport.close();
    }
  };
}

/** A mail server's own words may repeat addresses: its code says enough. */
function toCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code;
}

function toText(brief: StoredBrief): string {
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
