/**
 * The contract of a creative's folder (creatives/README.md), as one suite over all folders: what can be said of its files without playing it.
 * contract.e2e.ts plays it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { type AccessRecord, listAccess } from '#app/components/access/access.ts';
import { formats } from '#catalogue/formats.ts';
import type { Measurement } from '#catalogue/measurements.ts';
import { sizes } from '#catalogue/sizes.ts';
import { listChecks, listGauges, toVerdict } from '#catalogue/standards.ts';
import { bundleCreative, bundleParts, listCreatives, listUnits, loadDemo, partPath, toDemoSlug } from '#tools/creatives.ts';
import { accessPath, hashCreative, measuredPath } from '#tools/measure-creative.ts';

const RAW_LIMIT = 150 * 1024;
const GZIP_LIMIT = 48_000;

describe.each(listCreatives().flatMap(listUnits))('the folder %s', (slug) => {
  const isUnit = slug !== toDemoSlug(slug);

  it('has every file of the contract', async () => {
    const files = await readdir(`creatives/${slug}`);
    if (isUnit) return expect(files).toEqual(expect.arrayContaining(['unit.ts', 'measured.json', 'backup.jpg']));
    expect(files).toEqual(
      expect.arrayContaining(['demo.ts', 'main.ts', 'style.css', 'playthrough.ts', 'thumbnail.avif', 'thumbnail.webp', 'share.jpg', 'preview.mp4']),
    );
    expect(files.filter((name) => name.endsWith('.test.ts')).length).toBeGreaterThan(0);
  });

  it('states a valid record', async () => {
    const demo = await loadDemo(slug);
    expect(demo.id).toBeGreaterThan(0);
    expect(demo.format.length).toBeGreaterThan(0);
    for (const name of demo.format) expect(formats.map((format) => format.name)).toContain(name);
    expect(Object.keys(sizes)).toContain(demo.size);
    expect(demo.name && demo.description && demo.brand && demo.type).toBeTruthy();
  });

  // An ad begun as a copy of another is not to go out with its brand.
  it('is titled and speaks by its own name and brand', async () => {
    const { name, brand } = await loadDemo(slug);
    const [before, title = '', after] = (await bundleCreative(slug)).split(/<title>(.*)<\/title>/);
    expect(title.replace('&amp;', '&')).toBe(`${name}, ${brand}`);
    // Its word mark may be in small letters.
    expect(`${before}${after}`.toLowerCase().includes(brand.toLowerCase())).toBe(true);
  });

  it('builds to one page within its weight', async () => {
    const html = await bundleCreative(slug);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(RAW_LIMIT);
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(GZIP_LIMIT);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(GZIP_LIMIT);
    expect(html).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)="(?!data:)/);
    expect(html).toMatch(/<meta name="ad\.size" content="width=\d+,height=\d+">/);
  });

  it('is taken by ad servers as a zip', async () => {
    const { html, files } = await bundleParts(slug, 'html5');
    // Google Ads: 150 KB zipped, 40 files. CM360 calls the rules by the names beside them; Ad Manager and DV360 ask the same.
    const beside = files.reduce((sum, name) => sum + statSync(partPath(slug, name)).size, 0);
    expect(gzipSync(html, { level: 9 }).length + beside).toBeLessThan(149_000);
    expect(files.length).toBeLessThan(40);
    // LINKED_FILE_NOT_FOUND: whatever is named is in the zip.
    const named = html.match(/[\w-]+\.(?:webp|avif|png|jpe?g|gif|svg|mp4|webm|mp3|woff2?|js|css|json)(?=["'`)])/g) ?? [];
    expect([...new Set(named)].sort()).toEqual([...files].sort());
    expect(html).toMatch(/^<!doctype html>/i);
    expect(html).toMatch(/<html[\s\S]*<body[\s\S]*<\/html>/);
    expect(html).toMatch(/<meta name="ad\.size" content="width=\d+,height=\d+">/);
    // CLICK_TAG_MISSING, _MORE_THAN_ONE, _NON_TOP_LEVEL, and DV360: not minified.
    expect(html.match(/^var clickTag = "https:\/\/www\.example\.com\/";$/gm)).toHaveLength(1);
    expect(html.match(/clickTag\s*=/g)).toHaveLength(1);
    // CLICK_TAG_HARD_CODED, EXTERNAL_FILE_REFERENCED, NOT_SSL_COMPLIANT: names of XML languages are no addresses.
    const addresses = html.match(/https?:\/\/[^"'`\s)\\]+/g) ?? [];
    expect(addresses.filter((url) => !/^(https:\/\/www\.example\.com\/|http:\/\/www\.w3\.org\/)/.test(url))).toEqual([]);
    // MRAID_REFERENCED, HTML5_FEATURE_UNSUPPORTED, Google Ads: no storage.
    expect(html).not.toMatch(/mraid|localStorage|sessionStorage|document\.write|\beval\(|type="module"/);
  });

  it('is taken by apps as one MRAID file', async () => {
    const html = await bundleCreative(slug, 'mraid');
    expect(html.indexOf('<script src="mraid.js">')).toBeGreaterThan(0);
    expect(html.match(/<script[^>]+src=/g)).toHaveLength(1);
    // It may be given one; it carries none.
    expect(html).not.toMatch(/clickTag\s*=/);
    expect(html).not.toMatch(/[\w-]+\.(?:webp|mp4)["'`]/);
  });

  it('has a passport of this very file, which misses nothing', async () => {
    const path = accessPath(slug);
    if (!existsSync(path)) throw new Error(`${path} is missing: npm run access -- ${slug}`);
    const record: AccessRecord = JSON.parse(readFileSync(path, 'utf8'));
    const measured: Measurement = JSON.parse(readFileSync(measuredPath(slug), 'utf8'));
    expect(record.hash, `${path} is of another build: npm run access -- ${slug}`).toBe(hashCreative(Buffer.from(await bundleCreative(slug))));
    expect(listAccess(record, measured).filter(({ isPassed }) => !isPassed)).toEqual([]);
  });

  it('has measured figures of this very file, none over its limit', async () => {
    const path = measuredPath(slug);
    if (!existsSync(path)) throw new Error(`${path} is missing: npm run measure -- ${slug}`);
    const measured: Measurement = JSON.parse(readFileSync(path, 'utf8'));
    expect(measured.hash, `${path} is of another build: npm run measure -- ${slug}`).toBe(hashCreative(Buffer.from(await bundleCreative(slug))));
    const failed = listGauges((await loadDemo(slug)).size, measured).filter((gauge) => toVerdict(gauge) === 'fail');
    const checks = listChecks((await loadDemo(slug)).size, measured);
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.filter(({ isPassed }) => !isPassed).map(({ name }) => name)).toEqual([]);
    expect(failed.map(({ name, measured: figure, limit, rule }) => `${name} ${figure} > ${limit}, ${rule.who}`)).toEqual([]);
  });

  it('has a backup image that ad servers take', () => {
    const picture = readFileSync(`creatives/${slug}/backup.jpg`);
    expect(picture.length).toBeLessThanOrEqual(40_000);
    expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const report = await validator.validateString(await bundleCreative(slug));
    expect(report.results.flatMap((result) => result.messages.map((message) => `${message.line}: ${message.message}`))).toEqual([]);
  });
});
