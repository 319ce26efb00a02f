import type { SendMailOptions } from 'nodemailer';
import { DeliveryProblem } from './message.ts';

export interface MailServer {
  /** smtp:// or smtps:// with user and password; nodemailer's options may follow as a query, such as `?requireTLS=true`. */
  readonly url: string;
  readonly from: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends a plain-text mail. Header fields cannot be injected: single-line fields of a brief contain no line breaks (protocol/brief.ts), and nodemailer
 * folds and encodes headers. The message id is that of the outbox row, so repetitions look like one mail.
 */
export async function sendMail({ url, from }: MailServer, id: string, mail: SendMailOptions): Promise<void> {
  // Loaded on demand: most installations send no mail.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
  try {
    await transport.sendMail({
      ...mail,
      from,
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
}

/** The mail server's message may contain addresses, so only its code is used. */
function toCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code;
}
