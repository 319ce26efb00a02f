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
  ['message', 'Two\r\nlines\rmore'],
  ['consent', 'on'],
  ['key', 'not part of it'],
] as const;

it('reads a posted form as a brief that passes, and fills a form with it again', () => {
  const parsed = parseBrief(toUncheckedBrief(values), '2026-11-20');
  if (!('brief' in parsed)) throw new Error(JSON.stringify(parsed.fields));
  expect(parsed.brief).toMatchObject({
    phone: '+46 8 123 456',
    formats: ['ctv', 'horizon'],
    demos: [12],
    brandLink: '',
    message: 'Two\nlines\nmore',
    consent: true,
    newsletter: false,
    language: 'en',
  });
  expect(parseBrief(toUncheckedBrief([...toFormValues(parsed.brief), ['consent', 'on']]))).toEqual(parsed);
});

it('takes no consent that was not given', () => {
  const without = values.filter(([name]) => name !== 'consent');
  expect(parseBrief(toUncheckedBrief(without), '2026-11-20')).toEqual({ fields: { consent: 'missing' } });
});

it('takes neither of two answers to one question', () => {
  const twice = [...values, ['consent', 'off'], ['name', 'Someone else']] as const;
  expect(parseBrief(toUncheckedBrief(twice), '2026-11-20')).toEqual({ fields: { name: 'wrong', consent: 'missing' } });
});
