import type { SendMailOptions } from 'nodemailer';
import { DeliveryProblem } from './message.ts';

export interface MailServer {
  /** smtp:// or smtps://, user and password within; nodemailer's options may follow as a query, such as `?requireTLS=true`. */
  readonly url: string;
  readonly from: string;
}

const TIMEOUT_MS = 10_000;

/**
 * One mail of plain text. Header fields cannot be smuggled in: a brief's lines hold no line breaks (protocol/brief.ts), and nodemailer folds and
 * encodes what it writes. The message id is the outbox's, so repetitions look like one mail.
 */
export async function sendMail({ url, from }: MailServer, id: string, mail: SendMailOptions): Promise<void> {
  // Most installations send no mail and need not hold the package in memory.
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

/** A mail server's own words may repeat addresses: its code says enough. */
function toCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${error.responseCode}` : code;
}
