import type { RitualStep } from './steps.ts';

/** How many steps make a bundle, and what it takes off. */
export const BUNDLE_SIZE = 3;
export const DISCOUNT = 0.15;

export interface Quote {
  readonly full: number;
  readonly price: number;
}

/** Adds a step to the bundle or takes it out; a full bundle takes no more. */
export function toggle(kept: readonly string[], id: string): readonly string[] {
  if (kept.includes(id)) return kept.filter((one) => one !== id);
  return kept.length < BUNDLE_SIZE ? [...kept, id] : kept;
}

/** In the order of the routine, whatever the order of choosing. */
export function inOrder(steps: readonly RitualStep[], kept: readonly string[]): readonly RitualStep[] {
  return steps.filter((step) => kept.includes(step.id));
}

export function quote(steps: readonly RitualStep[]): Quote {
  const full = steps.reduce((sum, step) => sum + step.price, 0);
  const off = steps.length >= BUNDLE_SIZE ? DISCOUNT : 0;
  return { full, price: Math.round(full * (1 - off) * 100) / 100 };
}
