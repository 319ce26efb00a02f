import { describe, expect, it } from 'vitest';
import { fitLayout } from './layout.ts';
import { menu } from './menu.ts';
import { Service } from './service.ts';

const layout = fitLayout(728, 90);
const run = (service: Service, seconds: number) => {
  for (let t = 0; t < seconds; t += 1 / 60) service.step(1 / 60);
};

describe('the service', () => {
  it('counts a dish once it has landed, and sets a new one on its seat', () => {
    const service = new Service(layout, false);
    expect(service.add(0)).toBe(true);
    expect([service.bag.count, service.landed, service.stockOf(0)]).toEqual([1, 0, 0]);
    run(service, 1.2);
    expect([service.landed, service.stockOf(0)]).toEqual([1, 1]);
  });

  it('lays what is added to the open bag beside the rest at once', () => {
    const service = new Service(layout, false);
    service.add(0);
    run(service, 1);
    service.setOpen(true);
    run(service, 1.2);
    expect(service.add(3)).toBe(true);
    expect([service.flights.length, service.landed, service.isComposed]).toEqual([0, 2, true]);
  });

  it('keeps the bag open as long as something is in it', () => {
    const service = new Service(layout, false);
    service.add(0);
    run(service, 2);
    expect(service.mouth.value).toBeCloseTo(1, 1);
    service.setOpen(true);
    run(service, 2);
    expect(service.mouth.value).toBeCloseTo(1, 1);
    service.startOver();
    run(service, 2);
    expect(service.mouth.value).toBeCloseTo(0, 1);
  });

  it('asks for a dish on the one button of a slim strip, until one is chosen or the ad rests', () => {
    const service = new Service(fitLayout(320, 50), false);
    expect(service.asksForDish).toBe(true);
    service.isResting = true;
    expect(service.asksForDish).toBe(false);
    service.isResting = false;
    service.add(0);
    expect(service.asksForDish).toBe(false);
    expect(new Service(layout, false).asksForDish).toBe(false);
  });

  it('stops the belt under a lifted dish', () => {
    const service = new Service(layout, false);
    run(service, 2);
    service.lift(0);
    run(service, 3);
    const { x } = service.placeOf(0);
    run(service, 1);
    expect(service.placeOf(0).x).toBeCloseTo(x, 0);
  });

  it('brings any dish into the window', () => {
    for (const isCalm of [false, true]) {
      const service = new Service(layout, isCalm);
      for (let i = 0; i < menu.length; i++) {
        service.lift(i);
        service.bring(i);
        run(service, 3);
        const { x } = service.placeOf(i);
        expect(x).toBeGreaterThan(layout.belt.x + layout.plate * 0.5);
        expect(x).toBeLessThan(layout.belt.x + layout.belt.width - layout.plate * 0.5);
      }
    }
  });

  it('moves nothing by itself when it is calm, and opens at once', () => {
    const service = new Service(layout, true);
    const before = menu.map((_, i) => service.placeOf(i).x);
    service.add(2);
    run(service, 2);
    expect(menu.map((_, i) => service.placeOf(i).x)).toEqual(before);
    expect([service.landed, service.isMoving]).toEqual([1, false]);
    service.setOpen(true);
    expect(service.isComposed).toBe(true);
  });

  it('shows every dish on some calm page', () => {
    const service = new Service(layout, true);
    const seen = new Set<number>();
    for (let page = 0; page < 5; page++) {
      for (let i = 0; i < menu.length; i++)
        if (service.belt.at(i, service.middle) > 0 && service.belt.at(i, service.middle) < service.window) seen.add(i);
      service.turnPage(1);
    }
    expect(seen.size).toBe(menu.length);
  });
});

describe('a belt that climbs as an S, on a phone upright', () => {
  const layout = fitLayout(390, 764);

  it('moves every plate by as much as the belt moves, through the turns too', () => {
    const service = new Service(layout, false);
    const seen = new Set<string>();
    for (let step = 0; step < 2000; step++) {
      const before = menu.map((_, i) => service.placeOf(i));
      const at = menu.map((_, i) => service.belt.at(i, service.middle));
      service.belt.offset += 0.01;
      for (const [i, place] of before.entries()) {
        // It went around, out of view.
        if (service.belt.at(i, service.middle) < (at[i] ?? 0)) continue;
        const next = service.placeOf(i);
        expect(Math.hypot(next.x - place.x, next.y - place.y)).toBeCloseTo(0.01 * layout.plate, 1);
        seen.add(`${Math.sign(Math.round((next.x - place.x) * 10))} ${Math.sign(Math.round((next.y - place.y) * 10))}`);
      }
    }
    expect(seen).toContain('-1 0');
    expect(seen).toContain('1 0');
    expect(seen).toContain('0 1');
  });

  it('shows a page of whole plates without motion', () => {
    const service = new Service(layout, true);
    const whole = menu.filter((_, i) => {
      const { x } = service.placeOf(i);
      return x >= layout.plate / 2 && x <= layout.belt.width - layout.plate / 2;
    });
    expect(whole).toHaveLength(service.perPage);
    expect(service.perPage).toBe(5);
  });

  it('brings the dish of the keyboard into view, wherever it is', () => {
    for (const [i] of menu.entries()) {
      const service = new Service(layout, false);
      service.bring(i);
      service.lift(i);
      for (let step = 0; step < 400; step++) service.step(0.01);
      const { x } = service.placeOf(i);
      expect(x).toBeGreaterThan(layout.plate * 0.4);
      expect(x).toBeLessThan(layout.belt.width - layout.plate * 0.4);
    }
  });
});
