import { expect, it } from 'vitest';
import { type AccountField, createCodeField, emailField, nameField, newPasswordField, parseFields, passwordField } from './fields.ts';

const novel = 'x'.repeat(10_000);
const codeField = createCodeField('417302');

it.each<[AccountField, string, string]>([
  [emailField, '', 'Enter your e-mail address.'],
  [emailField, '   ', 'Enter your e-mail address.'],
  [emailField, 'maren', 'Enter a whole e-mail address, like name@company.com.'],
  [emailField, 'maren@surge', 'Enter a whole e-mail address, like name@company.com.'],
  [emailField, '<b>a</b>@surge.example', 'Enter a whole e-mail address, like name@company.com.'],
  [emailField, `${novel}@surge.example`, 'Use at most {{n}} characters.'],
  [nameField, ' ', 'Enter a user name.'],
  [nameField, '<script>alert(1)</script>', 'Use plain text, without < and >.'],
  [nameField, 'a\u202Eb', 'Use plain text, without < and >.'],
  [nameField, novel, 'Use at most {{n}} characters.'],
  [passwordField, '', 'Enter your password.'],
  [passwordField, novel, 'Use at most {{n}} characters.'],
  [newPasswordField, '', 'Enter your password.'],
  [newPasswordField, 'short', 'Use at least {{n}} characters.'],
  [newPasswordField, novel, 'Use at most {{n}} characters.'],
  [codeField, '', 'Enter the six digits of the code.'],
  [codeField, '12345', 'Enter the six digits of the code.'],
  [codeField, '12a456', 'Enter the six digits of the code.'],
  [codeField, '417303', 'This is not the code. Look at it again, or ask for a new one.'],
])('the field $name refuses %s: %s', (field, value, label) => {
  expect(parseFields([field], { [field.name]: value })).toMatchObject({ problems: { [field.name]: { label } } });
});

it.each<[AccountField, string, string]>([
  [emailField, ' Maren.Holt+news@surge.example ', 'Maren.Holt+news@surge.example'],
  [emailField, 'имя@пример.рф', 'имя@пример.рф'],
  // A campaign brief takes it too.
  [emailField, '"odd.local"@b.example', '"odd.local"@b.example'],
  [nameField, ' Zoë O’Brien-Łukasz', 'Zoë O’Brien-Łukasz'],
  [nameField, 'Мария', 'Мария'],
  [passwordField, '<b> ', '<b> '],
  [newPasswordField, 'eight <8', 'eight <8'],
  [codeField, '417 302', '417302'],
])('the field $name takes %s as %s', (field, value, taken) => {
  expect(parseFields([field], { [field.name]: value, 'not a field': 'x' })).toEqual({ values: { [field.name]: taken } });
});

it('says how long a text may be', () => {
  expect(parseFields([emailField, newPasswordField], { email: `${novel}@surge.example`, password: 'short' })).toEqual({
    problems: { email: { label: 'Use at most {{n}} characters.', n: 254 }, password: { label: 'Use at least {{n}} characters.', n: 8 } },
  });
});
