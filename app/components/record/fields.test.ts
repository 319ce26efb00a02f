import { expect, it } from 'vitest';
import { amount, choice, choices, day, email, file, line, number, type RecordField } from './fields.ts';
import { parseRecord } from './record-form.tsx';

const name = line('Name', 'Please enter the name.', { maxLength: 10, rule: { pattern: /\d/, wrong: 'Please enter a number, such as {{example}}.' } });

/** The value, or the label of what is wrong. */
function read<Value>(field: RecordField<Value>, ...texts: readonly string[]): Value | string {
  const result = field.read(texts, 'de');
  return 'value' in result ? result.value : result.problem.label;
}

it.each([
  [' a1 ', 'a1'],
  ['  ', 'Please enter the name.'],
  ['a', 'Please enter a number, such as {{example}}.'],
  ['1'.repeat(11), 'Use at most {{n}} characters.'],
])('a line of %j is read as %j', (text, result) => {
  expect(read(name, text)).toBe(result);
});

it('an optional line may be empty', () => {
  expect(read(line('Company'), ' ')).toBe('');
});

it.each([
  ['', 'Please enter the total.'],
  ['zwölf', 'Please enter a number, such as {{example}}.'],
  ['12,505', 12.51],
  ['1.234,5', 1234.5],
  ['2000000', 'Not more than {{n}}.'],
])('an amount of %j is read as %j, in German', (text, result) => {
  expect(read(amount('Total', 'Please enter the total.'), text)).toBe(result);
});

it.each([
  ['4,5', 4.5],
  ['4,55', 'Please enter a number, such as {{example}}.'],
  ['6', 'Not more than {{n}}.'],
  ['0,5', 'Not less than {{n}}.'],
])('a number of %j from 1 to 5 is read as %j', (text, result) => {
  expect(read(number('Rating', 'Please enter the rating.', { least: 1, most: 5, digits: 1 }), text)).toBe(result);
});

it('what a field writes it reads again', () => {
  expect(amount('Total', 'Please enter the total.').write(1234.5, 'de')).toEqual(['1234,5']);
  expect(day('Date', 'Please enter the day of the order.').write('2026-11-20T09:30:00.000Z', 'de')).toEqual(['2026-11-20']);
});

it('an e-mail address is whole, and a choice is one of those offered', () => {
  expect(read(email('E-mail', 'Please enter the e-mail address.'), 'a@b')).toBe('Enter a whole e-mail address, like name@company.com.');
  expect(read(choice('Status', ['Paid', 'Refund']), 'Stolen')).toBe('Paid');
  const tags = choices('Status', [{ value: 'a', text: 'A' }], 'Please enter the name.');
  expect([read(tags, 'a', 'x'), read(tags, 'x')]).toEqual([['a'], 'Please enter the name.']);
});

it('a form gives its values, or every problem by the name of its field', () => {
  const fields = { name, total: amount('Total', 'Please enter the total.') };
  const data = new FormData();
  data.set('name', 'a1');
  data.set('total', '5');
  expect(parseRecord(fields, data, 'de')).toEqual({ values: { name: 'a1', total: 5 } });
  expect(parseRecord(fields, new FormData(), 'de')).toEqual({
    problems: { name: { label: 'Please enter the name.' }, total: { label: 'Please enter the total.' } },
  });
});

it('of a document, a form holds the name; an input without one holds an empty file', () => {
  const fields = { cv: file('Curriculum vitae', 'Please choose your curriculum vitae.') };
  const data = new FormData();
  data.set('cv', new File([], ''));
  expect(parseRecord(fields, data, 'de')).toEqual({ problems: { cv: { label: 'Please choose your curriculum vitae.' } } });
  data.set('cv', new File(['%PDF'], 'Ada.pdf'));
  expect(parseRecord(fields, data, 'de')).toEqual({ values: { cv: 'Ada.pdf' } });
  expect(read(file('Curriculum vitae'), '')).toBe('');
});
