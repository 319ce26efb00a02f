import { bands, dot, fluffy, gloss, type Pen, solid, stitch, stroke, weave } from './paper.ts';
import type { UpperName } from './stops.ts';

/*
 * Uppers with the leg that wears them, units of a shoe: the cut lies at y = 0 from x = −132 (heel) to 140 (toe), the same for all, so that every upper
 * fits every sole.
 */

/** The foot of the simple shapes: from the cut at the heel up to `top`, and down over the instep to the toe. */
const boot = (top: number) => `M-131 0C-140 -40 -128 -90 -126 ${top}H-22C-22 -128 -14 -106 12 -92C52 -72 128 -84 140 0Z`;
const leg = (left: number, right: number, foot: number) => `M${left - 8} -900H${right + 10}L${right} ${foot}H${left}Z`;

/** Of a boot, from the collar down to the toe. */
const EYELETS = [
  [-37, -184],
  [-36, -165],
  [-33, -147],
  [-28, -130],
  [-19, -114],
  [-5, -100],
  [13, -89],
] as const;

function lace(c: Pen, colour: string, x: number, y: number): void {
  stroke(c, 'rgb(40 0 20 / .35)', 7, `M${x + 1} ${y + 3}L${x + 26} ${y - 6}`);
  stroke(c, colour, 6.5, `M${x} ${y}L${x + 25} ${y - 10}`);
}

/** The emblem: a disc cut in two, its halves a step apart. */
function emblem(c: Pen, colour: string, x: number, y: number, r: number): void {
  c.fillStyle = colour;
  for (const half of [0, 1]) {
    c.beginPath();
    c.arc(x + (half ? 0.3 : -0.3) * r, y + (half ? -1.5 : 1.5), r, half * Math.PI, (1 + half) * Math.PI);
    c.fill();
  }
}

function drawKerb(c: Pen): void {
  solid(c, '#f6f1e6', 'M-116 -230H-26V-96H-116Z', 1, () => bands(c, ['#d3301d', '#24406b'], -152, 15, 8));
  solid(c, '#4677b4', leg(-138, -4, -192), 1.4, () => weave(c, 'rgb(16 40 92 / .3)', 5, 0.5));
  stitch(c, '#e2b469', 'M-40 -212L-34 -800');
  solid(c, '#9dbfe2', 'M-142 -222Q-70 -212 2 -222L0 -186Q-70 -176 -140 -186Z', 0.8, () => weave(c, 'rgb(255 255 255 / .3)', 5, 0.5));
  // Tongue, body, toe cap, heel.
  solid(c, '#fff4e2', 'M-46 -104C-44 -150 -30 -166 -2 -158C8 -140 12 -116 24 -84Z', 0.7);
  const body = 'M-131 0C-139 -40 -132 -92 -122 -126C-102 -112 -64 -112 -40 -132C-24 -122 -4 -104 22 -86C62 -62 130 -66 140 0Z';
  solid(c, '#e8452c', body);
  solid(c, '#fff4e2', 'M141 0C140 -42 112 -62 82 -66C66 -48 66 -22 72 0Z', 0.8);
  solid(c, '#24406b', 'M-131 0C-139 -40 -132 -92 -122 -126C-112 -118 -100 -115 -92 -115C-98 -70 -90 -34 -84 0Z', 0.8);
  stitch(c, '#ffd9b8', 'M-82 -4C-90 -40 -92 -76 -86 -108M64 -4C60 -26 62 -46 74 -60M-34 -124C-10 -100 10 -84 34 -74');
  emblem(c, '#fff4e2', -28, -44, 19);
  for (let k = 0; k < 5; k++) lace(c, '#fffaf0', -34 + k * 14.5, -122 + k * 11);
  stroke(c, '#fffaf0', 5, 'M-10 -134C-34 -158 -48 -140 -22 -130M-8 -134C6 -164 26 -148 0 -132');
}

function drawPuddle(c: Pen): void {
  solid(c, '#2c4a3e', leg(-128, -20, -240), 1.4);
  stroke(c, 'rgb(255 255 255 / .14)', 3, 'M-100 -270Q-96 -520 -106 -820M-48 -280Q-52 -520 -44 -820');
  solid(c, '#f3efe4', 'M-132 -274Q-76 -262 -16 -274Q-8 -250 -16 -228H-132Q-140 -250 -132 -274Z', 1, () => weave(c, 'rgb(120 100 70 / .28)', 7, 0));
  solid(c, '#ffc61c', boot(-238), 1.1);
  solid(c, '#f0a800', 'M-130 -240Q-74 -230 -18 -240L-17 -220Q-74 -210 -130 -220Z', 0.5);
  // The toe is dipped once more, as rubber boots are.
  solid(c, '#f7b406', 'M141 0C138 -46 116 -70 84 -78C60 -56 58 -24 60 0Z', 0.8);
  solid(c, '#f7b406', 'M-131 0C-137 -26 -134 -52 -131 -72C-110 -68 -96 -40 -94 0Z', 0.7);
  solid(c, '#8a5a00', 'M-42 -212H-20V-166H-42Z', 0.3);
  stroke(c, '#fff3c4', 3.5, 'M-38 -204H-24V-186H-38Z');
  gloss(c, 8, 'M-106 -204C-110 -150 -112 -110 -106 -62');
  gloss(c, 5, 'M-90 -206C-93 -180 -94 -160 -93 -140');
  gloss(c, 6, 'M76 -62C94 -60 108 -50 116 -36');
  gloss(c, 4, 'M-4 -86C10 -76 26 -70 40 -68');
}

function drawRidge(c: Pen): void {
  solid(c, '#b9b08c', leg(-140, -2, -236), 1.4, () => weave(c, 'rgb(70 60 30 / .2)', 6, -0.4));
  solid(c, '#ece5d6', 'M-124 -262H-22L-20 -160H-124Z', 1, () => {
    bands(c, ['#d3301d', '#24406b'], -222, 20, 9);
    weave(c, 'rgb(110 90 60 / .25)', 6, 0);
  });
  solid(c, '#f5d9a8', 'M-56 -150C-50 -190 -34 -206 -2 -200C8 -166 18 -120 46 -82L-30 -70Z', 0.8);
  solid(c, '#a8642f', boot(-172).replace('H-22', 'Q-80 -158 -34 -178'), 1.1);
  // Padded collar, rand of rubber, toe cap, heel.
  solid(c, '#6b3a1a', 'M-133 -190Q-84 -172 -32 -194L-28 -166Q-80 -146 -129 -160Z', 0.7);
  solid(c, '#7d4520', 'M-131 0C-139 -40 -129 -84 -128 -120C-100 -112 -86 -60 -84 0Z', 0.8);
  solid(c, '#3b3230', 'M141 0C139 -40 116 -62 88 -68C70 -56 62 -30 40 -16C0 -12 -60 -10 -131 -14L-131 0Z', 0.6);
  stitch(c, '#f5d9a8', 'M-78 -18C-80 -60 -92 -104 -114 -122M-30 -158C-18 -120 4 -96 34 -80M80 -64C60 -52 54 -32 36 -22');
  emblem(c, '#f5d9a8', -36, -60, 15);
  for (const [k, [x, y]] of EYELETS.entries()) {
    if (k < 1) continue;
    lace(c, '#ee3a22', x, y);
    dot(c, '#d9b878', x - 1, y, 5);
    dot(c, '#fff3d8', x - 2.5, y - 1.5, 1.8);
  }
  stroke(c, '#ee3a22', 5, 'M-12 -178C-40 -206 -56 -184 -24 -172M-10 -178C0 -210 24 -200 2 -176');
}

function drawRabbit(c: Pen): void {
  solid(c, '#f2c79f', 'M-112 -330H-30V-80H-112Z', 1.2);
  solid(c, '#e9f0f8', leg(-140, 0, -178), 1.4, () => {
    c.fillStyle = '#7ea6d8';
    for (let x = -160; x < 40; x += 27) c.fillRect(x, -900, 11, 900);
  });
  solid(c, '#d8e4f2', 'M-142 -196Q-70 -184 2 -196L1 -168Q-70 -156 -141 -168Z', 0.7);
  const ears = [
    ['M44 -86C8 -112 -14 -140 -4 -158C18 -162 50 -130 66 -92Z', 'M40 -96C18 -116 4 -134 8 -147C22 -144 42 -128 52 -98Z'],
    ['M62 -88C46 -126 48 -154 66 -164C88 -152 94 -126 88 -86Z', 'M68 -98C58 -126 60 -144 68 -152C80 -142 82 -124 80 -96Z'],
  ] as const;
  const [far, near] = ears;
  solid(c, '#f3d3da', far[0], 0.8);
  solid(c, '#ee8fa8', far[1], 0.4);
  const body: [number, number][] = [
    [-130, 0],
    [-136, -44],
    [-124, -92],
    [-76, -84],
    [-30, -96],
    [16, -82],
    [44, -96],
    [84, -98],
    [122, -76],
    [140, -40],
    [138, 0],
  ];
  solid(c, '#fbe7ea', fluffy(body, 15), 1.1);
  solid(
    c,
    '#ffffff',
    fluffy(
      [
        [-130, -78],
        [-122, -104],
        [-74, -94],
        [-26, -106],
        [-18, -82],
        [-74, -68],
      ],
      13,
    ),
    0.6,
  );
  solid(c, '#fdeef0', near[0], 0.8);
  solid(c, '#f49bb2', near[1], 0.4);
  // The face looks where the foot goes.
  dot(c, 'rgb(244 120 150 / .4)', 72, -32, 15, 10);
  dot(c, '#2b1a22', 84, -56, 6.5, 8);
  dot(c, '#2b1a22', 118, -54, 5.5, 7.5);
  dot(c, '#ffffff', 86.5, -59, 2.4);
  dot(c, '#ffffff', 120, -57, 2.1);
  dot(c, '#e8637f', 108, -38, 7, 5);
  stroke(c, '#2b1a22', 2.2, 'M108 -33V-27C104 -20 96 -20 93 -25M108 -27C112 -20 119 -20 122 -26');
  solid(c, '#ffffff', 'M104 -22H113V-10H104Z', 0.2);
  stroke(c, 'rgb(43 26 34 / .35)', 1.6, 'M76 -38L48 -42M76 -32L50 -28M126 -36L146 -42M126 -31L146 -28');
}

function drawRoller(c: Pen): void {
  solid(c, '#f0b98f', leg(-122, -24, -300), 1.4);
  solid(c, '#fffaf0', 'M-126 -400H-16L-24 -170H-120Z', 1, () => {
    bands(c, ['#18a08c', '#ff9d2e', '#d3301d'], -352, 19, 11);
    weave(c, 'rgb(110 90 60 / .2)', 6, 0);
  });
  solid(c, '#fff4e2', 'M-56 -160C-48 -212 -34 -234 -4 -228C4 -180 16 -122 46 -82L-30 -70Z', 0.8);
  solid(c, '#18a08c', boot(-206).replace('H-22', 'Q-80 -192 -36 -212'), 1.1);
  solid(c, '#0d7568', 'M-132 -214Q-84 -198 -34 -220L-31 -196Q-80 -176 -128 -190Z', 0.6);
  solid(c, '#ff9d2e', 'M141 0C139 -42 116 -64 88 -72C64 -54 60 -24 62 0Z', 0.8);
  solid(c, '#ff9d2e', 'M-131 0C-139 -40 -129 -80 -128 -108C-104 -98 -92 -50 -88 0Z', 0.8);
  stitch(c, '#c6fff2', 'M-82 -6C-86 -52 -98 -92 -116 -108M56 -6C54 -30 60 -52 82 -66M-32 -176C-20 -130 2 -100 34 -82');
  solid(c, '#fff4e2', star(-32, -62, 25), 0.12);
  for (const [x, y] of EYELETS) lace(c, '#fffaf0', x, y);
  stroke(c, '#fffaf0', 5, 'M-14 -204C-44 -228 -58 -206 -26 -198M-12 -204C-2 -236 24 -224 0 -202');
}

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, k) => {
    const [far, turn] = [k % 2 ? r * 0.46 : r, (k * Math.PI) / 5 - 1.4];
    return `${(x + Math.cos(turn) * far).toFixed(1)} ${(y + Math.sin(turn) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export const uppers: Readonly<Record<UpperName, (c: Pen) => void>> = {
  kerb: drawKerb,
  puddle: drawPuddle,
  ridge: drawRidge,
  rabbit: drawRabbit,
  roller: drawRoller,
};
