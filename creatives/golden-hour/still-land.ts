import { mixColour } from '#creative-sdk/colour.ts';
import { chartDepths, chartRange, FAR } from './archipelago.ts';
import { brand } from './copy.ts';
import { GOLDEN_H } from './day.ts';
import { boats, boatX } from './fleet.ts';
import { capeInk, capes, capeX } from './foreground.ts';
import type { Point } from './island.ts';
import { landmarks } from './landmarks.ts';
import { throughHaze } from './palette.ts';
import { type PlaceId, places } from './places.ts';
import { placeX, SHORE } from './shore.ts';
import { barLamps, barSketch, boatSketches, cliffSketch } from './still-art.ts';
import { drawPalms, gradient, group, line, type Plate, path, sketch } from './still-plate.ts';
import { short, simplify, toMoves, toShortPath } from './svg-path.ts';
import { project } from './view.ts';

const ROUND = ' stroke-linecap="round"';

export function drawRange({ view, palette, id, coarse }: Plate): string {
  const rock = throughHaze(palette.land, palette, FAR.haze);
  const x = project(view, 0, 0, FAR.parallax);
  const period = view.lap * FAR.parallax;
  const strip = chartRange(view).slice(1, -1);
  const crest = [-period, 0, period]
    .flatMap((shift) => strip.map(([px, py]): Point => [x + (px + shift) * view.scale, view.horizon + py * view.scale]))
    .filter(([px]) => px > -6 && px < view.width + 6);
  const fill = gradient('linear', `${id}c`, [
    [0, rock],
    [1, mixColour(rock, palette.sky[4] ?? rock, 0.42)],
  ]);
  return fill + path(toShortPath([[-6, view.horizon], ...simplify(crest, coarse * 2.3), [view.width + 6, view.horizon]]), `url(#${id}c)`);
}

/** The islands of the middle depth: mirror image, body, lit flanks, grove and lamps. */
export function drawIslands({ view, palette, id, sun, coarse, isLean }: Plate): string {
  const [depth] = chartDepths(view);
  if (!depth) return '';
  const y = view.horizon + depth.low * view.scale;
  const rock = throughHaze(palette.land, palette, depth.haze);
  const [bodies, flanks, groves]: [string[], string[], string[]] = [[], [], []];
  const lamps: [number, number, number][] = [];
  for (const { x: at, island } of depth.islands) {
    const x = project(view, at, 0, depth.parallax);
    const half = island.half * view.scale;
    if (half < 20 || x + half < 20 || x - half > view.width - 20) continue;
    const place = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * view.scale, y + py * view.scale]);
    bodies.push(toShortPath(simplify(place(island.body), coarse * 1.8)));
    const lit = sun.x > x ? island.eastFlanks : island.westFlanks;
    flanks.push(...lit.map((flank) => toShortPath(simplify(place(flank), coarse * 2.6))).filter((d) => d.length > 28));
    groves.push(toShortPath(simplify(place(island.grove), coarse * 2.6)));
    for (const [i, [px, py]] of place(island.lamps).entries()) if (i % 3 === 0 && px > 0 && px < view.width) lamps.push([px, py, 0]);
  }
  return [
    `<g id="${id}m">${path(bodies.join(''), mixColour(rock, palette.sky[3] ?? rock, 0.08))}</g>`,
    `<use href="#${id}m" transform="matrix(1 0 0 -.62 0 ${short(y * 1.62)})" opacity=".3"/>`,
    path(flanks.join(''), throughHaze(palette.lit, palette, depth.haze * 0.75), 0.62),
    path(groves.join(''), mixColour(rock, palette.land, 0.4)),
    isLean ? '' : line(toMoves(lamps), mixColour(brand.accent, '#ffffff', 0.3), 2, ROUND),
  ].join('');
}

const sketches = { cliff: cliffSketch, bar: barSketch } as const;
/** How many of them the smaller picture shows. */
const LEAN = { cliff: 3, bar: 5 } as const;

export function drawPlace(plate: Plate, id: keyof typeof sketches & PlaceId): string {
  const { view, inks } = plate;
  const place = places.find((candidate) => candidate.id === id);
  if (!place) return '';
  const { palms } = landmarks[id];
  const trees = palms.length > 0 ? drawPalms(plate, palms, inks.deep, inks.leaf) : '';
  const bulbs = id === 'bar' ? line(barLamps, mixColour(brand.accent, '#ffffff', 0.4), 2.5, ROUND) : '';
  const x = project(view, placeX(view, place), 0, 1);
  return group(
    x,
    view.horizon + SHORE.low * view.scale,
    view.scale * SHORE.size,
    trees + sketch(plate.isLean ? sketches[id].slice(0, LEAN[id]) : sketches[id], inks) + bulbs,
  );
}

/** The boats in the frame; the largest sloop is drawn and the small one uses it. */
export function drawFleet({ view, inks, id, isLean }: Plate): string {
  let hasSloop = false;
  const placed = boats.map((boat) => {
    const x = boatX(view, boat, 0, 0);
    const scale = boat.size * view.scale * (view.isWide ? 1 : 0.86);
    if (boat.hour !== GOLDEN_H || (isLean && boat.size < 0.9) || x < view.width * 0.2 || x > view.width * 0.8) return '';
    const y = view.horizon + (view.height - view.horizon) * boat.depth;
    const at = `translate(${short(x)} ${short(y)})scale(${boat.speed < 0 ? `-${short(scale, 2)} ${short(scale, 2)}` : short(scale, 2)})`;
    if (boat.rig !== 'sloop') return `<g transform="${at}">${sketch(boatSketches.jukung, inks)}</g>`;
    const drawn = hasSloop ? '' : `<defs><g id="${id}s">${sketch(boatSketches.sloop, inks)}</g></defs>`;
    hasSloop = true;
    const image = boat.size > 0.9 && !isLean ? `<use href="#${id}s" transform="${at}matrix(1 0 0 -.5 0 11)" opacity=".3"/>` : '';
    return `${drawn}${image}<use href="#${id}s" transform="${at}"/>`;
  });
  return placed.join('');
}

export function drawCape(plate: Plate): string {
  const { view, palette } = plate;
  const [cape] = capes;
  if (!cape) return '';
  const ink = capeInk(palette);
  const x = capeX(view, cape, 0);
  const [half, high] = [short(cape.half), short(cape.high * 1.15)];
  const mound = `M-${half} 8q50-${high} ${half}-${high}t${half} ${high}`;
  const ground = line(mound, ink, 12, ` fill="${ink}" stroke-dasharray="1 2"`);
  return group(x, view.height, view.scale, drawPalms(plate, cape.palms, ink, ink) + ground);
}
