import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { VASTParser } from '@dailymotion/vast-client';
import { expect, it } from 'vitest';
import type { FrameDemo } from '#catalogue/demo.ts';
import { listCreatives, loadDemo } from '#tools/creatives.ts';
import { LOUDNESS, measureLoudness } from '#tools/film-sound.ts';
import { noDelivery } from './delivery.ts';
import { listKinds } from './take-away.ts';
import { createVast, films } from './vast.ts';

const demo: FrameDemo = {
  id: 6,
  slug: 'choose-the-road',
  name: 'Roads & <tags>',
  brand: 'Wendara',
  format: ['Interactive'],
  type: 'Interactive video',
  size: 'video',
  device: ['desktop'],
  description: 'A film that asks where to go, with tappable features.',
  trades: ['travel'],
  goals: ['video views'],
  needs: [],
  leadDays: 8,
  active: true,
  thumbnail: '/creatives/choose-the-road/thumbnail.webp',
  video: '/creatives/choose-the-road/preview.mp4',
  isIframe: true,
  creativeUrl: '/creatives/choose-the-road/index.html',
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
  const { files = [] } = films['choose-the-road'] ?? {};
  const folder = 'https://surge.example/creatives/choose-the-road';
  expect(creative.mediaFiles).toMatchObject(
    files.map(({ name, codec, width, height, bytes }) => {
      const bitrate = Math.round((bytes * 8) / 18_000);
      return { fileURL: `${folder}/${name}`, codec, width, height, fileSize: bytes, bitrate };
    }),
  );
  expect(files.map(({ height }) => height)).toEqual([720, 720, 1080, 1080, 480, 480]);
  expect(creative.mezzanine).toMatchObject({
    fileURL: `${folder}/film-1080-h264.mp4`,
    type: 'video/mp4',
    codec: 'avc1.640028',
    width: 1920,
    height: 1080,
  });
  expect(creative.interactiveCreativeFile).toMatchObject({
    apiFramework: 'SIMID',
    fileURL: 'https://surge.example/creatives/choose-the-road/simid.html',
  });
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

const all = Object.entries(films).flatMap(([slug, { seconds, files }]) =>
  files.map((file) => ({ ...file, slug, seconds, path: `creatives/${slug}/${file.name}` })),
);

it.each(all)('VAST describes $path as it is', ({ path, codec, bytes }) => {
  expect(statSync(path).size).toBe(bytes);
  const file = readFileSync(path);
  // The configuration boxes of ISO/IEC 14496-15 and of AV1: profile and level stand in fixed places.
  const avc = file.indexOf('avcC');
  const av1 = file.indexOf('av1C');
  const found =
    avc > 0
      ? `avc1.${file.subarray(avc + 5, avc + 8).toString('hex')}`
      : `av01.${(file[av1 + 5] ?? 0) >> 5}.${String((file[av1 + 5] ?? 0) & 31).padStart(2, '0')}${(file[av1 + 6] ?? 0) >> 7 ? 'H' : 'M'}.08`;
  expect(found).toBe(codec);
});

it.each(Object.keys(films))('the films of %s weigh at most 4 MB together', (slug) => {
  expect(films[slug]?.files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(4_000_000);
});

it('each demo that gives VAST has a film, and no other one', async () => {
  const demos = await Promise.all(listCreatives().map(async (slug) => ({ slug, kinds: listKinds(await loadDemo(slug)) })));
  expect(demos.flatMap(({ slug, kinds }) => (kinds.includes('vast') ? [slug] : [])).sort()).toEqual(Object.keys(films).sort());
  expect(() => createVast({ ...demo, slug: 'golden-hour' }, 'https://surge.example')).toThrow('No film of golden-hour');
});

it.each(['pause', 'menu'].flatMap((kind) => ['brew-by-remote', 'living-light'].map((slug) => `creatives/${slug}/${kind}.jpg`)))(
  '%s is as IAB’s CTV Ad Portfolio has it: a JPEG of 1920 by 1080, up to 350 kB',
  (path) => {
    const file = readFileSync(path);
    expect(file.length).toBeLessThanOrEqual(350_000);
    // The frame header of a JPEG: height and width follow its marker, its length and its depth.
    const at = file.indexOf(Buffer.from([0xff, 0xc0]));
    expect([file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)]).toEqual([1920, 1080]);
  },
);

it.skipIf(!has('ffprobe'))('size and length of each film in VAST are those that ffprobe measures', { timeout: 60_000 }, () => {
  for (const { path, width, height, seconds } of all) {
    const fields = 'stream=width,height,pix_fmt,color_space,r_frame_rate:format=duration';
    const said = execFileSync('ffprobe', ['-v', 'error', '-select_streams', 'v', '-show_entries', fields, '-of', 'json', path], { encoding: 'utf8' });
    const { streams, format } = JSON.parse(said);
    expect(streams).toEqual([{ width, height, pix_fmt: 'yuv420p', color_space: 'bt709', r_frame_rate: '30/1' }]);
    expect(Number(format.duration)).toBeCloseTo(seconds, 1);
  }
});

it.skipIf(!has('ffmpeg'))('the film of Choose the Road is as loud as a broadcast, in each of its files', { timeout: 120_000 }, async () => {
  for (const { path } of all.filter(({ slug }) => slug === 'choose-the-road')) {
    expect(Math.abs((await measureLoudness(['-i', path])) - LOUDNESS), path).toBeLessThanOrEqual(1);
  }
});

function has(program: string): boolean {
  try {
    execFileSync(program, ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
