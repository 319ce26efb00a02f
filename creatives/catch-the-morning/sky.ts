import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { mix, ramp } from '#creative-sdk/motion.ts';
import { disc, fillSoft, linear, radial } from '#creative-sdk/soft.ts';
import type { Layout } from './layout.ts';
import { type Palette, skyAt } from './palette.ts';

type Draw = CanvasRenderingContext2D;
/** Clouds: part of the width, of the sky's height, size, part of the way over the sky in ten seconds. */
const CLOUDS = [
  { x: 0.16, y: 0.5, size: 0.74, drift: 0.035 },
  { x: 0.84, y: 0.62, size: 0.9, drift: 0.024 },
  { x: 0.4, y: 0.82, size: 1.15, drift: 0.016 },
] as const;
const RAYS = 14;

/** Paper sky: light, sun with its cut rings, clouds. */
export class Sky {
  readonly #palette: Palette;
  readonly #layout: Layout;
  readonly #clouds: readonly [HTMLCanvasElement, HTMLCanvasElement];
  readonly #sun: HTMLCanvasElement;
  readonly #glow: HTMLCanvasElement;
  readonly #rays: HTMLCanvasElement;

  constructor(palette: Palette, layout: Layout, ratio: number) {
    this.#palette = palette;
    this.#layout = layout;
    this.#clouds = [bakeCloud(palette.dawn.cloud, '#3a3355', ratio), bakeCloud(palette.day.cloud, '#c98f62', ratio)];
    this.#sun = bakeSun(palette, ratio * (layout.sun.r / 46));
    this.#glow = bakeSprite(200, 200, 1, (c) => {
      c.fillStyle = radial(c, [100, 100, 100], glowStops());
      c.fillRect(0, 0, 200, 200);
    });
    this.#rays = bakeRays();
  }

  draw(c: Draw, day: number, t: number): void {
    const { width, height, horizon, sun } = this.#layout;
    const [zenith = '', high = '', low = '', edge = ''] = skyAt(this.#palette, day);
    c.fillStyle = linear(
      c,
      [0, 0, 0, horizon + height * 0.08],
      [
        [0, zenith],
        [0.36, high],
        [0.74, low],
        [1, edge],
      ],
    );
    c.fillRect(0, 0, width, height);
    const y = mix(horizon + sun.r * 0.1, sun.y, ramp(day, 0, 1));
    const reach = Math.max(width, height) * mix(0.44, 0.58, day);
    c.globalCompositeOperation = 'screen';
    c.globalAlpha = mix(0.95, 0.7, day);
    c.drawImage(this.#glow, sun.x - reach, y - reach, reach * 2, reach * 2);
    c.save();
    c.globalAlpha = 0.2 + 0.25 * Math.sin(Math.PI * day);
    c.translate(sun.x, y);
    c.rotate(day * 0.5);
    const ray = Math.max(width, height) * 0.85;
    c.drawImage(this.#rays, -ray, -ray, ray * 2, ray * 2);
    c.restore();
    c.globalCompositeOperation = 'source-over';
    c.globalAlpha = 1;
    const half = sun.r * 2;
    c.drawImage(this.#sun, sun.x - half, y - half, half * 2, half * 2);
    this.#drawClouds(c, day, t);
  }

  #drawClouds(c: Draw, day: number, t: number): void {
    const { width, horizon } = this.#layout;
    for (const { x, y, size, drift } of CLOUDS) {
      const wide = 120 * size;
      const left = x * width - wide / 2 + drift * t * 10;
      const [dawn, noon] = this.#clouds;
      c.globalAlpha = (1 - day) * 0.75;
      if (day < 1) c.drawImage(dawn, left, y * horizon, wide, wide / 2);
      c.globalAlpha = day * 0.92;
      if (day > 0) c.drawImage(noon, left, y * horizon, wide, wide / 2);
    }
    c.globalAlpha = 1;
  }
}

function glowStops(): readonly (readonly [number, string])[] {
  return [
    [0, 'rgb(255 226 160 / 0.95)'],
    [0.2, 'rgb(255 190 116 / 0.62)'],
    [0.5, 'rgb(255 150 92 / 0.24)'],
    [1, 'rgb(255 130 80 / 0)'],
  ];
}

/** A disc with two wider rings of thinner paper behind it, each with its shadow. Radius 46 of 92. */
function bakeSun({ accent }: Palette, ratio: number): HTMLCanvasElement {
  return bakeSprite(184, 184, ratio, (c) => {
    for (const [r, colour] of [
      [74, withAlpha(mixColour('#ffdf9c', accent, 0.1), 0.3)],
      [60, withAlpha('#ffe9b4', 0.5)],
      [46, '#fff7dc'],
    ] as const) {
      fillSoft(c, 7, withAlpha('#c4622c', 0.2), (s) => s.arc(92, 95, r, 0, 7));
      disc(c, 92, 92, r);
      c.fillStyle = colour;
      c.fill();
      c.strokeStyle = 'rgb(255 255 255 / 0.5)';
      c.lineWidth = 0.8;
      c.stroke();
    }
    c.fillStyle = radial(
      c,
      [92, 92, 46],
      [
        [0, 'rgb(255 255 255 / 0.9)'],
        [0.7, 'rgb(255 240 196 / 0.2)'],
        [1, 'rgb(255 196 96 / 0.5)'],
      ],
    );
    disc(c, 92, 92, 46);
    c.fill();
  });
}

function bakeRays(): HTMLCanvasElement {
  return bakeSprite(256, 256, 1.5, (c) => {
    c.translate(128, 128);
    for (let i = 0; i < RAYS; i++) {
      c.rotate((Math.PI * 2) / RAYS);
      c.beginPath();
      c.moveTo(0, 0);
      c.lineTo(128, -12);
      c.lineTo(128, i % 3 ? 8 : 16);
      c.fillStyle = radial(
        c,
        [0, 0, 128],
        [
          [0.1, 'rgb(255 236 190 / 0.5)'],
          [1, 'rgb(255 220 160 / 0)'],
        ],
      );
      c.fill();
    }
  });
}

function bakeCloud(colour: string, shadow: string, ratio: number): HTMLCanvasElement {
  return bakeSprite(120, 60, ratio * 1.1, (c) => {
    const sheet = (s: Draw, grow: number, dy: number) => {
      for (const [x, y, r] of [
        [34, 38, 12],
        [52, 30, 17],
        [74, 34, 14],
        [90, 40, 8],
      ] as const) {
        s.moveTo(x + r + grow, y + dy);
        s.arc(x, y + dy, r + grow, 0, 7);
      }
      s.rect(26, 38 + dy, 66, 10 + grow);
    };
    fillSoft(c, 5, withAlpha(shadow, 0.34), (s) => sheet(s, 0, 3));
    c.save();
    c.beginPath();
    c.rect(0, 0, 120, 47);
    c.clip();
    c.beginPath();
    sheet(c, 0, 0);
    c.fillStyle = colour;
    c.fill();
    c.beginPath();
    sheet(c, -5, 6);
    c.fillStyle = mixColour(colour, '#ffffff', 0.35);
    c.fill();
    c.restore();
  });
}
