import { describe, expect, it } from 'vitest';
import { mirrored, STRIDE, skin } from './mesh.ts';
import { type Surface, sculpt } from './surface-nets.ts';

const ball = (x: number, y: number, z: number) => Math.hypot(x, y, z) - 0.5;

function finish<T>(work: Generator<undefined, T>): { value: T; steps: number } {
  for (let steps = 0; ; steps++) {
    const { done, value } = work.next();
    if (done) return { value, steps };
  }
}

const sculptBall = (): Surface => finish(sculpt(ball, { low: [-0.7, -0.7, -0.7], high: [0.7, 0.7, 0.7], cells: [16, 16, 16] })).value;

describe('surface nets', () => {
  it('puts every vertex of a ball near its skin and closes it', () => {
    const { positions, triangles } = sculptBall();
    const edges = new Map<string, number>();
    for (let i = 0; i < positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = positions.slice(i, i + 3);
      expect(Math.abs(ball(x, y, z))).toBeLessThan(0.05);
    }
    for (let t = 0; t < triangles.length; t += 3) {
      for (let c = 0; c < 3; c++) {
        const [a = 0, b = 0] = [triangles[t + c], triangles[t + ((c + 1) % 3)]];
        edges.set(`${a},${b}`, (edges.get(`${a},${b}`) ?? 0) + 1);
      }
    }
    for (const edge of edges.keys()) expect(edges.has(edge.split(',').reverse().join(','))).toBe(true);
  });

  it('spreads the work over many steps', () => {
    expect(finish(sculpt(ball, { low: [-1, -1, -1], high: [1, 1, 1], cells: [32, 32, 32] })).steps).toBeGreaterThan(12);
  });

  it('pulls the skin onto the ball, normals outwards', () => {
    const { vertices } = finish(skin(ball, sculptBall(), () => [7, 8])).value;
    for (let i = 0; i < vertices.length; i += STRIDE) {
      const [x = 0, y = 0, z = 0, nx = 0, ny = 0, nz = 0, , mark] = vertices.subarray(i, i + STRIDE);
      expect(Math.abs(ball(x, y, z))).toBeLessThan(0.004);
      expect((x * nx + y * ny + z * nz) / 0.5).toBeGreaterThan(0.99);
      expect(mark).toBe(7);
    }
  });

  it('mirrors with the winding turned around', () => {
    const half = {
      vertices: new Float32Array([1, 2, 3, 0, 0, 1, 1, 0, 0, 2, 2, 3, 0, 0, 1, 1, 0, 0, 1, 3, 3, 0, 0, 1, 1, 0, 0]),
      triangles: new Uint32Array([0, 1, 2]),
    };
    const whole = mirrored(half);
    expect([...whole.triangles]).toEqual([0, 1, 2, 3, 5, 4]);
    expect(whole.vertices[3 * STRIDE + 2]).toBe(-3);
  });
});
