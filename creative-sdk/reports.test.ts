import { expect, it, vi } from 'vitest';
import { BUZZ_EVERY_MS } from '#protocol/buzz.ts';
import type { EventName } from '#protocol/frame.ts';
import { Reports } from './reports.ts';

function listen(isFilm = false) {
  const told: string[] = [];
  const reports = new Reports(isFilm, (name: EventName, data) => told.push('name' in data ? `${name} ${data.name}` : name));
  return { reports, told };
}

/** What a scene reports during autoplay, as it knows no difference. */
function play(reports: Reports): void {
  reports.interaction('spin', 1);
  reports.detail('peg', 2);
  reports.milestone('expand');
  reports.milestone('complete');
}

it('reports nothing while no person plays', () => {
  const { reports, told } = listen();
  play(reports);
  expect(told).toEqual([]);
});

it('reports one interaction for each gesture, and what follows it as details', () => {
  const { reports, told } = listen();
  reports.startPlay();
  reports.gesture();
  for (const name of ['spin', 'peg', 'peg']) reports.interaction(name, '');
  reports.gesture();
  reports.gesture();
  for (const name of ['again', 'peg']) reports.interaction(name, '');
  expect(told).toEqual(['engagement_start', 'interaction spin', 'detail peg', 'detail peg', 'interaction again', 'detail peg']);
});

it('reports a milestone once, together with the earlier ones', () => {
  const { reports, told } = listen();
  reports.startPlay();
  for (const name of ['midpoint', 'first_quartile', 'complete', 'complete', 'collapse'] as const) reports.milestone(name);
  expect(told).toEqual(['first_quartile', 'midpoint', 'third_quartile', 'complete', 'collapse']);
});

it('reports each opening and each shutting, also of an ad that came to rest open', () => {
  const { reports, told } = listen();
  for (const name of ['expand', 'expand', 'collapse', 'expand'] as const) {
    reports.startPlay();
    reports.milestone(name);
  }
  reports.endPlay();
  reports.milestone('collapse');
  reports.startPlay();
  reports.milestone('expand');
  expect(told).toEqual(['expand', 'collapse', 'expand', 'expand']);
});

it('reports no milestone after play has ended, and nothing after the ad has started over', () => {
  const { reports, told } = listen();
  reports.startPlay();
  reports.gesture();
  reports.endPlay();
  reports.milestone('complete');
  reports.interaction('hold', 'off');
  reports.startOver();
  play(reports);
  expect(told).toEqual(['engagement_start', 'detail hold']);
});

it('reports the milestones of a film also if no person has touched it', () => {
  const { reports, told } = listen(true);
  reports.interaction('chapter', 2);
  reports.milestone('midpoint');
  expect(told).toEqual(['first_quartile', 'midpoint']);
});

it('drops reports beyond the rate that a page accepts, but no milestone', () => {
  const { reports, told } = listen();
  reports.startPlay();
  for (let i = 0; i < 100; i++) reports.detail('peg', i);
  reports.milestone('complete');
  expect(told.filter((name) => name === 'detail peg')).toHaveLength(30);
  expect(told.at(-1)).toBe('complete');
});

it('reports a lead that a person gave, also beyond the rate, and none of autoplay', () => {
  const { reports, told } = listen();
  reports.startPlay();
  reports.lead('test drive', 'Sat 11:30');
  expect(told).toEqual([]);
  reports.gesture();
  for (let i = 0; i < 100; i++) reports.detail('peg', i);
  reports.lead('test drive', 'Sun 15:00');
  expect(told.at(-1)).toBe('lead test drive');
  reports.startOver();
  reports.lead('test drive', 'Sat 11:30');
  expect(told.filter((name) => name.startsWith('lead'))).toHaveLength(1);
});

it('lets a hand feel what it did itself, and no more than can be told apart', () => {
  vi.useFakeTimers();
  const { reports } = listen();
  expect(reports.mayBuzz()).toBe(false);
  reports.startPlay();
  expect(reports.mayBuzz()).toBe(false);
  reports.gesture();
  expect(reports.mayBuzz()).toBe(true);
  expect(reports.mayBuzz()).toBe(false);
  vi.advanceTimersByTime(BUZZ_EVERY_MS);
  expect(reports.mayBuzz()).toBe(true);
  vi.advanceTimersByTime(BUZZ_EVERY_MS);
  reports.endPlay();
  expect(reports.mayBuzz()).toBe(false);
  vi.useRealTimers();
});

it('takes a lean for a gesture only from a third of the way on', () => {
  const { reports, told } = listen();
  reports.lean(0.2, 0.1);
  expect(told).toEqual([]);
  reports.lean(0.3, 0.1);
  expect(told).toEqual(['engagement_start']);
});
