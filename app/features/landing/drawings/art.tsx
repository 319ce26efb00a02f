import type { CSSProperties } from 'react';

interface ArtProps {
  readonly src: string;
  /** Left, top, width, height in the drawing's units. */
  readonly box: readonly [number, number, number, number];
  readonly className?: string;
  readonly style?: CSSProperties;
}

const percent = (part: number, whole: number) => `${+((part / whole) * 100).toFixed(2)}%`;

/** A picture inside a drawing: the only colour in it. Fetched when it comes near. */
export function Art({ src, box: [left, top, width, height], className, style: own }: ArtProps) {
  const style = { left: percent(left, 760), top: percent(top, 500), width: percent(width, 760), height: percent(height, 500), ...own };
  return <img className={className} src={src} alt="" loading="lazy" decoding="async" style={style} />;
}
