import { expect, it } from 'vitest';
import { parseBrief } from '#protocol/brief.ts';
import { toFormValues, toUncheckedBrief } from './form-values.ts';

const values = [
  ['name', 'Mara'],
  ['email', 'mara@lumara.example'],
  ['phone', '+46 8 123 456'],
  ['company', 'Lumara'],
  ['formats', 'ctv'],
  ['formats', 'horizon'],
  ['demos', '12'],
  ['demos', '9:300x250'],
  ['demos', '3'],
  ['message', 'Two\r\nlines\rmore'],
  ['consent', 'on'],
  ['key', 'not part of it'],
] as const;

it('reads a valid brief from a posted form, and turns it back into form values', () => {
  const parsed = parseBrief(toUncheckedBrief(values), '2026-11-20');
  if (!('brief' in parsed)) throw new Error(JSON.stringify(parsed.fields));
  expect(parsed.brief).toMatchObject({
    phone: '+46 8 123 456',
    formats: ['ctv', 'horizon'],
    demos: [12, '9:300x250', 3],
    brandLink: '',
    message: 'Two\nlines\nmore',
    consent: true,
    newsletter: false,
    language: 'en',
  });
  expect(parseBrief(toUncheckedBrief([...toFormValues(parsed.brief), ['consent', 'on']]))).toEqual(parsed);
});

it('refuses a brief without consent', () => {
  const without = values.filter(([name]) => name !== 'consent');
  expect(parseBrief(toUncheckedBrief(without), '2026-11-20')).toEqual({ fields: { consent: 'missing' } });
});

it('refuses a field that was posted twice', () => {
  const twice = [...values, ['consent', 'off'], ['name', 'Someone else']] as const;
  expect(parseBrief(toUncheckedBrief(twice), '2026-11-20')).toEqual({ fields: { name: 'wrong', consent: 'missing' } });
});
