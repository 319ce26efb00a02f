import { type GeoPath, geoEqualEarth, geoGraticule10, geoPath } from 'd3-geo';
import type { Geometry, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Box, HEIGHT, type Point, WIDTH } from './map-view.ts';

/** Natural Earth at 1:110 million: a shape for each country by its number of ISO 3166-1. */
export type Borders = Topology<{ readonly countries: GeometryCollection<{ readonly name: string }> }>;

/** Where a country is in the drawing: its largest part, so that islands far away do not count. */
export interface Spot extends Point {
  readonly box: Box;
  /** Absent for a place that is drawn as a dot. */
  readonly path?: string;
}

interface Drawing {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly net: string;
  readonly land: string;
  readonly borders: string;
}

/** Shows no publisher, and would take a quarter of the drawing. */
const ANTARCTICA = '010';
const projection = geoEqualEarth();
let known: { readonly world: Borders; readonly drawing: Drawing } | undefined;

/** Some ten milliseconds, so only once. Areas are true to each other in this projection. */
export function drawWorld(world: Borders): Drawing {
  if (known?.world === world) return known.drawing;
  const all = feature(world, world.objects.countries);
  const features = all.features.filter((one) => one.id !== ANTARCTICA);
  projection.fitExtent(
    [
      [1, 1],
      [WIDTH - 1, HEIGHT - 1],
    ],
    { ...all, features },
  );
  const draw: GeoPath = geoPath(projection).digits(1);
  const spots = features.flatMap((one): [string, Spot][] => {
    const path = draw(one);
    if (!path || one.id === undefined) return [];
    const part = findLargest(one.geometry, draw);
    const [[left, top], [right, bottom]] = draw.bounds(part);
    const [x, y] = draw.centroid(part);
    return [[String(one.id), { path, x, y, box: { left, top, right, bottom } }]];
  });
  const drawing = {
    spots: new Map(spots),
    net: draw(geoGraticule10()) ?? '',
    land: draw({ ...all, features }) ?? '',
    borders: draw(mesh(world, world.objects.countries, (a, b) => a !== b)) ?? '',
  };
  known = { world, drawing };
  return drawing;
}

/** The mainland, of a country that is more. */
function findLargest(shape: Geometry, draw: GeoPath): Geometry {
  if (shape.type !== 'MultiPolygon') return shape;
  const parts = shape.coordinates.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }));
  return parts.toSorted((a, b) => draw.area(b) - draw.area(a))[0] ?? shape;
}

/** Of a place without a shape, by its longitude and latitude. */
export function toSpot([longitude, latitude]: readonly [number, number]): Spot | undefined {
  const [x, y] = projection([longitude, latitude]) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y, box: { left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 } };
}
