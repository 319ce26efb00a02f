import type { BrandKit } from '#app/components/brand/brand-kit.ts';
import { inkOn } from '#app/components/brand/ink-on.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';

/** The ground of a brand without colours, as the cover of a deck has it. */
const NIGHT = '#14120e';
/** Width of a letter by its size, rather more than Arial's. */
const LETTER = 0.62;
const LINE = 1.15;
/** Of the picture: so much is given to the name. */
const ROOM = { wide: 0.6, high: 0.5 };

/** The address of a picture of the ad's size that shows no brand but the client's: the demo's name on their main colour. */
export function toNeutralStill({ name, size }: FrameDemo, { primary, accent }: BrandKit): string {
  const { width, height } = sizes[size];
  const ground = primary ?? accent ?? NIGHT;
  const ink = inkOn(ground);
  // One word below the other where the picture is higher than wide.
  const lines = width < height ? name.split(' ') : [name];
  const longest = Math.max(...lines.map(({ length }) => length));
  const letters = Math.round(Math.min((ROOM.wide * width) / (longest * LETTER), (ROOM.high * height) / (lines.length * LINE)));
  const first = height / 2 - ((lines.length - 1) / 2) * letters * LINE;
  const texts = lines.map((line, at) => `<text x="50%" y="${Math.round(first + at * letters * LINE)}" dy=".35em">${toXml(line)}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/><rect y="97%" width="100%" height="3%" fill="${accent ?? ink}"/><g fill="${ink}" font-family="Arial,sans-serif" font-weight="700" font-size="${letters}" text-anchor="middle">${texts.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
