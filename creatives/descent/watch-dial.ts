import { mixColour } from '#creative-sdk/colour.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { copy } from './copy.ts';
import { markPath } from './mark.ts';
import { disc, glow, ring, sheen, steel } from './plate.ts';

const TURN = Math.PI * 2;
/** Radius of the dial and of the circle on which the indices stand, watch units. */
const DIAL = 66;
const INDICES = 47.5;

/** Smoked petrol with brushing that runs out from the middle. */
export function paintDialBase(context: CanvasRenderingContext2D, brand: Brand, random: () => number): void {
  disc(
    context,
    71,
    sheen(context, [
      [0, '#0d1216'],
      [0.35, '#050709'],
      [0.6, '#11181c'],
      [0.84, '#39444b'],
      [1, '#0d1216'],
    ]),
  );
  const middle = mixColour('#1c7f93', brand.primary, 0.12);
  disc(
    context,
    DIAL,
    glow(
      context,
      [0, 0, 0, DIAL],
      [
        [0, middle],
        [0.45, mixColour(middle, '#06232e', 0.55)],
        [0.8, '#06202b'],
        [1, '#010608'],
      ],
    ),
  );
  context.save();
  context.beginPath();
  context.arc(0, 0, DIAL, 0, TURN);
  context.clip();
  for (let i = 0; i < 420; i++) {
    const angle = random() * TURN;
    const width = 0.004 + random() * 0.012;
    context.fillStyle = random() < 0.5 ? `rgb(190 240 250 / ${random() * 0.09})` : `rgb(0 6 10 / ${random() * 0.16})`;
    context.beginPath();
    context.moveTo(Math.cos(angle) * 3, Math.sin(angle) * 3);
    context.arc(0, 0, DIAL, angle - width, angle + width);
    context.fill();
  }
  context.restore();
}

/** The fan of light on sunray brushing; it turns against the light. */
export function paintSunray(context: CanvasRenderingContext2D): void {
  const clear = 'rgb(150 225 240 / 0)';
  const lobe = (at: number, strength: number) =>
    [
      [at - 0.085, clear],
      [at - 0.03, `rgb(150 225 240 / ${strength * 0.35})`],
      [at, `rgb(196 244 250 / ${strength})`],
      [at + 0.03, `rgb(150 225 240 / ${strength * 0.35})`],
      [at + 0.085, clear],
    ] as const;
  context.globalCompositeOperation = 'lighter';
  disc(context, DIAL, sheen(context, [[0, clear], ...lobe(0.12, 0.62), ...lobe(0.37, 0.2), ...lobe(0.62, 0.48), ...lobe(0.87, 0.2), [1, clear]]));
  context.globalCompositeOperation = 'destination-in';
  disc(
    context,
    DIAL,
    glow(
      context,
      [0, 0, 2, DIAL],
      [
        [0, 'rgb(0 0 0 / 0.4)'],
        [0.3, '#000'],
        [0.7, 'rgb(0 0 0 / 0.75)'],
        [1, 'rgb(0 0 0 / 0.15)'],
      ],
    ),
  );
}

/** The shapes that glow, one per hour: a triangle, three bars, eight rounds. */
export const indices: readonly Path2D[] = Array.from({ length: 12 }, (_, hour) => {
  const path = new Path2D();
  if (hour === 0) path.addPath(new Path2D('M-9.500-9H9.500L0 9.500Z'));
  else if (hour % 3 === 0) path.roundRect(-3.4, -8.5, 6.8, 17, 1);
  else path.arc(0, 0, 5.7, 0, TURN);
  return path;
});

/** Runs `draw` at every hour, upright to the middle. */
export function atHours(context: CanvasRenderingContext2D, draw: (path: Path2D, hour: number) => void): void {
  for (const [hour, path] of indices.entries()) {
    context.save();
    context.rotate((hour / 12) * TURN);
    context.translate(0, -INDICES);
    draw(path, hour);
    context.restore();
  }
}

export function paintIndices(context: CanvasRenderingContext2D, lume: string): void {
  for (let minute = 0; minute < 60; minute++) {
    context.save();
    context.rotate((minute / 60) * TURN);
    context.fillStyle = minute % 5 ? 'rgb(226 240 244 / 0.72)' : '#f4fafb';
    context.fillRect(minute % 5 ? -0.35 : -0.8, -DIAL + 1.6, minute % 5 ? 0.7 : 1.6, minute % 5 ? 3 : 4.4);
    context.restore();
  }
  atHours(context, (path, hour) => {
    const turn = (hour / 12) * TURN;
    context.save();
    context.shadowColor = 'rgb(0 0 0 / 0.85)';
    context.shadowBlur = 5;
    context.shadowOffsetX = -2;
    context.shadowOffsetY = 3;
    context.fillStyle = '#222';
    context.fill(path);
    context.restore();
    context.lineJoin = 'round';
    context.lineWidth = 3.4;
    context.strokeStyle = sheen(context, steel, -turn);
    context.stroke(path);
    context.lineWidth = 1;
    context.strokeStyle = 'rgb(10 16 19 / 0.65)';
    context.fillStyle = lume;
    context.fill(path);
    context.stroke(path);
  });
  ring(context, DIAL + 0.2, 0.6, 'rgb(255 255 255 / 0.1)');
}

/** The maker's mark and name under twelve, the rating over six. */
export function paintSignature(context: CanvasRenderingContext2D, brand: Brand): void {
  context.fillStyle = '#f4fafb';
  context.textAlign = 'center';
  if (hasOwnMark(brand, copy.name)) {
    context.save();
    context.translate(-4.6, -34.5);
    context.scale(0.58, 0.58);
    context.fill(markPath);
    context.restore();
  }
  let size = 7.6;
  const name = brand.name.toUpperCase();
  do {
    size -= 0.2;
    context.font = `600 ${size}px Sora`;
    context.letterSpacing = `${size * 0.12}px`;
  } while (context.measureText(name).width > 60 && size > 2.6);
  context.fillText(name, size * 0.06, 19.5);
  context.fillStyle = 'rgb(244 250 251 / 0.86)';
  context.font = '600 4.6px Sora';
  context.letterSpacing = '0.5px';
  context.fillText(copy.dial.rating, 0.2, 26);
  context.font = '600 4.2px Sora';
  context.letterSpacing = '0.9px';
  context.fillText(copy.dial.movement, 0.4, 32.4);
  context.letterSpacing = '0px';
}
