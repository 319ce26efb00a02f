import { expect, it } from 'vitest';
import type { EventName } from '#protocol/frame.ts';
import { Reports } from './reports.ts';

function listen(isFilm = false) {
  const told: string[] = [];
  const reports = new Reports(isFilm, (name: EventName, data) => told.push('name' in data ? `${name} ${data.name}` : name));
  return { reports, told };
}

/** What an ad does by itself, as far as its scene knows. */
function play(reports: Reports): void {
  reports.interaction('spin', 1);
  reports.detail('peg', 2);
  reports.milestone('expand');
  reports.milestone('complete');
}

it('tells nothing of what nobody did', () => {
  const { reports, told } = listen();
  play(reports);
  expect(told).toEqual([]);
});

it('tells one interaction for each gesture, and what follows as details', () => {
  const { reports, told } = listen();
  reports.take();
  reports.gesture();
  for (const name of ['spin', 'peg', 'peg']) reports.interaction(name, '');
  reports.gesture();
  reports.gesture();
  for (const name of ['again', 'peg']) reports.interaction(name, '');
  expect(told).toEqual(['engagement_start', 'interaction spin', 'detail peg', 'detail peg', 'interaction again', 'detail peg']);
});

it('tells milestones once, with those that were passed before them', () => {
  const { reports, told } = listen();
  reports.take();
  for (const name of ['midpoint', 'first_quartile', 'complete', 'complete', 'collapse'] as const) reports.milestone(name);
  expect(told).toEqual(['first_quartile', 'midpoint', 'third_quartile', 'complete', 'collapse']);
});

it('ends a person’s play with the rest, and their show with the next', () => {
  const { reports, told } = listen();
  reports.take();
  reports.gesture();
  reports.letGo();
  reports.milestone('complete');
  reports.interaction('hold', 'off');
  reports.startOver();
  play(reports);
  expect(told).toEqual(['engagement_start', 'detail hold']);
});

it('tells how far a film has run, whoever watches', () => {
  const { reports, told } = listen(true);
  reports.interaction('chapter', 2);
  reports.milestone('midpoint');
  expect(told).toEqual(['first_quartile', 'midpoint']);
});

it('tells no more in a second than a page hears', () => {
  const { reports, told } = listen();
  reports.take();
  for (let i = 0; i < 100; i++) reports.detail('peg', i);
  reports.milestone('complete');
  expect(told.filter((name) => name === 'detail peg')).toHaveLength(30);
  expect(told.at(-1)).toBe('complete');
});
