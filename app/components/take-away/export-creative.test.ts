import { unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import type { FrameDemo } from '#catalogue/demo.ts';
import { fifteenRecords } from '../../../tests/fixtures/fifteen-demos.ts';
import { exportCreative } from './export-creative.ts';
import { putConfig } from './pack.ts';

const page =
  '<p></p><script type="application/json" id="config" data-files="a.webp b-1.mp4">{}</script><script>var clickTag = "https://www.example.com/";</script>';

it('an export has the brand in its page, whatever the brand contains', () => {
  const html = putConfig(page, { brand: { name: '</script><script>alert(1)</script> $& $1' } });
  expect(html.match(/<script/g)).toHaveLength(2);
  const json = /id="config"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ brand: { name: '</script><script>alert(1)</script> $& $1' } });
  expect(html).toContain('var clickTag = "https://www.example.com/";');
});

it('an export of the same brand has the same page', () => {
  expect(putConfig(page, { brand: {} })).toBe(putConfig(page, { brand: {} }));
});

const demo: FrameDemo = {
  ...fifteenRecords['strix-studio-360'],
  slug: 'strix',
  thumbnail: '',
  video: '',
  isIframe: true,
  creativeUrl: '/creatives/strix/index.html',
  units: [],
};
const beside: Readonly<Record<string, string>> = { 'html5.html': page, 'simid.html': page, 'mraid.html': page, 'a.webp': 'A', 'b-1.mp4': 'B' };
/** A server that has what stands beside the ad, but for what is gone. */
const serve = (gone?: string) =>
  vi.stubGlobal('fetch', (url: string) => {
    const name = url.replace('/creatives/strix/', '');
    return Promise.resolve(new Response(beside[name], { status: name in beside && name !== gone ? 200 : 404 }));
  });
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['html5', 'index.html'],
  ['simid', 'simid.html'],
] as const)('packs into the %s zip what its page asks for', async (target, name) => {
  serve();
  const file = await exportCreative(demo, target, {});
  expect(file.name).toBe(`strix-${target}.zip`);
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual(['a.webp', 'b-1.mp4', name].sort());
  expect(files['b-1.mp4']).toEqual(new TextEncoder().encode('B'));
});

it('an export fails when a file of it is missing', async () => {
  serve('a.webp');
  await expect(exportCreative(demo, 'html5', {})).rejects.toThrow('404');
});

it('an export for apps is one file', async () => {
  serve();
  expect(await exportCreative(demo, 'mraid', {})).toMatchObject({ name: 'strix-mraid.html', type: 'text/html' });
});
