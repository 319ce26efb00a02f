import { withAlpha } from '#creative-sdk/colour.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { BEATS, type Hit, LANES, type Track } from './rhythm.ts';

const ROW = 6.5;
export const SCORE_HEIGHT = ROW * LANES.length;

/** The track as a woven pattern: a row for each lane, a stitch for each beat, brighter where the tap was exact. */
export function drawScore(
  context: CanvasRenderingContext2D,
  { score }: Layout,
  state: { palette: Palette; track: Track; beat: number; alpha: number },
): void {
  const { palette, track, beat, alpha } = state;
  if (alpha < 0.01) return;
  const step = score.width / BEATS;
  const stitch = (at: number, lane: number, { colour, tall }: { colour: string; tall: number }) => {
    context.fillStyle = colour;
    const bar = Math.floor(at / 4) * 1.6 - 2.4;
    context.beginPath();
    context.roundRect(score.x + at * step + 2 + bar, score.y + lane * ROW + (ROW - tall) / 2, step - 4.5, tall, 1.2);
    context.fill();
  };
  context.globalAlpha = alpha;
  for (const lane of LANES) {
    const light = palette.lanes[lane];
    for (let at = 0; at < BEATS; at++) {
      const hit = track.hits.find((one: Hit) => one.lane === lane && one.beat === at);
      const isLooped = at <= beat && (track.loopsAt(lane, at * 2) || track.loopsAt(lane, at * 2 + 1));
      if (hit) stitch(at, lane, { colour: withAlpha(light, 0.55 + 0.45 * hit.quality), tall: 4 });
      else if (isLooped) stitch(at, lane, { colour: withAlpha(light, 0.45), tall: 2.4 });
      else stitch(at, lane, { colour: `rgb(255 255 255 / ${at === beat ? 0.34 : 0.1})`, tall: 1.4 });
    }
  }
  context.globalAlpha = 1;
}

/** The visitor's own four bars as a wave, a bar for each eighth as high as layers sound in it; what `played` (0 to 1) has passed is in the light. */
export function drawWave(
  context: CanvasRenderingContext2D,
  { score }: Layout,
  { palette, track, played, alpha }: { palette: Palette; track: Track; played: number; alpha: number },
): void {
  if (alpha < 0.01) return;
  const eighths = BEATS * 2;
  const step = score.width / eighths;
  for (let at = 0; at < eighths; at++) {
    const sounding = LANES.filter(
      (lane) => track.loopsAt(lane, at) || (at % 2 === 0 && track.hits.some((hit) => hit.lane === lane && hit.beat === at / 2)),
    );
    const tall = 2.5 + sounding.length * 6;
    context.globalAlpha = alpha * (at / eighths <= played ? 1 : 0.4);
    context.fillStyle = palette.lanes[sounding.at(-1) ?? 0];
    context.beginPath();
    context.roundRect(score.x + at * step + 1, score.y + (SCORE_HEIGHT - tall) / 2, step - 2.4, tall, 2);
    context.fill();
  }
  context.globalAlpha = 1;
}
