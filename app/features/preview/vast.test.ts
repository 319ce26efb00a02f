import { VASTParser } from '@dailymotion/vast-client';
import { expect, it } from 'vitest';
import type { FrameDemo } from '#catalogue/demo.ts';
import { createVast } from './vast.ts';

const demo: FrameDemo = {
  id: 6,
  slug: 'film',
  name: 'Roads & <tags>',
  brand: 'Wendara',
  format: ['Interactive'],
  type: 'Interactive video',
  size: 'video',
  device: ['desktop'],
  description: '',
  active: true,
  thumbnail: '/creatives/film/thumbnail.webp',
  video: '/creatives/film/preview.mp4',
  isIframe: true,
  creativeUrl: '/creatives/film/index.html',
};

it('is read by a VAST client that we did not write', async () => {
  const xml = createVast(demo, 'https://surge.example');
  const { DOMParser } = await import('@xmldom/xmldom');
  const document: unknown = new DOMParser().parseFromString(xml, 'text/xml');
  const { ads, version } = await new VASTParser().parseVAST(document, {});
  expect(version).toBe('4.2');
  const [ad] = ads;
  expect([ad.title, ad.advertiser?.value ?? ad.advertiser]).toEqual(['Roads & <tags>', 'Wendara']);
  const [creative] = ad.creatives;
  expect(creative.duration).toBe(5);
  expect(creative.mediaFiles[0].fileURL).toBe('https://surge.example/creatives/film/preview.mp4');
  expect(creative.interactiveCreativeFile).toMatchObject({ apiFramework: 'SIMID', fileURL: 'https://surge.example/creatives/film/simid.html' });
  expect(creative.videoClickThroughURLTemplate.url).toBe('https://www.example.com/');
});
