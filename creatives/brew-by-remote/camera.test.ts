import { describe, expect, it } from 'vitest';
import { TV } from '#creative-sdk/screen.ts';
import { atBar, atCup, atWindow, between, pane, project, spot } from './camera.ts';

describe('camera', () => {
  it('fills the screen with the window', () => {
    const corner = project(atWindow, pane.x, pane.y);
    const opposite = project(atWindow, pane.x + pane.width, pane.y + pane.height);
    expect(corner.x).toBeCloseTo(0);
    expect(corner.y).toBeCloseTo(0);
    expect(opposite.x).toBeCloseTo(TV.width);
    expect(opposite.y).toBeCloseTo(TV.height);
  });

  it('shows the bar in its own units', () => {
    expect(project(atBar, 300, 400)).toEqual({ x: 300, y: 400 });
  });

  it('keeps the glass in the middle third of the close-up', () => {
    const { x, y } = project(atCup, spot.x, spot.y);
    expect(x).toBeGreaterThan(TV.width / 3);
    expect(x).toBeLessThan((TV.width * 2) / 3);
    expect(y).toBeLessThan(TV.height * 0.9);
  });

  it('moves steadily from view to view', () => {
    expect(between(atWindow, atBar, 0)).toBe(atWindow);
    expect(between(atWindow, atBar, 1)).toBe(atBar);
    let zoom = atWindow.zoom;
    for (let t = 0.1; t < 1; t += 0.1) {
      const next = between(atWindow, atBar, t).zoom;
      expect(next).toBeLessThan(zoom);
      zoom = next;
    }
  });
});
