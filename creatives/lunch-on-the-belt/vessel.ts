import { area, circle, disc, line, lit, type Pen, ring, tint, within } from './brush.ts';

/** A dish is seen from the counter: 118 wide to each side of its middle, 90 high. Level rounds look flat. */
export function level(pen: Pen, y: number, draw: () => void): void {
  pen.save();
  pen.translate(0, y);
  pen.scale(1.18, 0.66);
  draw();
  pen.restore();
}

/** The outside of a vessel, lit from the left, darker to its foot; `decorate` stays on it. */
export function drawWall(pen: Pen, path: string, [light, mid, dark]: readonly [string, string, string], decorate?: () => void): void {
  const wall = new Path2D(path);
  area(pen, wall, tint(pen.createLinearGradient(-118, 0, 118, 0), [0, mid], [0.2, light], [0.55, mid], [1, dark]));
  within(pen, wall, () => {
    decorate?.();
    area(pen, wall, tint(pen.createLinearGradient(0, 30, 0, 96), [0, 'rgb(10 0 0 / 0)'], [1, 'rgb(10 0 0 / 0.5)']));
  });
}

/** A deep blue bowl with a gold lip and a band. What it holds is a level round with the radius 84 at -20. */
export function drawBowl(pen: Pen): void {
  drawWall(pen, 'M-118-20C-118 40-78 76-50 82L-46 93Q0 98 46 93L50 82C78 76 118 40 118-20Z', ['#6f8ad0', '#2a428a', '#0f1a40'], () => {
    line(pen, 'M-120 0Q0 130 120 0', 7, '#f6e6c4');
    line(pen, 'M-120 13Q0 146 120 13', 2.5, '#e9b765');
    line(pen, 'M-99 16Q-86 50-62 68', 9, 'rgb(255 255 255 / 0.6)');
    line(pen, 'M96 22Q88 42 74 56', 4, 'rgb(255 255 255 / 0.25)');
  });
  level(pen, -20, () => {
    disc(pen, [0, 0, 100], lit(pen, [0, 0, 100], ['#fff0c4', '#e9b765', '#8a5a1e']));
    disc(pen, [0, 0, 96], lit(pen, [0, 0, 96], ['#0f1a40', '#24397a', '#6f8ad0']));
  });
}

/** A bamboo steamer: wall with its hoops, rim, slats. */
export function drawSteamer(pen: Pen): void {
  drawWall(pen, 'M-118-20V30A118 65 0 0 0 118 30V-20Z', ['#ffe7b2', '#d9a55c', '#8a5722'], () => {
    for (let x = -110; x < 118; x += 22) line(pen, `M${x}-20V99`, 1.5, 'rgb(94 52 14 / 0.3)');
    for (const y of [-2, 28]) {
      line(pen, `M-119 ${y}A118 65 0 0 0 119 ${y}`, 8, '#a86a2a');
      line(pen, `M-119 ${y - 2}A118 65 0 0 0 119 ${y - 2}`, 2.5, '#ffe0a0');
    }
  });
  level(pen, -20, () => {
    disc(pen, [0, 0, 100], lit(pen, [0, 0, 100], ['#ffe9b8', '#dba963', '#8f5a24']));
    ring(pen, [0, 0, 94], 2, 'rgb(88 48 12 / 0.6)');
    disc(pen, [0, 0, 86], '#5d3712');
    const bed = circle([0, 6, 84]);
    area(pen, bed, '#d9ab68');
    within(pen, bed, () => {
      for (let y = -78; y < 90; y += 15) line(pen, `M-90 ${y}H90`, 3, 'rgb(92 52 16 / 0.55)');
    });
  });
}

/** A round board, thick as a thumb, with its grain. */
export function drawBoard(pen: Pen): void {
  drawWall(pen, 'M-118 8V22A118 66 0 0 0 118 22V8Z', ['#e2a660', '#a8642c', '#57290b']);
  level(pen, 8, () => {
    const board = circle([0, 0, 100]);
    area(pen, board, lit(pen, [0, 0, 100], ['#eab273', '#c4803f', '#8f5220']));
    within(pen, board, () => {
      for (let y = -96; y < 100; y += 11) line(pen, `M-100 ${y}Q-20 ${y + Math.sin(y) * 7} 100 ${y}`, 2, 'rgb(70 30 5 / 0.25)');
    });
    ring(pen, [0, 0, 98], 3, 'rgb(255 226 170 / 0.6)');
  });
}

/** A cake stand of pink glaze; on it is room at 14. */
export function drawStand(pen: Pen): void {
  const pink = ['#ffe9e4', '#f2a9a4', '#b86a6c'] as const;
  drawWall(pen, 'M-24 62C-20 80-48 84-60 92Q0 102 60 92C48 84 20 80 24 62Z', pink);
  drawWall(pen, 'M-116 10V20A116 66 0 0 0 116 20V10Z', pink, () => line(pen, 'M-100 50Q-70 74-30 82', 5, '#fff'));
  level(pen, 10, () => disc(pen, [0, 0, 98.5], lit(pen, [0, 0, 98], ['#fff6f3', '#fbd0ca', '#e39b98'])));
}

/** A sushi board on its two feet. */
export function drawGeta(pen: Pen): void {
  for (const x of [-92, 54]) area(pen, new Path2D(`M${x} 60h38v32h-38Z`), '#5a2c0e');
  area(
    pen,
    new Path2D('M-108-44H108L126 52H-126Z'),
    tint(pen.createLinearGradient(-110, -44, 110, 52), [0, '#f6cf94'], [0.5, '#dca45c'], [1, '#b67632']),
  );
  for (let y = -34; y < 50; y += 14) line(pen, `M-112 ${y}Q0 ${y - 6} 112 ${y + 4}`, 1.8, 'rgb(100 48 8 / 0.22)');
  drawWall(pen, 'M-126 52H126V70H-126Z', ['#d99a50', '#a4632a', '#6a3510']);
  line(pen, 'M-125 52H125', 2.5, '#ffe3ae');
}

/** A tray of blue glaze that holds what stands in it. */
export function drawTray(pen: Pen): void {
  drawWall(pen, 'M-124 36Q0 50 124 36L108 84Q105 93 94 93H-94Q-105 93-108 84Z', ['#7adcd6', '#1f8f93', '#0b4a55'], () => {
    line(pen, 'M-126 38Q0 52 126 38', 6, '#c4f4ee');
    line(pen, 'M-104 54L-96 78', 7, 'rgb(255 255 255 / 0.6)');
  });
}
