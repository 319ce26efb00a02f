import { describe, expect, it } from 'vitest';
import { barY, liftTravel, planCabin, windowOutline } from './cabin-plan.ts';

describe('the cabin plan', () => {
  it.each([
    [970, 250],
    [390, 390],
    [320, 250],
    [1200, 250],
  ])('keeps windows and words on a stage of %i x %i', (width, height) => {
    const { panes, panel, reveal } = planCabin(width, height, false);
    for (const pane of panes) {
      expect(pane.x - reveal).toBeGreaterThanOrEqual(0);
      expect(pane.x + pane.width + reveal).toBeLessThanOrEqual(width);
      expect(pane.y - reveal).toBeGreaterThanOrEqual(0);
      expect(pane.y + pane.height + reveal).toBeLessThanOrEqual(height);
    }
    expect(panel.x + panel.width).toBeLessThanOrEqual(width);
  });
  it.each([
    [390, 764],
    [390, 844],
    [844, 390],
    [640, 360],
  ])('fills a screen of %i x %i with one window, beside which the next two begin', (width, height) => {
    const { panes, panel, reveal, isWide, isRoomy } = planCabin(width, height, false);
    const [left, middle, right] = panes;
    const room = isWide ? panel.x : width;
    expect(middle.x - reveal).toBeGreaterThan(0);
    expect(middle.x + middle.width + reveal).toBeLessThan(room);
    expect(middle.height).toBeGreaterThan(height * (isWide ? 0.65 : 0.44));
    expect(left.x + left.width).toBeGreaterThan(0);
    expect(right.x).toBeLessThan(room);
    expect(panel.x + panel.width).toBeLessThanOrEqual(width);
    expect(isRoomy).toBe(true);
  });
  it('comes closer for a picture, with the middle window in the middle', () => {
    const [left, middle] = planCabin(640, 360, true).panes;
    expect(middle.x + middle.width / 2).toBeCloseTo(320);
    expect(left.x).toBeLessThan(0);
  });
  it('moves a blind by its way from down to up, inside the glass', () => {
    const pane = { x: 10, y: 20, width: 100, height: 200 };
    expect(barY(pane, 0) - barY(pane, 1)).toBeCloseTo(liftTravel(pane.height));
    expect(barY(pane, 1)).toBeGreaterThan(pane.y);
    expect(barY(pane, 0)).toBeLessThan(pane.y + pane.height);
  });
  it('draws a window inside its box', () => {
    for (const [x, y] of windowOutline({ x: 0, y: 0, width: 100, height: 200 })) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x).toBeLessThanOrEqual(100.01);
      expect(y).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeLessThanOrEqual(200.01);
    }
  });
});
