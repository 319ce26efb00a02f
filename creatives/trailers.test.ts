import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listCreatives } from '#tools/creatives.ts';
import { CLIP, loadTrailer } from '#tools/trailer.ts';

/** Width and height of the picture, pixels, and length in seconds, as an MP4 file states them. */
function readClip(file: Buffer) {
  const entry = file.indexOf('avc1', file.indexOf('stsd')) + 28;
  const head = file.indexOf('mvhd') + 16;
  return { width: file.readUInt16BE(entry), height: file.readUInt16BE(entry + 2), seconds: file.readUInt32BE(head + 4) / file.readUInt32BE(head) };
}

// A unit of an ad has no card of its own.
describe.each((await listCreatives()).filter((slug) => !slug.includes('/')))('the trailer of %s', (slug) => {
  it('is cut in order, four to six seconds long', async () => {
    const shots = (await loadTrailer(slug))?.shots ?? [];
    const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0);
    expect(seconds).toBeGreaterThanOrEqual(4);
    expect(seconds).toBeLessThanOrEqual(6);
    for (const [index, { from, seconds: length }] of shots.entries()) expect(shots[index + 1]?.from ?? 15).toBeGreaterThanOrEqual(from + length);
  });

  it('is filmed as it is cut, for the card', async () => {
    const shots = (await loadTrailer(slug))?.shots ?? [];
    const file = readFileSync(`creatives/${slug}/preview.mp4`);
    const { width, height, seconds } = readClip(file);
    const frames = shots.reduce((sum, shot) => sum + Math.round(shot.seconds * CLIP.framesPerSecond), 0);
    expect(`${width}x${height}`, `npm run capture -- ${slug}`).toBe(`${CLIP.width}x${CLIP.height}`);
    expect(seconds, `npm run capture -- ${slug}`).toBeCloseTo(frames / CLIP.framesPerSecond, 2);
    expect(file.length).toBeLessThanOrEqual(250_000);
  });
});
