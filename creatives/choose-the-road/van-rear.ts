import { box, disc, glow, linear, type Pen, polygon } from './gradient.ts';

/** The van from behind in a sprite of 240 x 250, its ground at 120, 238; the evening sun stands at its left. */
export function drawVanRear(pen: Pen, name: string, accent: string): void {
  pen.translate(120, 238);
  paintUnder(pen);
  traceBody(pen);
  pen.save();
  pen.clip();
  paintPaint(pen, accent);
  paintWindow(pen);
  paintTail(pen, name);
  pen.restore();
  paintRims(pen);
  paintRoof(pen);
}

function traceBody(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-80, -22);
  pen.bezierCurveTo(-86, -60, -86, -110, -78, -150);
  pen.bezierCurveTo(-74, -178, -60, -190, -34, -192);
  pen.bezierCurveTo(-12, -194, 12, -194, 34, -192);
  pen.bezierCurveTo(60, -190, 74, -178, 78, -150);
  pen.bezierCurveTo(86, -110, 86, -60, 80, -22);
  pen.closePath();
}

function paintUnder(pen: Pen): void {
  pen.fillStyle = '#101';
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.roundRect(side * 62 - 15, -36, 30, 38, 8);
    pen.fill();
  }
  pen.fillRect(-66, -30, 132, 22);
}

function paintPaint(pen: Pen, accent: string): void {
  pen.fillStyle = linear(pen, [-84, 0, 84, 0], '#fda 0, #ecb .18, #dba .55, #878 .9, #657 1');
  pen.fillRect(-90, -200, 180, 120);
  pen.fillStyle = accent;
  pen.fillRect(-90, -104, 180, 5);
  pen.fillStyle = linear(pen, [-84, 0, 84, 0], '#5a9 0, #377 .16, #266 .55, #145 1');
  pen.fillRect(-90, -100, 180, 90);
  pen.fillStyle = linear(pen, [0, -98, 0, -20], '#fc95 0, #fc90 .2, #0012 .5, #0018 1');
  pen.fillRect(-90, -98, 180, 90);
  pen.fillStyle = '#112';
  pen.fillRect(-90, -38, 180, 40);
  pen.fillStyle = '#fc96';
  pen.fillRect(-90, -38.5, 180, 1.5);
  // The tailgate's seam.
  pen.strokeStyle = '#1018';
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.roundRect(-64, -184, 128, 144, [26, 26, 8, 8]);
  pen.stroke();
}

/** Through the rear window: a lit room, a lamp, the windscreen beyond. */
function paintWindow(pen: Pen): void {
  pen.save();
  box(pen, [-57, -176, 114, 66, [24, 24, 9, 9]], '#112');
  pen.beginPath();
  pen.roundRect(-53, -172, 106, 58, [20, 20, 7, 7]);
  pen.clip();
  paintRoom(pen);
  glow(pen, [0, -164, 40], '255 248 220', 0.85);
  disc(pen, [0, -166, 4], '#ffe');
  pen.restore();
}

/** Seats and curtains before the windscreen's evening. */
function paintRoom(pen: Pen): void {
  pen.fillStyle = linear(pen, [0, -172, 0, -114], '#fd9 0, #ea5 .6, #a53 1');
  pen.fillRect(-60, -180, 120, 80);
  box(pen, [-27, -163, 54, 34, 10], linear(pen, [0, -168, 0, -126], '#547 0, #e85 .8, #fb7 1'));
  pen.fillStyle = '#532';
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.roundRect(side * 15 - 9, -139, 18, 30, 6);
    pen.fill();
    polygon(pen, [side * 54, -176, side * 40, -176, side * 46, -112, side * 54, -112], '#b63');
  }
  pen.fillRect(-46, -122, 92, 12);
}

function paintTail(pen: Pen, name: string): void {
  for (const side of [-1, 1]) {
    const x = side * 71;
    box(pen, [x - 8, -98, 16, 46, 7], '#211');
    box(pen, [x - 5.5, -95, 11, 40, 5], linear(pen, [0, -96, 0, -54], '#f86 0, #f42 .5, #d22 1'));
  }
  pen.fillStyle = '#f53';
  pen.fillRect(-60, -88, 120, 2.6);
  box(pen, [-21, -34, 42, 13, 2], '#edd');
  if (!name) return;
  pen.fillStyle = '#fede';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = '600 19px Manrope, sans-serif';
  pen.fillText(name, 0, -64, 108);
}

function paintRims(pen: Pen): void {
  pen.lineWidth = 2.4;
  pen.strokeStyle = linear(pen, [-86, 0, 86, 0], '#fdae 0, #fda4 .3, #b9d3 .8, #99e8 1');
  traceBody(pen);
  pen.stroke();
}

function paintRoof(pen: Pen): void {
  box(pen, [-56, -203, 112, 10, [5, 5, 0, 0]], linear(pen, [-60, 0, 60, 0], '#569 0, #225 .4, #113 1'));
  pen.fillStyle = '#fd9b';
  pen.fillRect(-54, -203, 60, 1.3);
}
