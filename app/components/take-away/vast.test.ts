import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { VASTParser } from '@dailymotion/vast-client';
import { expect, it } from 'vitest';
import type { FrameDemo } from '#catalogue/demo.ts';
import { noDelivery } from './delivery.ts';
import { createVast, film } from './vast.ts';

const demo: FrameDemo = {
  id: 6,
  slug: 'film',
  name: 'Roads & <tags>',
  brand: 'Wendara',
  format: ['Interactive'],
  type: 'Interactive video',
  size: 'video',
  device: ['desktop'],
  description: 'A film that asks where to go, with tappable features.',
  trades: ['travel'],
  goals: ['video views'],
  active: true,
  thumbnail: '/creatives/film/thumbnail.webp',
  video: '/creatives/film/preview.mp4',
  isIframe: true,
  creativeUrl: '/creatives/film/index.html',
  units: [],
};

it('our VAST is read by a client that we did not write', async () => {
  const xml = createVast(demo, 'https://surge.example');
  const { DOMParser } = await import('@xmldom/xmldom');
  const document: unknown = new DOMParser().parseFromString(xml, 'text/xml');
  const { ads, version } = await new VASTParser().parseVAST(document, {});
  expect(version).toBe('4.2');
  const [ad] = ads;
  expect([ad.title, ad.advertiser?.value ?? ad.advertiser]).toEqual(['Roads & <tags>', 'Wendara']);
  const [creative] = ad.creatives;
  expect(creative.duration).toBe(18);
  expect(creative.mediaFiles.map((file: { fileURL: string; codec: string }) => [file.fileURL, file.codec])).toEqual([
    ['https://surge.example/creatives/film/film-av1.mp4', 'av01.0.05M.08'],
    ['https://surge.example/creatives/film/film-h264.mp4', 'avc1.64001f'],
  ]);
  expect(creative.mediaFiles[1]).toMatchObject({ width: 1280, height: 720, bitrate: Math.round((film.files[1].bytes * 8) / 18_000) });
  expect(creative.interactiveCreativeFile).toMatchObject({ apiFramework: 'SIMID', fileURL: 'https://surge.example/creatives/film/simid.html' });
  expect(creative.videoClickThroughURLTemplate.url).toBe('https://www.example.com/');
});

it('VAST has a tracker for all that a player counts, at the address of the form, and hands brand and addresses to the creative', async () => {
  const delivery = { ...noDelivery, landing: 'https://shop.example/?a=1&b=2', events: 'https://count.example/?e=[EVENT]&c=[CACHEBUSTING]' };
  const xml = createVast(demo, 'https://surge.example', { name: 'Acme ]]> <b>' }, delivery);
  const { DOMParser } = await import('@xmldom/xmldom');
  const document: unknown = new DOMParser().parseFromString(xml, 'text/xml');
  const { ads } = await new VASTParser().parseVAST(document, {});
  const [ad] = ads;
  const to = (event: string) => `https://count.example/?e=${event}&c=[CACHEBUSTING]`;
  expect(ad.impressionURLTemplates.map(({ url }: { url: string }) => url)).toEqual([to('impression')]);
  expect(ad.errorURLTemplates).toEqual([to('error')]);
  expect(ad.viewableImpression).toMatchObject([{ viewable: [to('viewable')] }]);
  const [creative] = ad.creatives;
  expect(creative.trackingEvents).toMatchObject({
    start: [to('start')],
    firstQuartile: [to('first_quartile')],
    midpoint: [to('midpoint')],
    thirdQuartile: [to('third_quartile')],
    complete: [to('complete')],
    pause: [to('pause')],
    resume: [to('resume')],
    mute: [to('mute')],
    skip: [to('skip')],
  });
  expect(creative.videoClickTrackingURLTemplates).toMatchObject([{ url: to('click_through') }]);
  expect(creative.videoClickThroughURLTemplate.url).toBe('https://shop.example/?a=1&b=2');
  expect(JSON.parse(creative.adParameters?.value ?? creative.adParameters)).toEqual({
    brand: { name: 'Acme ]]> <b>' },
    landing: 'https://shop.example/?a=1&b=2',
    events: { to: 'https://count.example/?e=[EVENT]&c=[CACHEBUSTING]', by: 'pixel' },
  });
  expect(ad.advertiser?.value ?? ad.advertiser).toBe('Acme ]]> <b>');
});

it('VAST without an event address has no tracker but the sample impression that it must have', () => {
  const xml = createVast(demo, 'https://surge.example', {}, { ...noDelivery, events: 'javascript:alert(1)' });
  expect(xml).not.toMatch(/Tracking|javascript|<Error/);
  expect(xml.match(/<Impression /g)).toHaveLength(1);
});

it.each([
  '',
  '//surge.example',
  'javascript:alert(1)',
  'data:text/xml,',
  'https://surge.example/x',
  'https://surge.example?]]>',
  ' https://surge.example',
])('VAST refuses the origin %j', (origin) => {
  expect(() => createVast(demo, origin)).toThrow(RangeError);
});

const folder = 'creatives/choose-the-road';

it.each(film.files)('VAST describes the file $name as it is', ({ name, codec, bytes }) => {
  expect(statSync(`${folder}/${name}`).size).toBe(bytes);
  const file = readFileSync(`${folder}/${name}`);
  // The configuration boxes of ISO/IEC 14496-15 and of AV1: profile and level stand in fixed places.
  const avc = file.indexOf('avcC');
  const av1 = file.indexOf('av1C');
  const found =
    avc > 0
      ? `avc1.${file.subarray(avc + 5, avc + 8).toString('hex')}`
      : `av01.${(file[av1 + 5] ?? 0) >> 5}.${String((file[av1 + 5] ?? 0) & 31).padStart(2, '0')}${(file[av1 + 6] ?? 0) >> 7 ? 'H' : 'M'}.08`;
  expect(found).toBe(codec);
});

it.skipIf(!hasFfprobe())('size and length of the film in VAST are those that ffprobe measures', () => {
  for (const { name } of film.files) {
    const fields = 'stream=width,height,pix_fmt,color_space,r_frame_rate:format=duration';
    const said = execFileSync('ffprobe', ['-v', 'error', '-show_entries', fields, '-of', 'json', `${folder}/${name}`], { encoding: 'utf8' });
    const { streams, format } = JSON.parse(said);
    expect(streams).toEqual([{ width: film.width, height: film.height, pix_fmt: 'yuv420p', color_space: 'bt709', r_frame_rate: '30/1' }]);
    expect(Number(format.duration)).toBeCloseTo(film.seconds, 1);
  }
});

function hasFfprobe(): boolean {
  try {
    execFileSync('ffprobe', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
