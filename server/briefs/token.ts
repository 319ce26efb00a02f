import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token says once its signature is found good. */
export interface Token {
  readonly id: string;
  readonly issuedAt: Date;
}

const SHAPE = /^(([\w-]{16})\.([0-9a-z]{8,9}))\.([\w-]{43})$/;

/** Proof of when a form was handed out: `id.time.signature`, time in milliseconds to base 36, signature HMAC-SHA-256. Holds nothing of the visitor. */
export function createToken(secret: Buffer, now: Date): string {
  const content = `${randomBytes(12).toString('base64url')}.${now.getTime().toString(36)}`;
  return `${content}.${sign(content, secret).toString('base64url')}`;
}

/** Undefined for what this secret did not sign. */
export function parseToken(text: string, secret: Buffer): Token | undefined {
  const [, content, id, time, signature] = SHAPE.exec(text) ?? [];
  if (!content || !id || !time || !signature) return undefined;
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(content, secret))) return undefined;
  return { id, issuedAt: new Date(Number.parseInt(time, 36)) };
}

function sign(content: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}
