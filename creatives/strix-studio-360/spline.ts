export type Knot = readonly [x: number, y: number];
export type Curve = (x: number) => number;

/** A natural cubic spline through the knots: curvature without jumps, so that reflections flow over it. Straight beyond the ends. */
export function spline(knots: readonly Knot[]): Curve {
  const bend = secondDerivatives(knots);
  const last = knots.length - 2;
  const at = (i: number) => knots[i] ?? [0, 0];
  return (x) => {
    let i = 0;
    while (i < last && x > at(i + 1)[0]) i++;
    const [x0, y0] = at(i);
    const [x1, y1] = at(i + 1);
    const h = x1 - x0;
    const b = (x - x0) / h;
    const a = 1 - b;
    const straight = a * y0 + b * y1;
    if (a < 0 || b < 0) return straight;
    return straight + (((a ** 3 - a) * (bend[i] ?? 0) + (b ** 3 - b) * (bend[i + 1] ?? 0)) * h * h) / 6;
  };
}

/** Thomas algorithm for the tridiagonal system of a natural spline. */
function secondDerivatives(knots: readonly Knot[]): number[] {
  const n = knots.length;
  const at = (i: number) => knots[i] ?? [0, 0];
  const bend: number[] = Array(n).fill(0);
  const right: number[] = Array(n).fill(0);
  for (let i = 1; i < n - 1; i++) {
    const [x0, y0] = at(i - 1);
    const [x1, y1] = at(i);
    const [x2, y2] = at(i + 1);
    const share = (x1 - x0) / (x2 - x0);
    const pivot = share * (bend[i - 1] ?? 0) + 2;
    bend[i] = (share - 1) / pivot;
    const turn = (y2 - y1) / (x2 - x1) - (y1 - y0) / (x1 - x0);
    right[i] = ((6 * turn) / (x2 - x0) - share * (right[i - 1] ?? 0)) / pivot;
  }
  for (let i = n - 2; i > 0; i--) bend[i] = (bend[i] ?? 0) * (bend[i + 1] ?? 0) + (right[i] ?? 0);
  bend[0] = 0;
  return bend;
}
