import { describe, expect, it } from 'vitest';
import { createPng } from './deck-fixture.ts';
import { findPictureType } from './pictures.ts';

/** Made by Chromium from a canvas of one pixel. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);
const lossy = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const lossless = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const png = createPng();

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const zip = Buffer.from('504b0304140000000000', 'hex');
const followedBy = (picture: Buffer, more: Buffer) => Buffer.concat([picture, more]);
/** The length in the head includes what was put behind. */
const webpWith = (more: Buffer) => {
  const all = followedBy(lossy, more);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
};
const wide = (picture: Buffer, at: number) => {
  const copy = Buffer.from(picture);
  copy.writeUInt16BE(60_000, at);
  return copy;
};

describe('findPictureType', () => {
  it.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/webp', lossy],
    ['image/webp', lossless],
  ])('finds %s by the content', (type, picture) => {
    expect(findPictureType(picture)).toBe(type);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['HTML', html],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['BMP', Buffer.from('Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAA=', 'base64')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['ZIP', zip],
    ['JPEG with HTML behind', followedBy(jpeg, html)],
    ['JPEG with a ZIP and another end behind', followedBy(jpeg, Buffer.concat([zip, Buffer.from([0xff, 0xd9])]))],
    ['JPEG cut short', jpeg.subarray(0, -2)],
    ['JPEG of its head and end alone', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['JPEG that begins behind HTML', followedBy(html, jpeg)],
    ['JPEG that is 60,000 pixels wide', wide(jpeg, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 7)],
    ['PNG with HTML behind', followedBy(png, html)],
    ['PNG with a ZIP behind', followedBy(png, zip)],
    ['PNG with a wrong checksum', Buffer.from(png.map((byte, at) => (at === 20 ? byte + 1 : byte)))],
    ['PNG cut short', png.subarray(0, -12)],
    ['PNG of its signature alone', png.subarray(0, 8)],
    ['WebP with HTML behind', followedBy(lossy, html)],
    ['WebP with HTML inside of its length', webpWith(html)],
    ['WebP with a ZIP inside of its length', webpWith(zip)],
    ['WebP cut short', lossy.subarray(0, -4)],
    ['another RIFF file', Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0', 'latin1')],
  ])('finds no picture in %s', (_, bytes) => {
    expect(findPictureType(bytes)).toBeUndefined();
  });

  it('takes any bytes, also broken pictures, in little time', () => {
    for (const picture of [jpeg, png, lossy, lossless]) {
      for (let at = 0; at < picture.length; at++) {
        for (const value of [0, 0xff, 0x7f]) findPictureType(Buffer.from(picture.map((byte, index) => (index === at ? value : byte))));
        findPictureType(picture.subarray(0, at));
      }
    }
    const started = performance.now();
    for (const byte of [0, 0xff, 0xd0]) {
      findPictureType(Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(1024 * 1024, byte)]));
      findPictureType(Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(1024 * 1024, byte)]));
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
