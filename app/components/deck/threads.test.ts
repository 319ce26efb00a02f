import { expect, it } from 'vitest';
import type { DeckComment, DeckDecision } from '#protocol/deck.ts';
import { isUnanswered, type Thread, toAddressee, toThreads } from './threads.ts';

const at = '2026-11-29T10:00:00Z';
const say = (id: string, answers?: string, by: DeckComment['by'] = 'client'): DeckComment => ({
  id,
  demo: 1,
  at,
  by,
  name: by === 'client' ? 'Mara' : 'Ivo',
  text: id,
  ...(answers !== undefined && { answers }),
});
const decide = (id: string, kind: DeckDecision['kind'], demo = 1): DeckDecision => ({ id, demo, kind, at, name: 'Mara', text: '' });
const toIds = (threads: readonly Thread[]) => threads.map(({ start, answers }) => [start.id, ...answers.map(({ id }) => id)].join(' '));

it('answers stand below what began the talk, also answers to answers; one whose beginning is gone stands by itself', () => {
  const comments = [
    say('a'),
    say('b'),
    say('c', 'a', 'owner'),
    say('d', 'no', 'owner'),
    say('e', 'c'),
    say('f', 'gone'),
    say('g', 'e', 'owner'),
    { ...say('h'), demo: 2 },
  ];
  const decisions = [decide('old', 'change'), decide('no', 'change'), decide('other', 'change', 2), decide('yes', 'approved')];
  const threads = toThreads({ comments, decisions }, 1);
  expect(toIds(threads.comments)).toEqual(['a c e g', 'b', 'f']);
  // Of earlier decisions those that were talked about.
  expect(toIds(threads.decisions)).toEqual(['no d', 'yes']);
  expect(toIds(toThreads({ comments, decisions: [] }, 1).comments)).toEqual(['a c e g', 'b', 'd', 'f']);
});

it('the owner owes an answer to a comment, a wish and a reply, and none to an approval', () => {
  const owes = (start: Thread['start'], ...answers: DeckComment[]) => isUnanswered({ start, answers });
  expect([owes(say('a')), owes(decide('no', 'change')), owes(say('a'), say('b', 'a', 'owner'), say('c', 'a'))]).toEqual([true, true, true]);
  expect([owes(decide('yes', 'approved')), owes(say('a'), say('b', 'a', 'owner')), owes(say('a', undefined, 'owner'))]).toEqual([
    false,
    false,
    false,
  ]);
});

it('each side answers the other, by the name of its last word', () => {
  const thread = {
    start: say('a'),
    answers: [
      { ...say('b', 'a', 'owner'), name: 'Ivo' },
      { ...say('c', 'a'), name: 'Tom' },
    ],
  };
  expect([toAddressee(thread, 'client'), toAddressee(thread, 'owner')]).toEqual(['Ivo', 'Tom']);
  expect([toAddressee({ ...thread, answers: [] }, 'client'), toAddressee({ ...thread, answers: [] }, 'owner')]).toEqual(['Mara', 'Mara']);
});
