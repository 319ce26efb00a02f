type Rgb = readonly [number, number, number];

export function toRgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** `#rrggbb` between two `#rrggbb`, t 0 … 1. */
export function mixColour(a: string, b: string, t: number): string {
  const from = toRgb(a);
  const to = toRgb(b);
  const part = (i: 0 | 1 | 2) =>
    Math.round(from[i] + (to[i] - from[i]) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

export function withAlpha(hex: string, alpha: number): string {
  return `rgb(${toRgb(hex).join(' ')} / ${alpha})`;
}

/** WCAG 2 relative luminance. */
export function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG 2 contrast ratio, 1 … 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** `colour`, or its nearest lighter tint that keeps the contrast `ratio` on `ground`. */
export function readableOn(colour: string, ground: string, ratio: number): string {
  for (let t = 0; t < 1; t += 0.1) {
    const tint = mixColour(colour, '#ffffff', t);
    if (contrast(tint, ground) >= ratio) return tint;
  }
  return '#ffffff';
}

/** The better readable of a dark and a light ink on `background`; pure black where neither reaches 4.5:1, so that text always does. */
export function inkOn(background: string, dark = '#14120e', light = '#ffffff'): string {
  const better = contrast(background, dark) >= contrast(background, light) ? dark : light;
  return contrast(background, better) >= 4.5 ? better : '#000000';
}
