import { DOMParser } from '@xmldom/xmldom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noDelivery } from '#app/components/take-away/delivery.ts';
import { createVast } from '#app/components/take-away/vast.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import { findDemo } from '#catalogue/demos.ts';
import { fillMacros, readVast } from './player-vast.ts';

const found = findDemo('interactive', '6');
if (!found?.isIframe) throw new Error('The film’s demo is gone');
const demo: FrameDemo = found;
const delivery = { ...noDelivery, landing: 'https://shop.example/', events: 'https://count.example/?e=[EVENT]&c=[CACHEBUSTING]&o=[OTHER]' };
const xml = createVast(demo, 'https://surge.example', { name: 'Acme' }, delivery);
const sent: string[] = [];
const send = (url: string) => void sent.push(url);
const listEvents = () => sent.map((url) => new URL(url).searchParams.get('e'));

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('DOMParser', DOMParser);
  // A request of the client's own would be an image.
  vi.stubGlobal('window', {});
  vi.stubGlobal('Image', function Image() {
    throw new Error('The client asks by itself');
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('finds the first film that the browser plays, on our own origin, and what the creative needs', async () => {
  const asked: string[] = [];
  const answer = await readVast(xml, (type) => asked.push(type) > 1, send);
  expect(asked[0]).toMatch(/^video\/mp4; codecs="av01\./);
  expect(answer).toMatchObject({ version: '4.2', duration: 18, clickThrough: 'https://shop.example/' });
  expect(answer.film).toMatch(/^\/creatives\/choose-the-road\/film-\S+\.mp4$/);
  expect(JSON.parse(answer.adParameters)).toMatchObject({ brand: { name: 'Acme' } });
  expect((await readVast(xml, () => false, send)).film).toBeUndefined();
  expect(sent).toEqual([]);
});

it('counts a whole play with the addresses of the answer, each part once, and asks for nothing by itself', async () => {
  const { tracker } = await readVast(xml, () => true, send);
  tracker.trackImpression();
  for (let seconds = 0; seconds <= 18; seconds += 0.25) tracker.setProgress(seconds);
  tracker.setPaused(true);
  tracker.setPaused(false);
  tracker.setPaused(true);
  tracker.trackViewableImpression({}, true);
  tracker.trackViewableImpression({}, true);
  tracker.setMuted(false);
  tracker.complete();
  tracker.click();
  tracker.error({ ERRORCODE: 405 });
  expect(listEvents()).toEqual([
    'impression',
    'start',
    'first_quartile',
    'midpoint',
    'third_quartile',
    'pause',
    'resume',
    'pause',
    'viewable',
    'unmute',
    'complete',
    'click_through',
    'error',
  ]);
  for (const url of sent) expect(url).toMatch(/&c=\d{8}&o=\[OTHER\]$/);
});

it.each([
  ['what is no VAST', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /VAST/],
  ['an answer without an ad', '<VAST version="4.2"></VAST>', /303/],
  ['an ad without a film', xml.replace(/<MediaFiles>.*<\/MediaFiles>/s, ''), /303/],
])('refuses %s', async (_, text, reason) => {
  await expect(readVast(text, () => true, send)).rejects.toThrow(reason);
});

it('reports an answer without a film at the address that it names for that', async () => {
  await expect(readVast(xml.replace(/<MediaFiles>.*<\/MediaFiles>/s, ''), () => true, send)).rejects.toThrow();
  expect(listEvents()).toEqual(['error']);
});

it('fills in the macros of VAST that it knows, and no others', () => {
  expect(fillMacros('https://a.example/?c=[CACHEBUSTING]&t=[TIMESTAMP]&e=[ERRORCODE]&x=[OTHER]&y=[lower]', { ERRORCODE: 901 })).toMatch(
    /\?c=\d{8}&t=\d{4}-\d\d-\d\dT\d\d%3A\d\d%3A\d\d\.\d{3}Z&e=901&x=\[OTHER\]&y=\[lower\]$/,
  );
});
