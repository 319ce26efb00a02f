// The small edition, as for a brief (protocol/brief.ts).
import * as z from 'zod/mini';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Parsed } from '#app/ui/form/use-form.ts';
import { EMAIL, MAX_EMAIL } from '#protocol/email.ts';

/** A field of the account pages with its rules: the message of each issue is a label, in which {{n}} is a length. */
export interface AccountField {
  readonly name: string;
  readonly label: Label;
  readonly type: 'text' | 'email' | 'password' | 'code';
  readonly autoComplete: string;
  readonly schema: z.ZodMiniString;
  readonly hint?: Label;
  /** Its value at first. */
  readonly start?: string;
}

/** By the names of the fields, as the schemas return them: trimmed, except for passwords. */
export type Values = Readonly<Record<string, string>>;

export interface Message {
  readonly label: string;
  readonly n: number;
}

const MAX_NAME = 60;
const MIN_PASSWORD = 8;
/** Long enough for every pass phrase; hashing a longer text would block the page. */
const MAX_PASSWORD = 128;

const say = (label: Label) => label;
const atMost = (max: number) => z.maxLength(max, say('Use at most {{n}} characters.'));
const line = (missing: Label, max: number) => z.string().check(z.trim(), z.minLength(1, missing), atMost(max));
const password = z.string().check(z.minLength(1, say('Enter your password.')), atMost(MAX_PASSWORD));
const digits = z.string().check(
  // People group digits by spaces.
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, say('Enter the six digits of the code.')),
);

export const emailField: AccountField = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autoComplete: 'username',
  schema: line('Enter your e-mail address.', MAX_EMAIL).check(z.regex(EMAIL, say('Enter a whole e-mail address, like name@company.com.'))),
};

export const nameField: AccountField = {
  name: 'username',
  label: 'User name',
  type: 'text',
  autoComplete: 'name',
  schema: line('Enter a user name.', MAX_NAME).check(z.refine(isPlain, say('Use plain text, without < and >.'))),
};

export const passwordField: AccountField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
  schema: password,
};

export const newPasswordField: AccountField = {
  ...passwordField,
  autoComplete: 'new-password',
  hint: 'At least 8 characters. Choose one that you use nowhere else.',
  schema: password.check(z.minLength(MIN_PASSWORD, say('Use at least {{n}} characters.'))),
};

/** `code`: the right one. */
export function createCodeField(code: string): AccountField {
  return {
    name: 'code',
    label: 'Code',
    type: 'code',
    autoComplete: 'one-time-code',
    schema: digits.check(z.refine((given) => given === code, say('This is not the code. Look at it again, or ask for a new one.'))),
  };
}

/** The values, or the first problem of each field. */
export function parseFields(fields: readonly AccountField[], given: Values): Parsed<Values, Message> {
  const result = z.object(Object.fromEntries(fields.map(({ name, schema }) => [name, schema]))).safeParse(given);
  if (result.success) return { values: result.data };
  return { problems: Object.fromEntries(result.error.issues.toReversed().map((issue) => [String(issue.path[0]), toMessage(issue)])) };
}

function toMessage(issue: z.core.$ZodIssue): Message {
  const limit = issue.code === 'too_big' ? issue.maximum : issue.code === 'too_small' ? issue.minimum : 0;
  return { label: issue.message, n: Number(limit) };
}

/** No markup, and no invisible characters. */
function isPlain(text: string): boolean {
  return !/[<>\p{Cc}\p{Cf}]/u.test(text);
}
