import type { Point } from './island.ts';

/** A number as SVG likes it shortest: `-.5`, `12`. */
export function short(value: number, decimals = 0): string {
  const text = String(Number(value.toFixed(decimals)));
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}

/** Leaves out the points that lie within `tolerance` of the line without them (Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let far = 0;
  let at = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const distance = distanceTo(points[i] ?? first, first, last);
    if (distance > far) [far, at] = [distance, i];
  }
  if (far <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length < 1e-6 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Relative path data of a closed outline; rounding does not add up along the way. */
export function toShortPath(points: readonly Point[], decimals = 0): string {
  let [px, py] = [0, 0];
  const unit = 10 ** decimals;
  const step = ([x, y]: Point) => {
    const [dx, dy] = [Math.round((x - px) * unit) / unit, Math.round((y - py) * unit) / unit];
    px += dx;
    py += dy;
    return dx === 0 && dy === 0 ? '' : joinNumbers([dx, dy], decimals);
  };
  const [first, ...rest] = points;
  if (!first) return '';
  const start = step(first) || '0 0';
  return `M${start}l${rest.map(step).filter(Boolean).reduce(append, '')}z`;
}

function append(all: string, next: string): string {
  return all === '' || next.startsWith('-') ? all + next : `${all} ${next}`;
}

function joinNumbers(values: readonly number[], decimals: number): string {
  return values.map((value) => short(value, decimals)).reduce(append, '');
}

/** Level dashes, each begun from where the last one ended. */
export function toMoves(lines: readonly (readonly [x: number, y: number, long: number])[]): string {
  let [px, py] = [0, 0];
  return lines
    .map(([x, y, long], i) => {
      const [dx, dy, dl] = [Math.round(x) - px, Math.round(y) - py, Math.round(long)];
      px += dx + dl;
      py += dy;
      return `${i === 0 ? 'M' : 'm'}${joinNumbers([dx, dy], 0)}h${dl}`;
    })
    .join('');
}
