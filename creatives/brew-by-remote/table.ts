import { bakeSprite } from '#creative-sdk/canvas.ts';
import { glow, linear, type Pen, radial } from '#creative-sdk/gradient.ts';
import { createRandom, fbm1 } from '#creative-sdk/random.ts';
import { TV } from '#creative-sdk/screen.ts';

/** The counter from above, with the window's light lying across it. */
export function bakeTable(px: number): HTMLCanvasElement {
  return bakeSprite(TV.width, TV.height, px, (pen) => {
    const random = createRandom(33);
    for (let i = 0; i < 5; i++) drawPlank(pen, i, random);
    drawSunlight(pen);
    pen.fillStyle = linear(pen, [860, 0, 1300, 0], 'rgb(14 8 6 / 0) 0, rgb(14 8 6 / 0.8) 1');
    pen.fillRect(860, 0, TV.width - 860, TV.height);
    pen.fillStyle = radial(pen, { x: 640, y: 520, r: 1350 }, 'rgb(8 4 3 / 0) 0, rgb(8 4 3 / 0.08) .45, rgb(8 4 3 / 0.85) 1');
    pen.fillRect(0, 0, TV.width, TV.height);
  });
}

function drawPlank(pen: Pen, i: number, random: () => number): void {
  const height = 220;
  const y = i * height - 20;
  const tone = random();
  pen.fillStyle = linear(pen, [0, y, 0, y + height], `${tone > 0.5 ? '#5b3621' : '#4d2d1b'} 0, ${tone > 0.5 ? '#4a2a18' : '#543120'} .5, #3b2114 1`);
  pen.fillRect(0, y, TV.width, height);
  for (let line = 0; line < 46; line++) {
    const at = y + 6 + random() * (height - 12);
    pen.strokeStyle = random() > 0.55 ? `rgb(236 172 112 / ${0.03 + random() * 0.07})` : `rgb(14 6 3 / ${0.06 + random() * 0.16})`;
    pen.lineWidth = 0.8 + random() * 3;
    const wave = 4 + random() * 12;
    pen.beginPath();
    for (let x = -20; x <= TV.width + 20; x += 24)
      pen.lineTo(x, at + fbm1(x / 420 + i * 9, 4, 5) * 60 * ((at - y) / height) + fbm1(x / 260, 3, line + i * 50) * wave);
    pen.stroke();
  }
  pen.fillStyle = 'rgb(6 3 2 / 0.8)';
  pen.fillRect(0, y + height - 3, TV.width, 3);
  pen.fillStyle = 'rgb(255 196 130 / 0.12)';
  pen.fillRect(0, y, TV.width, 2);
}

/** Two slanted bars of morning light with soft edges. */
function drawSunlight(pen: Pen): void {
  glow(pen, { x: 430, y: 320, r: 900 }, '255 176 100', 0.34);
  pen.save();
  pen.globalCompositeOperation = 'overlay';
  pen.transform(1, 0.22, -0.55, 1, 250, -60);
  for (const [x, width, alpha] of [
    [60, 420, 0.75],
    [540, 330, 0.6],
  ] as const) {
    pen.fillStyle = linear(
      pen,
      [x - 30, 0, x + width + 30, 0],
      `rgb(255 206 140 / 0) 0, rgb(255 206 140 / ${alpha}) .08, rgb(255 186 120 / ${alpha * 0.8}) .9, rgb(255 186 120 / 0) 1`,
    );
    pen.fillRect(x - 30, -300, width + 60, 1700);
  }
  pen.restore();
}
