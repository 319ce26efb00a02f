import { bands, cut, dot, fluffy, type Pen, solid, stitch, stroke } from './paper.ts';
import type { SoleName } from './stops.ts';

/** Units of a shoe below the cut: where every sole stands on the ground. */
export const GROUND = 54;

/** A tint of the stage's one colour: −1 black … 1 white. */
export type Tint = (share: number) => string;

/** Soles hang from the cut at y = 0, x = −132 to 140. */
export const soles: Readonly<Record<SoleName, (c: Pen) => void>> = {
  cup(c) {
    solid(c, '#fff4e2', 'M-134 0H142C154 12 152 38 140 50C90 56 -90 56 -126 50C-142 40 -142 12 -134 0Z', 0.8, () => {
      bands(c, ['#e8452c'], 20, 0, 7);
      c.fillStyle = 'rgb(90 60 30 / .28)';
      for (let x = 84; x < 150; x += 7) c.fillRect(x, 2, 2.4, 16);
    });
    solid(c, '#c98f57', 'M-132 40C-40 48 60 48 147 40C146 46 142 52 136 53C60 57 -80 57 -124 53C-130 50 -132 46 -132 40Z', 0.4);
  },
  rubber(c) {
    for (let x = -122; x < 132; x += 22) if (x < -56 || x > -8) solid(c, '#3a3228', `M${x} 34H${x + 15}L${x + 13} 54H${x + 2}Z`, 0.12);
    solid(
      c,
      '#4a4034',
      'M-134 0H141C150 10 148 30 138 38C90 42 20 40 -10 36C-30 26 -44 26 -58 42C-84 46 -112 46 -130 42C-138 30 -139 12 -134 0Z',
      0.7,
    );
    stroke(c, '#ffc61c', 4, 'M-134 11C-40 18 60 17 144 11');
  },
  lugs(c) {
    let teeth = 'M-134 26';
    for (let x = -128; x < 132; x += 20) teeth += `L${x} 54H${x + 12}L${x + 14} 42H${x + 18}`;
    solid(c, '#2f2928', `${teeth}L146 22V10H-136Z`, 0.15);
    solid(c, '#c8bfa6', 'M-134 0H142C150 8 152 20 146 30C60 40 -70 40 -132 34C-141 24 -140 10 -134 0Z', 0.6);
    solid(c, '#ee3a22', 'M-137 14C-110 20 -90 20 -66 14V34C-90 40 -120 38 -134 34Z', 0.4);
    stitch(c, '#6b3a1a', 'M-120 7H130');
  },
  plush(c) {
    solid(
      c,
      '#fbe7ea',
      fluffy(
        [
          [-130, 0],
          [140, 0],
          [148, 26],
          [136, 46],
          [-124, 46],
          [-140, 24],
        ],
        16,
      ),
      0.9,
    );
    solid(c, '#f49bb2', 'M-122 40C-40 47 60 47 134 40C134 52 126 54 110 54H-104C-118 54 -122 50 -122 40Z', 0.4);
  },
  wheels(c) {
    for (const x of [-62, 70]) {
      solid(c, '#8d98a6', `M${x - 40} 10H${x + 40}L${x + 14} 34H${x - 14}Z`, 0.4);
    }
    solid(c, '#2c3440', 'M150 6L164 14L158 34L144 30Z', 0.4);
    solid(c, '#d9dfe6', 'M-134 0H142C150 4 152 12 146 17C60 20 -70 20 -132 17C-139 12 -139 4 -134 0Z', 0.5);
    for (const x of [-94, -34, 40, 102]) {
      dot(c, '#0b5f55', x, 30, 24);
      solid(c, '#18a08c', `M${x - 23} 30A23 23 0 0 1 ${x + 23} 30A23 23 0 0 1 ${x - 23} 30Z`, 0.7);
      solid(c, '#fff4e2', `M${x - 11} 30A11 11 0 0 1 ${x + 11} 30A11 11 0 0 1 ${x - 11} 30Z`, 0.4);
      dot(c, '#2c3440', x, 30, 3.6);
    }
  },
};

/** Where each sole is at home, cut from paper of the stage's own colour; behind and around a shoe that stands at GROUND. */
export const grounds: Readonly<Record<SoleName, (c: Pen, tint: Tint) => void>> = {
  cup(c, tint) {
    for (let k = 0; k < 4; k++) {
      const x = -150 + k * 78;
      cut(c, tint(0.72), `M${x + 26} 36H${x + 68}L${x + 54} 128H${x}Z`, 2);
    }
  },
  rubber(c, tint) {
    cut(c, tint(0.55), 'M-150 66C-150 40 -90 32 -20 36C60 26 156 40 152 70C150 104 70 118 0 110C-70 122 -150 104 -150 66Z', 2);
    cut(c, tint(0.2), 'M-132 68C-130 48 -80 42 -18 46C56 38 136 48 134 70C130 94 64 106 0 98C-66 108 -134 96 -132 68Z', 0);
    stroke(c, tint(0.8), 3, 'M-92 78C-60 88 60 88 96 76M-60 90C-30 96 30 96 62 90');
    for (const [x, y, r] of [
      [-148, 22, 7],
      [-160, 42, 4],
      [158, 20, 6],
      [150, 2, 4],
    ] as const)
      dot(c, tint(0.65), x, y, r, r * 1.25);
  },
  lugs(c, tint) {
    cut(c, tint(-0.16), 'M-160 120L-146 78L-96 62L-40 60L-10 84L6 124Z');
    cut(c, tint(-0.28), 'M20 126L36 84L78 60L128 62L160 96L164 126Z');
    cut(c, tint(0.16), 'M-146 78L-96 62L-40 60L-70 80L-120 96Z', 1);
    cut(c, tint(0.1), 'M36 84L78 60L128 62L104 78L60 92Z', 1);
    for (const x of [-8, 2, 12, 20]) stroke(c, tint(-0.42), 4, `M${x} 122Q${x - 2} 100 ${x + (x - 6) * 0.9} 82`);
  },
  plush(c, tint) {
    for (let x = -138; x <= 138; x += 12) stroke(c, tint(0.7), 3, `M${x} 108L${x + Math.sin(x) * 3} 124`);
    cut(c, tint(0.4), 'M-130 34H130L156 110H-156Z', 2);
    cut(c, tint(-0.2), 'M-139 58H139L144 72H-144Z', 0);
    cut(c, tint(0.8), 'M-147 82H147L150 92H-150Z', 0);
  },
  wheels(c, tint) {
    stroke(c, tint(0.75), 9, 'M-160 112C-110 60 40 56 160 70');
    stroke(c, tint(-0.22), 5, 'M-160 92C-100 50 60 44 160 52M-120 128C-60 86 60 80 160 92');
  },
};
