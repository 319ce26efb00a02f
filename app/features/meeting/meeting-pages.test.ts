import { expect, it } from 'vitest';
import { activeDemos } from '#catalogue/demos.ts';
import { listMeetingPages } from './meeting-pages.ts';

const pages = listMeetingPages();

it('lists every preview and every spec sheet, of further units too, each page once', () => {
  expect(new Set(pages).size).toBe(pages.length);
  const units = activeDemos.reduce((sum, { units: further }) => sum + 1 + further.length, 0);
  expect(pages.filter((path) => /\/preview\/\d+(?:\?|$)/.test(path))).toHaveLength(units);
  expect(pages.filter((path) => /\/preview\/\d+\/spec(?:\?|$)/.test(path))).toHaveLength(units);
});

it('lists the page that opens others, and the one without network, in all languages', () => {
  expect(pages.filter((path) => /^\/meeting\/(?:open|offline)\?lang=(?:en|sp|gr|it|rs)$/.test(path))).toHaveLength(10);
});

it('lists nothing of one visitor', () => {
  expect(pages.filter((path) => /start-campaign|^\/(?:d|decks|api|profile)/.test(path))).toEqual([]);
});
