import { describe, expect, it } from 'vitest';
import { clampView, findNext, HEIGHT, panView, showPoint, toStep, toViewBox, viewOf, WIDTH, wholeMap, zoomView } from './map-view.ts';

describe('the view of a map', () => {
  it('the whole world is the whole drawing, and no view shows more', () => {
    expect(toViewBox(wholeMap)).toBe(`0 0 ${WIDTH} ${HEIGHT}`);
    expect(zoomView(wholeMap, 0.5)).toEqual(wholeMap);
    expect(panView(wholeMap, 100, -100)).toEqual(wholeMap);
    expect(clampView({ x: -50, y: 9999, zoom: 2 })).toEqual({ x: WIDTH / 4, y: HEIGHT * 0.75, zoom: 2 });
  });

  it('what is below the pointer stays there', () => {
    const at = { x: 400, y: 150 };
    const near = zoomView(wholeMap, 2, at);
    expect((at.x - near.x) * near.zoom).toBeCloseTo(at.x - wholeMap.x);
    expect((at.y - near.y) * near.zoom).toBeCloseTo(at.y - wholeMap.y);
  });

  it('a small place is brought near, a large one leaves the whole', () => {
    expect(viewOf({ left: 500, top: 200, right: 502, bottom: 201 })).toEqual({ x: 501, y: 200.5, zoom: 6 });
    expect(viewOf({ left: 100, top: 50, right: 700, bottom: 200 })).toEqual(wholeMap);
  });

  it('a point near the edge moves the view by as little as shows it', () => {
    const view = { x: 480, y: 220, zoom: 4 };
    expect(showPoint(view, { x: 485, y: 221 })).toEqual(view);
    expect(showPoint(view, { x: 600, y: 221 })).toEqual({ x: 516, y: 220, zoom: 4 });
  });
});

describe('the next place', () => {
  const places = [
    { name: 'near and aside', x: 10, y: 9 },
    { name: 'far and straight', x: 20, y: 1 },
    { name: 'behind', x: -2, y: 0 },
  ];

  it.each([
    ['ArrowRight', 'far and straight'],
    ['ArrowLeft', 'behind'],
    ['ArrowDown', 'near and aside'],
    ['ArrowUp', undefined],
  ])('%s leads to what is %s', (key, name) => {
    const step = toStep(key);
    expect(step && findNext({ x: 0, y: 0 }, places, step)?.name).toBe(name);
  });

  it('other keys lead nowhere', () => {
    expect(toStep('Enter')).toBeUndefined();
  });
});
