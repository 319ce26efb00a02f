import type { CSSProperties } from 'react';

/** Left, top, width, height in the drawing's units. */
export type Box = readonly [number, number, number, number];
export const whole: Box = [0, 0, 760, 500];

interface ArtProps {
  /** A picture of an ad: `<slug>/<file>` (creatives/README.md). */
  readonly of: `${string}/${'thumbnail.avif' | 'thumbnail.webp' | 'backup.jpg'}`;
  readonly box: Box;
  /** The part of the drawing that it is placed in. */
  readonly within?: Box;
  readonly className?: string;
  readonly style?: CSSProperties;
}

const percent = (part: number, all: number) => `${+((part / all) * 100).toFixed(2)}%`;

export function toPlace([left, top, width, height]: Box, [x, y, all, tall] = whole): CSSProperties {
  return { left: percent(left - x, all), top: percent(top - y, tall), width: percent(width, all), height: percent(height, tall) };
}

/** A picture inside a drawing: the only colour in it. Fetched when it comes near. */
export function Art({ of, box, within, className, style }: ArtProps) {
  return <img className={className} src={`/creatives/${of}`} alt="" loading="lazy" decoding="async" style={{ ...toPlace(box, within), ...style }} />;
}
