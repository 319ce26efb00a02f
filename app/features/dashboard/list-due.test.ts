import { expect, it } from 'vitest';
import { createProjects } from '#mock-api/seed/projects.ts';
import { createTasks } from '#mock-api/seed/tasks.ts';
import { listDue } from './list-due.ts';

const now = new Date('2026-11-20T22:00:00Z');

it('lists what is open, the most urgent first, with the days that are left', () => {
  const tasks = createTasks(now);
  const projects = createProjects(now);
  const due = listDue([{ id: 1, name: 'All', cards: tasks }], projects, now);
  const open = tasks.filter(({ badgeText }) => badgeText !== 'Complete').length + projects.filter(({ status }) => status !== 'Completed').length;
  expect(due).toHaveLength(open);
  expect(due.map(({ inDays }) => inDays)).toEqual(due.map(({ inDays }) => inDays).toSorted((a, b) => a - b));
  expect(due.find(({ name }) => name === 'Lead form in two steps')).toMatchObject({
    kind: 'task',
    inDays: 4,
    date: '2026-11-24',
    path: '/tasks-list?find=Lead+form+in+two+steps',
    people: ['Lucia Bianchi', 'Priya Raman'],
  });
  expect(due.find(({ name }) => name === 'Stal & Syn turntable')).toMatchObject({ kind: 'project', inDays: -6, path: '/projects-overview/4' });
});

it('nothing is due where nothing is', () => expect(listDue([], [], now)).toEqual([]));
