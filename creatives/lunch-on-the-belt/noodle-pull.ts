import { at, line, type Pen } from './brush.ts';

const STRANDS = 9;

/** Noodles that hang from the tips of the chopsticks at 0, 0 down into the bowl. `pull` 0 … 1; half a dish's height is 100. */
export function drawPull(pen: Pen, pull: number): void {
  if (pull <= 0.02) return;
  for (let i = 0; i < STRANDS; i++) {
    const v = i - (STRANDS - 1) / 2;
    const deep = (64 - v * v * 0.7) * pull;
    const d = `M${v * 1.2} -8Q${v * 1.8 - 4} 0 ${v * 2.2} ${deep * 0.3}C${v * 2.6} ${deep * 0.55} ${v * 4} ${deep * 0.85} ${v * 12 * pull} ${deep}`;
    line(pen, d, 6.6, '#a85f16');
    line(pen, d, 4.8, i % 3 ? '#ffe093' : '#f7ca6a');
    at(pen, [-1, -1, 0], () => line(pen, d, 1.3, 'rgb(255 252 228 / 0.9)'));
  }
}
