import { expect, it } from 'vitest';
import { isOpenBranch, parseChoices } from './workspace-choices.ts';

const branch = { choice: undefined, isCurrent: false, isGroup: false, pathname: '/tasks-list' };
const closed = { isOpen: false, at: '/tasks-list' };

it('a group is open from the start, a branch below it when it holds the current page', () => {
  expect(isOpenBranch(branch)).toBe(false);
  expect(isOpenBranch({ ...branch, isGroup: true })).toBe(true);
  expect(isOpenBranch({ ...branch, isCurrent: true })).toBe(true);
});

it('a branch stays as the visitor left it', () => {
  expect(isOpenBranch({ ...branch, choice: { isOpen: true, at: '/' } })).toBe(true);
  expect(isOpenBranch({ ...branch, isGroup: true, choice: { isOpen: false, at: '/' } })).toBe(false);
});

it('a branch that was closed is open again at another page of it, and not at the same', () => {
  expect(isOpenBranch({ ...branch, isCurrent: true, choice: closed })).toBe(false);
  expect(isOpenBranch({ ...branch, isCurrent: true, choice: closed, pathname: '/tasks-kanban' })).toBe(true);
});

it.each([null, '', '{', '[]', '7', '{"a":1,"b":null,"c":{"isOpen":"yes","at":"/"},"d":{"isOpen":true}}'])(
  'a foreign text, %j, holds no choice',
  (text) => {
    expect(parseChoices(text)).toEqual({});
  },
);

it('choices are read as they were kept', () => {
  const choices = { 'Workspace/Crypto': closed };
  expect(parseChoices(JSON.stringify({ ...choices, broken: 1 }))).toEqual(choices);
});
