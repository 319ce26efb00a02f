import { expect, it, vi } from 'vitest';
import { amount, choice, type Fields, line } from '#app/components/record/fields.ts';
import { createI18n } from '#app/i18n/create-i18n.ts';
import { createText } from '#app/i18n/use-text.ts';
import { languages } from '#protocol/languages.ts';
import { toCellEdit } from './cell-edits.ts';

interface Bid {
  readonly name: string;
  readonly usd: number;
  readonly status: 'Paid' | 'Refund';
}

const fields: Fields<Bid> = {
  name: line('Name', 'Please enter the name.', { maxLength: 8 }),
  usd: amount('Budget in US dollars', 'Please enter the budget.', 100),
  status: choice('Status', ['Paid', 'Refund']),
};
const row: Bid = { name: 'Wheel', usd: 2.5, status: 'Refund' };
const text = createText(createI18n(languages[0], {}));

function toEdit<Name extends keyof Bid>(name: Name) {
  const save = vi.fn();
  const check = (_: Bid, value: Bid[Name]) => (value === 13 ? ({ label: 'Fill this in.' } as const) : undefined);
  return { save, edit: toCellEdit<Bid, Bid, Name>({ fields, name, text, nameOf: ({ name: own }) => own, check, save }) };
}

it('a cell has the control, the length and the choices of its field, and the names of its column and its row', () => {
  const { edit } = toEdit('name');
  expect(edit).toMatchObject({ control: 'text', maxLength: 8 });
  expect(edit.labelOf(row)).toBe('Name, Wheel');
  expect(toEdit('usd').edit.control).toBe('number');
  expect(toEdit('status').edit).toMatchObject({ control: 'select', options: [{ value: 'Paid', text: 'Paid' }, { value: 'Refund' }] });
});

it('a cell begins with its value and gives back what was entered', () => {
  const { edit, save } = toEdit('usd');
  expect(edit.write(row)).toBe('2.5');
  expect(edit.save(row, ' 7.25 ')).toBeUndefined();
  expect(save).toHaveBeenCalledExactlyOnceWith(row, 7.25);
});

it.each([
  ['', 'Please enter the budget.'],
  ['x', 'Please enter a number, such as 250.5.'],
  ['101', 'Not more than 100.'],
  ['13', 'Fill this in.'],
])('a cell refuses “%s” with a sentence, and saves nothing', (entered, sentence) => {
  const { edit, save } = toEdit('usd');
  expect(edit.save(row, entered)).toBe(sentence);
  expect(save).not.toHaveBeenCalled();
});
