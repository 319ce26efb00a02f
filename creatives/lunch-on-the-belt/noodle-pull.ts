import { at, line, type Pen } from './brush.ts';

const STRANDS = 9;

/** Noodles drawn up between the tips of the chopsticks at 0, 0, back into the bowl at the lower left. `pull` 0 … 1; a plate's radius is 100. */
export function drawPull(pen: Pen, pull: number): void {
  if (pull <= 0.02) return;
  for (const pass of ['shade', 'strand'] as const)
    for (let i = 0; i < STRANDS; i++) {
      const v = i - (STRANDS - 1) / 2;
      const reach = (70 + ((i * 29) % 15) - Math.abs(v) * 3) * pull;
      const [x, y] = [-reach + v * 1.2, reach * 0.12 + v * 5.4 * pull];
      const d = `M${4 + v * 0.5} ${-9 + v * 0.3}Q${-2 + v * 1.2} ${2 + v * 1.1} ${-8 + v * 1.8} ${6 + v * 2}C${x * 0.45 + v * 3} ${y * 0.25 + 16} ${x * 0.62} ${y * 0.7 + v * 2 - 6} ${x} ${y}`;
      if (pass === 'shade') at(pen, [7 * pull, 13 * pull, 0], () => line(pen, d, 6, 'rgb(70 24 0 / 0.16)'));
      else {
        line(pen, d, 6, '#b06a1c');
        line(pen, d, 4.6, i % 3 ? '#ffe093' : '#f7ca6a');
        at(pen, [-1, -1, 0], () => line(pen, d, 1.2, 'rgb(255 252 228 / 0.85)'));
      }
    }
}
