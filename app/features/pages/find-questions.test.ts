import { expect, it } from 'vitest';
import { dictionaries } from '#tools/dictionaries.ts';
import { findQuestions } from './find-questions.ts';

const english = (label: string) => label;
const count = (q: string, translate: Parameters<typeof findQuestions>[1] = english) =>
  findQuestions(q, translate).reduce((sum, { questions }) => sum + questions.length, 0);

it('an empty search finds all questions', () => {
  expect(count('')).toBe(12);
  expect(count('   ')).toBe(12);
});

it('a search needs every word, in question or answer, in any case', () => {
  expect(findQuestions('SMALLEST budget', english)).toMatchObject([{ name: 'Paying', questions: [{ question: 'Is there a smallest budget?' }] }]);
  expect(count('smallest television')).toBe(0);
});

it('a search reads the texts of the page’s language', () => {
  expect(count('Fernseher', (label) => dictionaries.gr[label])).toBe(1);
  expect(count('television', (label) => dictionaries.gr[label])).toBe(0);
});

it('a search takes signs of patterns literally', () => {
  expect(count('.*')).toBe(0);
  expect(count('(')).toBe(0);
});
