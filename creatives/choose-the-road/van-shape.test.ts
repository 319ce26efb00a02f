import { describe, expect, it } from 'vitest';
import { featurePoint, frontAt, type Pose, profile, project, sidePlane, VAN } from './van-shape.ts';

const pose: Pose = { x: 400, y: 450, scale: 1.2, yaw: 0.4, pitch: 0.12 };

describe('the van', () => {
  it('has a smooth outline inside its box', () => {
    for (const [x, y] of profile) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(VAN.length + 2);
      expect(y).toBeLessThan(VAN.roof + 2);
    }
    for (let i = 1; i < profile.length; i++) {
      const [a, b] = [profile[i - 1] ?? [0, 0], profile[i] ?? [0, 0]];
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(12);
    }
  });

  it('leans its windscreen back', () => {
    expect(frontAt(60)).toBeGreaterThan(frontAt(110));
    expect(frontAt(110)).toBeGreaterThan(frontAt(155));
  });

  it('stands where the pose says', () => {
    expect(project(pose, [VAN.length / 2, 0, -VAN.width / 2])).toEqual([400, 450]);
  });

  it('lays side art exactly on its projected points', () => {
    const [a, b, c, d, e, f] = sidePlane(pose);
    for (const [x, y] of profile) {
      const [px, py] = project(pose, [x, y, 0]);
      expect(a * x + c * -y + e).toBeCloseTo(px);
      expect(b * x + d * -y + f).toBeCloseTo(py);
    }
  });

  it('shows its front on the right when it turns', () => {
    expect(project(pose, [300, 60, -VAN.width])[0]).toBeGreaterThan(project(pose, [300, 60, 0])[0]);
    expect(project(pose, [300, 60, -VAN.width])[1]).toBeLessThan(project(pose, [300, 60, 0])[1]);
  });

  it('carries its features along', () => {
    const moved = { ...pose, x: pose.x + 50 };
    for (const id of ['solar', 'kitchen', 'range'] as const)
      expect(project(moved, featurePoint(id))[0] - project(pose, featurePoint(id))[0]).toBeCloseTo(50);
  });
});
