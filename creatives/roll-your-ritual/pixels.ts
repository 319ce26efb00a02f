import { bakeSprite } from '#creative-sdk/canvas.ts';

/** A picture that was computed point by point, as one that can be drawn. */
export const bakePixels = (picture: ImageData) => bakeSprite(picture.width, picture.height, 1, (c) => c.putImageData(picture, 0, 0), 'processor');

/** Lays a colour over one point. `at`: where its four bytes are; channels 0 … 255, cover `a` 0 … 1. */
export function layOver(data: ImageData['data'], at: number, r: number, g: number, b: number, a: number): void {
  if (a <= 0) return;
  const under = ((data[at + 3] ?? 0) / 255) * (1 - a);
  const whole = a + under;
  data[at] = (r * a + (data[at] ?? 0) * under) / whole;
  data[at + 1] = (g * a + (data[at + 1] ?? 0) * under) / whole;
  data[at + 2] = (b * a + (data[at + 2] ?? 0) * under) / whole;
  data[at + 3] = whole * 255;
}
