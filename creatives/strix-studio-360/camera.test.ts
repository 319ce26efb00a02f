import { describe, expect, it } from 'vitest';
import { type Camera, project, toView, turnPoint } from './camera.ts';

const camera: Camera = { elevation: 0.1, span: 2.4, side: 0, height: 0.6, shiftX: 0, shiftY: 0, reach: 3 };

describe('the camera', () => {
  it('has what it looks at in the middle, or where it is shifted to', () => {
    const { x, y } = project(toView(camera, 3.88), 0, [0, 0.6, 0]);
    expect(x).toBeCloseTo(0.5);
    expect(y).toBeCloseTo(0.5);
    const shifted = project(toView({ ...camera, shiftX: 0.2, shiftY: -0.1 }, 3.88), 0, [0, 0.6, 0]);
    expect(shifted.x).toBeCloseTo(0.6);
    expect(shifted.y).toBeCloseTo(0.55);
  });

  it('shows its span in the height of the picture', () => {
    const view = toView({ ...camera, elevation: 0 }, 2);
    expect(project(view, 0, [0, 0.6 + 1.2, 0]).y).toBeCloseTo(0);
    expect(project(view, 0, [2.4, 0.6, 0]).x).toBeCloseTo(1);
  });

  it('brings the nose to the left, then towards itself', () => {
    expect(turnPoint([-1, 0, 0], 0)[0]).toBeCloseTo(-1);
    expect(turnPoint([-1, 0, 0], Math.PI / 2)[2]).toBeCloseTo(1);
  });

  it('moves points on the near flank to the right as the car turns', () => {
    const at = (yaw: number) => project(toView(camera, 3.88), yaw, [0, 0.6, 0.9]).x;
    expect(at(0.2)).toBeGreaterThan(at(0));
  });
});
