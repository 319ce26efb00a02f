import type { Inks } from './ink.ts';
import type { PalmPlot } from './landmarks.ts';
import type { Palette } from './palette.ts';
import { crowns, FROND_SIZE } from './shore.ts';
import type { Orb } from './shot.ts';
import type { Sketch } from './still-art.ts';
import { short } from './svg-path.ts';
import type { View } from './view.ts';

/** What every part of a still is drawn from. */
export interface Plate {
  readonly view: View;
  readonly palette: Palette;
  readonly inks: Inks;
  readonly sun: Orb;
  /** Begins every id. */
  readonly id: string;
  /** Outlines may leave the true line by this many px. */
  readonly coarse: number;
  /** Without the smallest things, for the smaller picture. */
  readonly isLean: boolean;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const shapes = { linear: ' x2="0" y2="1"', radial: '' } as const;

export function gradient(shape: keyof typeof shapes, id: string, stops: readonly Stop[]): string {
  const list = stops.map(([offset, colour, opacity = 1]) => {
    const clear = opacity < 1 ? ` stop-opacity="${short(opacity, 2)}"` : '';
    return `<stop${offset ? ` offset="${short(offset, 2)}"` : ''} stop-color="${colour}"${clear}/>`;
  });
  return `<${shape}Gradient id="${id}"${shapes[shape]}>${list.join('')}</${shape}Gradient>`;
}

/** A difference of a colour channel that nobody sees. */
const UNSEEN = 6;

/** The nearest three-digit colour, if it is near enough. */
function brief(colour: string): string {
  const channels = colour.match(/^#(..)(..)(..)$/)?.slice(1);
  const digits = channels?.map((pair) => Math.round(Number.parseInt(pair, 16) / 17));
  const isNear = channels?.every((pair, i) => Math.abs(Number.parseInt(pair, 16) - 17 * (digits?.[i] ?? 0)) <= UNSEEN);
  return digits && isNear ? `#${digits.map((digit) => digit.toString(16)).join('')}` : colour;
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path fill="${brief(fill)}"${opacity < 1 ? ` opacity="${short(opacity, 2)}"` : ''} d="${d}"/>`;
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path stroke="${brief(stroke)}"${width === 1 ? '' : ` stroke-width="${short(width, 1)}"`}${extra} d="${d}"/>`;
}

export function group(x: number, y: number, scale: number, inner: string): string {
  return `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : `scale(${short(scale, 2)})`}">${inner}</g>`;
}

export function sketch(sketches: readonly Sketch[], inks: Inks): string {
  return sketches.map(({ tone, d, line: width }) => (width ? line(d, inks[tone], width, ' fill="none"') : path(d, inks[tone]))).join('');
}

/** A crown as ribs, 100 units long, under the dashes of its leaflets: short ones all along, long ones in the middle. */
export function defineCrown({ id }: Plate): string {
  const [fronds = []] = crowns;
  const ribs = fronds.map(({ turn, length, isMirrored }) => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const at = (x: number, y: number) => `${short((x * cos - y * sin) * length * (isMirrored ? -1 : 1))} ${short((x * sin + y * cos) * length)}`;
    return `M0 0Q${at(48, -44)} ${at(98, 24)}`.replaceAll(' -', '-');
  });
  const leaflets = (width: number, dashes: string) => `<use href="#${id}q" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;
  return `<defs><path id="${id}q" d="${ribs.join('')}"/><g id="${id}k" fill="none" stroke-width="5"><use href="#${id}q"/>${leaflets(18, '3 3')}${leaflets(36, '0 24 3 4 3 4 3 4 3 4 3 4 3 4 3 99')}</g></defs>`;
}

/** Trunks as lines of one path, crowns as uses. */
export function drawPalms({ id }: Plate, palms: readonly PalmPlot[], trunk: string, leaf: string): string {
  const trunks = palms.map(({ x, y, high, lean }) =>
    `M${short(x)} ${short(y)}q${short(lean * 0.18)} ${short(-high * 0.6)} ${short(lean)} ${short(-high)}`.replaceAll(' -', '-'),
  );
  const heads = palms.map(({ x, y, high, lean }, i) => {
    const size = high * FROND_SIZE;
    const scale = i % 2 ? `-${short(size, 2)} ${short(size, 2)}` : short(size, 2);
    return `<use href="#${id}k" stroke="${brief(leaf)}" transform="translate(${short(x + lean)} ${short(y - high)})scale(${scale})"/>`;
  });
  return line(trunks.join(''), trunk, (palms[0]?.high ?? 0) * 0.05, ' fill="none"') + heads.join('');
}
