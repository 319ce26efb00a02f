import { COPY } from './copy.ts';

type Draw = CanvasRenderingContext2D;

/** The drop with a horizon in it: the brand's mark, as on its labels. */
export const MARK = 'M0-10C4-4.500 7-1 7 3A7 7 0 0 1-7 3C-7-1-4-4.500 0-10Z';
const WAVE = 'M-6.800 3.500C-3.500 1.300-1.500 5.800 1.500 4 3.500 2.800 5 2.600 6.800 3.300';

export interface Print {
  readonly x?: number;
  readonly y: number;
  readonly width: number;
  readonly ink: string;
}

/** Screen print on a product, product units. Without a brand name (thumbnails are free of text) only the mark is printed. */
export function drawPrint(c: Draw, { x = 0, y, width, ink }: Print, name: string, brand: string | undefined): void {
  c.save();
  c.translate(x, y);
  c.fillStyle = ink;
  c.strokeStyle = ink;
  c.globalAlpha = 0.88;
  if (brand === undefined || brand === COPY.name) drawMark(c, brand === undefined ? 0 : -19, width / 52);
  if (brand !== undefined) {
    c.textAlign = 'center';
    fitFont(c, name.toLowerCase(), width * 0.76, 14);
    c.fillText(name.toLowerCase(), 0, 8);
    c.fillRect(-width * 0.14, 14.5, width * 0.28, 0.6);
    fitFont(c, brand.toUpperCase(), width * 0.86, 6);
    c.fillText(brand.toUpperCase(), 0, 24);
  }
  c.restore();
}

function drawMark(c: Draw, y: number, scale: number): void {
  c.save();
  c.translate(0, y);
  c.scale(scale, scale);
  c.lineWidth = 1.1;
  c.stroke(new Path2D(MARK));
  c.stroke(new Path2D(WAVE));
  c.restore();
}

function fitFont(c: Draw, text: string, width: number, largest: number): void {
  c.font = `400 ${largest}px Outfit`;
  const wide = c.measureText(text).width;
  if (wide > width) c.font = `400 ${(largest * width) / wide}px Outfit`;
}
