import { expect, it } from 'vitest';
import { checkCode, checkEmail, checkNewPassword, checkPassword, checkUserName } from './checks.ts';

const novel = 'x'.repeat(10_000);

it.each([
  [checkEmail, '', 'Enter your e-mail address.'],
  [checkEmail, '   ', 'Enter your e-mail address.'],
  [checkEmail, 'maren', 'Enter a whole e-mail address, like name@company.com.'],
  [checkEmail, 'maren@surge', 'Enter a whole e-mail address, like name@company.com.'],
  [checkEmail, '<b>a</b>@surge.example', 'Enter a whole e-mail address, like name@company.com.'],
  [checkEmail, `${novel}@surge.example`, 'Use at most {{n}} characters.'],
  [checkUserName, ' ', 'Enter a user name.'],
  [checkUserName, '<script>alert(1)</script>', 'Use plain text, without < and >.'],
  [checkUserName, 'a\u202Eb', 'Use plain text, without < and >.'],
  [checkUserName, novel, 'Use at most {{n}} characters.'],
  [checkPassword, '', 'Enter your password.'],
  [checkPassword, novel, 'Use at most {{n}} characters.'],
  [checkNewPassword, 'short', 'Use at least {{n}} characters.'],
  [checkNewPassword, novel, 'Use at most {{n}} characters.'],
  [checkCode, '12345', 'Enter the six digits of the code.'],
  [checkCode, '12a456', 'Enter the six digits of the code.'],
])('%o says about %s: %s', (check, value, label) => expect(check(value)?.label).toBe(label));

it.each([
  [checkEmail, ' Maren.Holt+news@surge.example '],
  [checkEmail, 'имя@пример.рф'],
  // A campaign brief takes it, too.
  [checkEmail, '"odd.local"@b.example'],
  [checkUserName, 'Zoë O’Brien-Łukasz'],
  [checkUserName, 'Мария'],
  [checkPassword, '<b>'],
  [checkNewPassword, 'eight <8'],
  [checkCode, '417 302'],
])('%o takes %s', (check, value) => expect(check(value)).toBeUndefined());
