import { isLogo } from '#protocol/brand.ts';
import type { BrandKit } from './brand-kit.ts';
import { LOGO_TYPES } from './logo-types.ts';

const FILE_BYTES = 5 * 1024 * 1024;
/** Drawn 24 px high in the ad; this is sharp at any pixel ratio. */
const LOGO_BOX = { width: 256, height: 96 };
/** The logo in a share link: characters of its data URL, about 1 KB of picture. */
const THUMBNAIL_LENGTH = 1400;

export type LogoProblem = 'type' | 'size' | 'picture';

/** A file as a small WebP or PNG picture, made in this browser; or what is wrong with it. */
export async function readLogo(file: File): Promise<{ readonly logo: string } | { readonly problem: LogoProblem }> {
  if (!LOGO_TYPES.includes(file.type)) return { problem: 'type' };
  if (file.size > FILE_BYTES) return { problem: 'size' };
  const url = URL.createObjectURL(file);
  try {
    const logo = draw(await loadPicture(url), LOGO_BOX, 0.9);
    return isLogo(logo) ? { logo } : { problem: 'picture' };
  } catch {
    return { problem: 'picture' };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A kit as a link carries it: its logo small, or none when no size of it is small enough. */
export async function toLinkKit({ logo, ...rest }: BrandKit): Promise<BrandKit> {
  const small = logo && (await shrinkLogo(logo).catch(() => undefined));
  return small ? { ...rest, logo: small } : rest;
}

async function shrinkLogo(logo: string): Promise<string | undefined> {
  const picture = await loadPicture(logo);
  for (const height of [48, 32, 24, 16]) {
    const small = draw(picture, { width: height * 3, height }, 0.4);
    if (small.length <= THUMBNAIL_LENGTH) return small;
  }
  return undefined;
}

async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

function draw(picture: HTMLImageElement, box: { readonly width: number; readonly height: number }, quality: number): string {
  // An SVG without a size of its own takes that of the box.
  const [width, height] = [picture.naturalWidth || box.width, picture.naturalHeight || box.height];
  const scale = Math.min(box.width / width, box.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
}
