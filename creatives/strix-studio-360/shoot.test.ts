import { describe, expect, it } from 'vitest';
import { Shoot } from './shoot.ts';

describe('Shoot', () => {
  it('counts kinds of actions, not actions', () => {
    const shoot = new Shoot();
    expect(shoot.mark('turn')).toBe('first_quartile');
    expect(shoot.mark('turn')).toBeUndefined();
    expect(shoot.mark('paint')).toBe('midpoint');
    expect(shoot.mark('lamps')).toBe('third_quartile');
    expect(shoot.mark('rim')).toBeUndefined();
  });

  it('says what a quick finish has skipped', () => {
    const shoot = new Shoot();
    shoot.mark('paint');
    expect(shoot.finish()).toEqual(['midpoint', 'third_quartile']);
    expect(shoot.isTaken).toBe(true);
  });

  it('remembers the paint below the new one', () => {
    const shoot = new Shoot();
    shoot.repaint(3);
    shoot.repaint(1);
    expect([shoot.before, shoot.paint]).toEqual([3, 1]);
  });
});
