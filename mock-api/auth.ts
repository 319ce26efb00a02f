import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import * as z from 'zod/mini';
import { SAMPLE_TOKEN } from '#protocol/sample-account.ts';
import { ApiError } from './api-error.ts';
import { jsonBody, rejectWith, unvalidatedBody } from './endpoint.ts';
import type { LaterEnv } from './later-db.ts';
import type { AccountRecord } from './records/account.ts';
import { email, requiredText, text } from './records/text.ts';
import { createSecret, isSecretOf } from './secret.ts';

const INVALID_CREDENTIALS = 'Username and password are invalid. Please enter correct username and password';
const PROFILE_FAILED = 'Something wrong for edit profile';
const INVALID_TOKEN = 'Invalid Token !!';
const PROFILE_SAVED = 'Profile Updated Successfully';
const RESET_SENT = 'Check you mail and reset your password.';
/** Spec §8 has no sentences for registration and password reset: these are the closest. */
const NOT_REGISTERED = 'Cannot add user';
const NOT_RESET = 'Cannot get user profile';

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
}
export interface ProfileChange {
  readonly idx: number;
  readonly username: string;
}
export interface SocialProof {
  readonly token: string;
  readonly name: string;
  readonly email?: string;
}

const registration = z.object({ username: requiredText, email, password: requiredText });
const credentials = z.object({ email: text, password: text });
const profileChange = z.object({ idx: z.int(), username: requiredText });
const socialProof = z.object({ token: requiredText, name: requiredText, email: z.optional(email) });

/** The sample accounts of this device, in the two variants of spec §7. No answer ever holds a password. */
export const auth = new Hono<LaterEnv>()
  .post('/post-fake-register', rejectWith(NOT_REGISTERED), jsonBody<Registration>(), async (c) => c.json(await register(c, c.req.valid('json'))))
  .post('/post-jwt-register', rejectWith(NOT_REGISTERED), jsonBody<Registration>(), async (c) => c.json(await register(c, c.req.valid('json'))))
  .post('/post-fake-login', rejectWith(INVALID_CREDENTIALS), jsonBody<Credentials>(), async (c) => c.json(await logIn(c, c.req.valid('json'))))
  .post('/post-jwt-login', rejectWith(INVALID_CREDENTIALS), jsonBody<Credentials>(), async (c) =>
    c.json({ ...(await logIn(c, c.req.valid('json'))), accessToken: SAMPLE_TOKEN }),
  )
  // The same answer for unknown addresses: it must not tell who has an account.
  .post('/fake-forget-pwd', rejectWith(NOT_RESET), unvalidatedBody<{ email: string }>(), (c) => c.json(RESET_SENT))
  .post('/jwt-forget-pwd', rejectWith(NOT_RESET), unvalidatedBody<{ email: string }>(), (c) => c.json(RESET_SENT))
  .post('/post-fake-profile', rejectWith(PROFILE_FAILED), jsonBody<ProfileChange>(), (c) => c.json(rename(c, c.req.valid('json'))))
  .post('/post-jwt-profile', rejectWith(PROFILE_FAILED), jsonBody<ProfileChange>(), (c) => {
    if (c.req.header('authorization')?.replace(/^Bearer /, '') !== SAMPLE_TOKEN) throw new ApiError(INVALID_TOKEN);
    return c.json(rename(c, c.req.valid('json')));
  })
  .post('/social-login', rejectWith(INVALID_CREDENTIALS), jsonBody<SocialProof>(), (c) =>
    c.json({ ...logInBySocialAccount(c, c.req.valid('json')), accessToken: SAMPLE_TOKEN }),
  );

async function register(c: Context<LaterEnv>, body: object) {
  const { username, email: address, password } = read(registration, body);
  rejectTaken(c, address);
  const secret = await createSecret(password);
  // Checked again, because during the hashing another tab or a second click may have registered the address.
  rejectTaken(c, address);
  return toAccount(c.var.db.accounts.add({ username: username.trim(), email: address, secret }));
}

function rejectTaken(c: Context<LaterEnv>, address: string) {
  if (c.var.db.accounts.list().some((account) => isSameAddress(account.email, address))) throw new ApiError();
}

async function logIn(c: Context<LaterEnv>, body: object) {
  const { email: address, password } = read(credentials, body);
  const matching: AccountRecord[] = [];
  for (const account of c.var.db.accounts.list())
    if (isSameAddress(account.email, address) && account.secret && (await isSecretOf(password, account.secret))) matching.push(account);
  const [account] = matching;
  if (!account || matching.length > 1) throw new ApiError();
  return toAccount(account);
}

function rename(c: Context<LaterEnv>, body: object): string {
  const { idx, username } = read(profileChange, body);
  c.var.db.accounts.update(idx, { username: username.trim() });
  return PROFILE_SAVED;
}

/** One account per name (or address), made at the first sign-in. An address whose account has a password cannot be signed in to this way. */
function logInBySocialAccount(c: Context<LaterEnv>, body: object) {
  const { name, email: given } = read(socialProof, body);
  const address =
    given ??
    `${[...name.toLowerCase()]
      .map((letter) => (/[a-z0-9]/.test(letter) ? letter : '-'))
      .join('')
      .slice(0, 60)}@social.example`;
  const known = c.var.db.accounts.list().find((account) => isSameAddress(account.email, address));
  if (known?.secret) throw new ApiError();
  return toAccount(known ?? c.var.db.accounts.add({ username: name.trim(), email: address, secret: null }));
}

function toAccount({ id, username, role, email: address }: AccountRecord) {
  return { uid: id, username, role, email: address };
}

function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function read<T>(schema: z.ZodMiniType<T>, body: object): T {
  const { data } = schema.safeParse(body);
  if (!data) throw new ApiError();
  return data;
}
