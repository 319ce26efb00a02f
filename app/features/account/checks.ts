import type { Label } from '#app/i18n/dictionaries/en.ts';
import { EMAIL, MAX_EMAIL } from '#protocol/email.ts';

/** What to say about a field, or undefined when nothing is wrong with it. */
export interface Message {
  readonly label: Label;
  readonly values?: Readonly<Record<string, number>>;
}
export type Check = (value: string) => Message | undefined;

const MAX_NAME = 60;
const MIN_PASSWORD = 8;
/** Long enough for every pass phrase; hashing a longer text would block the page. */
const MAX_PASSWORD = 128;

export const checkEmail: Check = (value) => {
  const address = value.trim();
  if (!address) return { label: 'Enter your e-mail address.' };
  if (address.length > MAX_EMAIL) return tooLong(MAX_EMAIL);
  return EMAIL.test(address) ? undefined : { label: 'Enter a whole e-mail address, like name@company.com.' };
};

export const checkUserName: Check = (value) => {
  const name = value.trim();
  if (!name) return { label: 'Enter a user name.' };
  if (name.length > MAX_NAME) return tooLong(MAX_NAME);
  return isPlain(name) ? undefined : { label: 'Use plain text, without < and >.' };
};

export const checkPassword: Check = (value) => {
  if (!value) return { label: 'Enter your password.' };
  return value.length > MAX_PASSWORD ? tooLong(MAX_PASSWORD) : undefined;
};

export const checkNewPassword: Check = (value) =>
  checkPassword(value) ?? (value.length < MIN_PASSWORD ? { label: 'Use at least {{n}} characters.', values: { n: MIN_PASSWORD } } : undefined);

/** Spaces are how people group digits. */
export const checkCode: Check = (value) =>
  /^\d{6}$/.test(value.replaceAll(/[\s-]/g, '')) ? undefined : { label: 'Enter the six digits of the code.' };

function tooLong(n: number): Message {
  return { label: 'Use at most {{n}} characters.', values: { n } };
}

/** No markup, and none of the signs that do not show. */
function isPlain(text: string): boolean {
  return !/[<>\p{Cc}\p{Cf}]/u.test(text);
}
