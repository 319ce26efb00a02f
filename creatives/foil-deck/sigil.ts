import type { CreatureId } from './creatures.ts';

type Draw = CanvasRenderingContext2D;

export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
  /** Line width in the same units. */
  readonly width: number;
}

/** One closed figure for each creature, made so that any three lie well on each other. Unit circle. */
const figures: Readonly<Record<CreatureId, (c: Draw) => void>> = {
  fox: (c) => {
    polygon(c, 3, Math.PI / 2);
    polygon(c, 3, Math.PI / 2, 0.5);
  },
  owl: (c) => {
    for (const x of [-0.48, 0.48]) ring(c, x, 0, 0.48);
    c.moveTo(-0.25, 0.42);
    c.lineTo(0, 1);
    c.lineTo(0.25, 0.42);
  },
  dragon: (c) => {
    for (const [i, [x, y]] of (
      [
        [-0.9, 0.44],
        [-0.3, -0.6],
        [0, 0.1],
        [0.3, -0.6],
        [0.9, 0.44],
        [0, -0.98],
        [-0.9, 0.44],
      ] as const
    ).entries()) {
      if (i) c.lineTo(x, y);
      else c.moveTo(x, y);
    }
  },
  tide: (c) => {
    ring(c, 0, 0, 0.96);
    ring(c, 0, 0, 0.2);
    for (let i = 0; i < 6; i++) {
      const angle = (i * Math.PI) / 3;
      c.moveTo(Math.cos(angle) * 0.55, Math.sin(angle) * 0.55);
      c.lineTo(Math.cos(angle) * 0.96, Math.sin(angle) * 0.96);
    }
  },
  titan: (c) => {
    polygon(c, 6, 0);
    c.moveTo(-0.5, 0.87);
    c.lineTo(0, 0);
    c.lineTo(0.5, 0.87);
    c.moveTo(0, 0);
    c.lineTo(0, -0.6);
  },
};

function ring(c: Draw, x: number, y: number, r: number): void {
  c.moveTo(x + r, y);
  c.arc(x, y, r, 0, Math.PI * 2);
}

function polygon(c: Draw, sides: number, turn: number, r = 1): void {
  for (let i = 0; i <= sides; i++) {
    const angle = turn + (i / sides) * Math.PI * 2;
    if (i) c.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    else c.moveTo(Math.cos(angle) * r, Math.sin(angle) * r);
  }
}

export function drawSigil(c: Draw, id: CreatureId, { x, y, r, colour, width }: Mark): void {
  c.save();
  c.translate(x, y);
  c.scale(r, r);
  c.beginPath();
  figures[id](c);
  c.lineWidth = width / r;
  c.lineJoin = 'round';
  c.lineCap = 'round';
  c.strokeStyle = colour;
  c.stroke();
  c.restore();
}
