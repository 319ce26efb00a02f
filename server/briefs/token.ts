import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The content of a token whose signature is valid. */
export interface Token {
  readonly id: string;
  readonly issuedAt: Date;
}

const SHAPE = /^(([\w-]{16})\.([0-9a-z]{8,9}))\.([\w-]{43})$/;

/** A form token, `id.time.signature`: proves when a form was delivered. Time in ms in base 36, HMAC-SHA-256; holds nothing about the visitor. */
export function createToken(secret: Buffer, now: Date): string {
  const content = `${randomBytes(12).toString('base64url')}.${now.getTime().toString(36)}`;
  return `${content}.${sign(content, secret).toString('base64url')}`;
}

/** Undefined for a token that was not signed with this secret. */
export function parseToken(text: string, secret: Buffer): Token | undefined {
  const [, content, id, time, signature] = SHAPE.exec(text) ?? [];
  if (!content || !id || !time || !signature) return undefined;
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(content, secret))) return undefined;
  return { id, issuedAt: new Date(Number.parseInt(time, 36)) };
}

function sign(content: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}
