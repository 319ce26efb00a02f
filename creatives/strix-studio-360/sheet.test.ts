import { describe, expect, it } from 'vitest';
import { toBounds, toCamera, toFrame } from './framing.ts';
import { FRAME, PICTURES, SHEET, sheetCamera, toCell, toDestination } from './sheet.ts';

describe('the turntable sheet', () => {
  it('has room for every picture of every layer, none over another', () => {
    const cells = (['base', 'tint', 'talon', 'plume', 'lamps', 'left'] as const).flatMap((name) =>
      Array.from({ length: PICTURES }, (_, picture) => toCell(name, picture)),
    );
    for (const cell of cells) {
      expect(cell.x + cell.width).toBeLessThanOrEqual(SHEET.width);
      expect(cell.y + cell.height).toBeLessThanOrEqual(SHEET.height);
    }
    const overlaps = cells.filter((a, i) =>
      cells.slice(i + 1).some((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height),
    );
    expect(overlaps).toEqual([]);
  });

  it('fills the stage as the camera of the sheet does', () => {
    const box = toDestination(sheetCamera, 0.7, { width: 970, height: 400 });
    expect(box.x).toBeCloseTo(0);
    expect(box.y).toBeCloseTo(0);
    expect(box.width).toBeCloseTo(970);
  });

  it.each([0, 0.7, 1.4, 5.5])('has its car where the camera would show it (%d)', (yaw) => {
    const stage = { width: 390, height: 844 };
    const camera = toCamera(toFrame(stage.width, stage.height, 'end'), 0.085, yaw, stage.width / stage.height);
    const [goal, own] = [toBounds(camera, yaw, stage.width / stage.height), toBounds(sheetCamera, yaw, FRAME.width / FRAME.height)];
    const box = toDestination(camera, yaw, stage);
    expect(box.x + own.left * box.width).toBeCloseTo(goal.left * stage.width);
    expect(box.x + own.right * box.width).toBeCloseTo(goal.right * stage.width);
    expect(box.y + own.floor * box.height).toBeCloseTo(goal.floor * stage.height);
  });
});
