import type { CSSProperties } from 'react';

interface ArtProps {
  /** A picture of an ad: `<slug>/<file>` (creatives/README.md). */
  readonly of: `${string}/${'thumbnail.avif' | 'thumbnail.webp' | 'backup.jpg'}`;
  /** Left, top, width, height in the drawing's units. */
  readonly box: readonly [number, number, number, number];
  readonly className?: string;
  readonly style?: CSSProperties;
}

const percent = (part: number, whole: number) => `${+((part / whole) * 100).toFixed(2)}%`;

/** A picture inside a drawing: the only colour in it. Fetched when it comes near. */
export function Art({ of, box: [left, top, width, height], className, style: own }: ArtProps) {
  const style = { left: percent(left, 760), top: percent(top, 500), width: percent(width, 760), height: percent(height, 500), ...own };
  return <img className={className} src={`/creatives/${of}`} alt="" loading="lazy" decoding="async" style={style} />;
}
