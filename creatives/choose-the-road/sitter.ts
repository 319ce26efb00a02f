import { HAT, JACKET } from './cab.ts';
import { disc, linear, type Pen, polygon } from './gradient.ts';

/** A folding chair at `x`, turned to the fire, and its shadow away from it. */
export function drawSeat(pen: Pen, x: number, way: 1 | -1): void {
  pen.save();
  pen.translate(x, 3);
  pen.scale(way, 1);
  polygon(pen, [26, -2, -130, -2, -120, 11, 24, 5], linear(pen, [26, 0, -130, 0], '#001c 0, #0018 .4, #0010 1'));
  pen.strokeStyle = '#112';
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const [x0, y0, x1, y1] of [
    [-20, 0, 18, -30],
    [20, 0, -16, -30],
    [-16, -30, -28, -72],
  ] as const) {
    pen.moveTo(x0, y0);
    pen.lineTo(x1, y1);
  }
  pen.stroke();
  polygon(pen, [-30, -74, -24, -74, -12, -32, 22, -32, 22, -26, -18, -26], linear(pen, [-30, 0, 24, 0], '#324 0, #844 .7, #d85 1'));
  pen.restore();
}

/** Somebody with a mug, looking into the fire. */
export function drawSitter(pen: Pen, x: number): void {
  pen.save();
  pen.translate(x, 3);
  const coat = linear(pen, [-24, 0, 8, 0], `#123 0, ${JACKET} .36, #b75 .7, #fc8 1`);
  polygon(pen, [-20, -34, -24, -62, -16, -76, -2, -76, 6, -62, 8, -34], coat);
  polygon(
    pen,
    [-14, -40, 26, -42, 30, -34, 28, -4, 38, -3, 38, 2, 18, 2, 18, -28, -12, -28],
    linear(pen, [-14, 0, 38, 0], '#213 0, #534 .45, #d74 1'),
  );
  pen.strokeStyle = coat;
  pen.lineWidth = 7;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(-8, -68);
  pen.lineTo(2, -50);
  pen.lineTo(18, -56);
  pen.stroke();
  pen.fillStyle = '#eda';
  pen.fillRect(17, -64, 9, 10);
  drawHead(pen);
  // The fire runs along what is turned to it: hat, knee and shin.
  pen.strokeStyle = '#fd9';
  pen.lineWidth = 2.4;
  pen.beginPath();
  pen.arc(-7, -89, 10, -1.2, -0.2);
  pen.moveTo(10, -41);
  pen.lineTo(26, -41);
  pen.lineTo(30, -34);
  pen.lineTo(28, -4);
  pen.lineTo(37, -3);
  pen.stroke();
  pen.restore();
}

/** A face lit by the fire, under a woollen hat. */
function drawHead(pen: Pen): void {
  disc(pen, [-6, -87, 10], linear(pen, [-16, 0, 6, 0], '#633 0, #c85 .55, #fc8 1'));
  disc(pen, [4, -84, 2.6], '#fca');
  pen.fillStyle = HAT;
  pen.beginPath();
  pen.arc(-7, -89, 10.5, Math.PI * 0.98, Math.PI * 1.98);
  pen.lineTo(4, -86);
  pen.lineTo(-17, -86);
  pen.fill();
}
