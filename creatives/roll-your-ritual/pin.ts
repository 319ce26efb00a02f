import { bakeSprite } from '#creative-sdk/canvas.ts';
import { inkOn, mixColour } from '#creative-sdk/colour.ts';
import { shades } from './pen.ts';

/** Where the pin is stuck onto every product, from its middle, parts of its square. */
export const PIN_AT = [0.17, -0.018] as const;
/** Of its picture with its shadow, design units. */
export const PIN_SIDE = 36;
const RADIUS = 14;

/** The sign that a product is kept: a pin of enamel in a ring of metal. */
export function bakePin(ratio: number, enamel: string): HTMLCanvasElement {
  return bakeSprite(
    PIN_SIDE,
    PIN_SIDE,
    ratio,
    (c) => {
      const scale = c.getTransform().a;
      c.translate(PIN_SIDE / 2 - 1, PIN_SIDE / 2 - 2);
      c.shadowColor = 'rgb(30 16 8 / 0.6)';
      c.shadowBlur = 5 * scale;
      c.shadowOffsetX = 2 * scale;
      c.shadowOffsetY = 3 * scale;
      const plate = (r: number, colours: readonly string[]) => {
        c.fillStyle = shades({ c }, colours, [-r, -r, r, r]);
        c.beginPath();
        c.arc(0, 0, r, 0, 7);
        c.fill();
        c.shadowColor = 'transparent';
      };
      plate(RADIUS, ['#fff6e2', '#c9a075', '#7d5a3a']);
      plate(RADIUS - 2.5, [mixColour(enamel, '#ffffff', 0.3), enamel, mixColour(enamel, '#06140c', 0.35)]);
      c.strokeStyle = inkOn(enamel, '#1c2620', '#fff8ea');
      c.lineWidth = 2.6;
      c.lineCap = 'round';
      c.lineJoin = 'round';
      c.stroke(new Path2D('M-5 .5-1.500 4 5.500-4'));
    },
    'processor',
  );
}
