import type { Secret } from './records/account.ts';

const SALT_BYTES = 16;
const PBKDF2_ROUNDS = 120_000;
const SHA256_ROUNDS = 2_000;

/**
 * A stored password, salted and stretched. Browsers offer PBKDF2 only on https and on localhost; elsewhere many rounds of
 * SHA-256 replace it (docs/decisions/020).
 */
export async function createSecret(password: string): Promise<Secret> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const scheme = hasSubtle() ? 'pbkdf2' : 'sha256';
  return { scheme, salt, hash: await hash(scheme, password, salt) };
}

export async function isSecretOf(password: string, secret: Secret): Promise<boolean> {
  if (secret.scheme === 'pbkdf2' && !hasSubtle()) return false;
  return (await hash(secret.scheme, password, secret.salt)) === secret.hash;
}

/** `crypto.subtle` is undefined on plain http; its type does not say so. */
function hasSubtle(): boolean {
  return Boolean(globalThis.crypto.subtle);
}

async function hash(scheme: Secret['scheme'], password: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  if (scheme === 'sha256') return toHex(await stretch(bytes, new TextEncoder().encode(salt)));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: new TextEncoder().encode(salt), iterations: PBKDF2_ROUNDS };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)));
}

async function stretch(password: Uint8Array, salt: Uint8Array): Promise<Uint8Array> {
  // Few devices need it.
  const { sha256 } = await import('@noble/hashes/sha2.js');
  let digest = sha256(new Uint8Array([...salt, ...password]));
  for (let round = 1; round < SHA256_ROUNDS; round += 1) digest = sha256(new Uint8Array([...digest, ...salt]));
  return digest;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
