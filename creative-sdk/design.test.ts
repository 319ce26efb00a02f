import { describe, expect, it } from 'vitest';
import { fillStage } from './design.ts';

describe('fillStage', () => {
  const design = { width: 320, height: 480 };

  it('adds units to the longer side', () => {
    expect(fillStage(640, 1000, design)).toEqual({ scale: 2, width: 320, height: 500 });
    expect(fillStage(400, 480, design)).toEqual({ scale: 1, width: 400, height: 480 });
  });

  it('keeps a scale on a stage that has no size yet', () => {
    expect(fillStage(0, 0, design).scale).toBe(0.1);
  });
});
