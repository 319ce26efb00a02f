import { describe, expect, it } from 'vitest';
import { PICTURES, SHEET, sheetCamera, toCell, toDestination } from './sheet.ts';

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
    const box = toDestination(sheetCamera, { width: 970, height: 400 });
    expect(box.x).toBeCloseTo(0);
    expect(box.y).toBeCloseTo(0);
    expect(box.width).toBeCloseTo(970);
  });

  it('keeps what the camera looks at in its place when it comes nearer', () => {
    const stage = { width: 970, height: 250 };
    const near = toDestination({ ...sheetCamera, span: sheetCamera.span / 2, side: 1, height: 0.5 }, stage);
    const far = toDestination({ ...sheetCamera, side: 1, height: 0.5 }, stage);
    const middle = stage.width / 2;
    expect((middle - near.x) / near.width).toBeCloseTo((middle - far.x) / far.width);
    expect(near.width).toBeCloseTo(far.width * 2);
  });
});
