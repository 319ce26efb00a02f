import { createRandom } from '#creative-sdk/random.ts';
import { linear, type Pen } from './gradient.ts';
import { ROAD } from './road-lines.ts';
import { Strip } from './strip.ts';

const TILE = 1200;
/** Middle lines: one in this many units, this long. */
const DASH = { every: 150, length: 74 } as const;

export interface Asphalt {
  readonly colours: readonly [far: string, near: string];
  readonly line: string;
  /** Specks and tracks, `r g b`. */
  readonly grit: string;
  readonly track: string;
}

/** The road as it passes under the van. */
export function bakeRoadway(px: number, asphalt: Asphalt): Strip {
  const height = ROAD.near - ROAD.far + 10;
  return new Strip(px, { width: TILE, y: ROAD.far - 4, height, pace: 1 }, (pen) => {
    const random = createRandom(41);
    pen.fillStyle = linear(pen, [0, 4, 0, height - 4], `${asphalt.colours[0]} 0, ${asphalt.colours[1]} 1`);
    pen.fillRect(0, 4, TILE, height - 8);
    for (const [y, h] of [
      [38, 12],
      [66, 15],
    ] as const) {
      pen.fillStyle = linear(pen, [0, y, 0, y + h], `${asphalt.track}00 0, ${asphalt.track}66 .5, ${asphalt.track}00 1`);
      pen.fillRect(0, y, TILE, h);
    }
    for (let i = 0; i < 700; i++) {
      const y = 5 + random() * (height - 10);
      pen.fillStyle = `rgb(${asphalt.grit} / ${0.03 + random() * 0.1})`;
      pen.fillRect(random() * TILE, y, 4 + random() * 26, 0.6 + (y / height) * 0.9);
    }
    paintLines(pen, asphalt.line, height);
  });
}

function paintLines(pen: Pen, line: string, height: number): void {
  pen.fillStyle = line;
  pen.globalAlpha = 0.8;
  pen.fillRect(0, 7, TILE, 1.6);
  pen.fillRect(0, height - 12, TILE, 3);
  for (let x = 0; x < TILE; x += DASH.every) {
    pen.beginPath();
    pen.moveTo(x + 4, ROAD.middle - ROAD.far + 2);
    pen.lineTo(x + 4 + DASH.length, ROAD.middle - ROAD.far + 2);
    pen.lineTo(x + DASH.length, ROAD.middle - ROAD.far + 5.5);
    pen.lineTo(x, ROAD.middle - ROAD.far + 5.5);
    pen.fill();
  }
  pen.globalAlpha = 1;
}
