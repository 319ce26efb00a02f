import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { lengths } from '#protocol/deck.ts';
import { limitConcurrency } from '../http/concurrency-limit.ts';
import { httpError } from '../http/http-error.ts';

/** One of OWASP's equal choices for scrypt (Password Storage Cheat Sheet, 2025): 32 MB, three times over. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
/** Node refuses what needs more. The work takes 128 · N · r bytes and a little. */
const MEMORY_BYTES = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Node has four threads, which also read files and compress pages. */
const AT_ONCE = 2;
/** Two take some 0.3 s, on a busy machine a second; a page is given up after 5 s. */
const WAITING = 8;
const SHAPE = /^scrypt\$([\w-]{22})\$([\w-]{43})$/;
/** Compared with where there is no password, so that the answer takes as long. Nobody knows a password of it. */
const NOBODY = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;

interface PasswordOptions {
  readonly atOnce?: number;
  readonly waiting?: number;
  /** Less, for tests that try hundreds. */
  readonly cost?: { readonly N: number; readonly r: number; readonly p: number };
}

/** Hashes and compares passwords, a few at a time, so that trying many neither fills the memory nor holds the whole server up. */
export interface Passwords {
  /** Runs work that hashes or compares once. Throws 503 when too many wait. */
  admit<T>(work: () => Promise<T>): Promise<T>;
  /** As it is stored: `scrypt$salt$hash`. */
  hash(password: string): Promise<string>;
  /** Takes the same time for a right password, a wrong one and none to compare with (`stored` is ''), for which it is false. */
  isRight(password: string, stored: string): Promise<boolean>;
}

export function createPasswords({ atOnce = AT_ONCE, waiting = WAITING, cost = COST }: PasswordOptions = {}): Passwords {
  const run = limitConcurrency(atOnce);
  let inHand = 0;
  return {
    async admit(work) {
      if (inHand >= atOnce + waiting) throw httpError(503, 'Too much is going on here. Try again in a moment.');
      inHand++;
      try {
        return await run(work);
      } finally {
        inHand--;
      }
    },
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt, cost)).toString('base64url')}`;
    },
    async isRight(password, stored) {
      const [, salt, hash] = SHAPE.exec(stored || NOBODY) ?? [];
      if (!salt || !hash) throw new Error('The stored password is not as this server writes it.');
      const derived = await derive(password.slice(0, lengths.password + 1), Buffer.from(salt, 'base64url'), cost);
      return timingSafeEqual(derived, Buffer.from(hash, 'base64url')) && stored !== '';
    },
  };
}

/** In one spelling: two keyboards may write the same letter in two ways. */
function derive(password: string, salt: Buffer, cost: Required<PasswordOptions>['cost']): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { ...cost, maxmem: MEMORY_BYTES }, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}
