import { describe, expect, it } from 'vitest';
import { drinks, STRENGTHS, stepsTo, toCupUrl, toRecipe, toRecipeUrl, wrap } from './menu.ts';

describe('menu', () => {
  it('draws another pattern for each of the twelve choices', () => {
    const names = drinks.flatMap((_, d) => Array.from({ length: STRENGTHS }, (_, s) => toRecipe(d, s).pattern.name));
    expect(new Set(names).size).toBe(12);
  });

  it('wraps along the endless rail', () => {
    expect(wrap(-1)).toBe(3);
    expect(wrap(9)).toBe(1);
    expect(toRecipe(-3, 1).drink.id).toBe('flat-white');
  });

  it('takes the short way round', () => {
    expect(stepsTo(0, 3)).toBe(-1);
    expect(stepsTo(7, 0)).toBe(1);
    expect(stepsTo(1, 3)).toBe(2);
    expect(stepsTo(2, 2)).toBe(0);
  });

  it('holds the strength inside its scale', () => {
    expect(toRecipe(0, 9).strength).toBe(2);
    expect(toRecipe(0, -4).strength).toBe(0);
    expect(toRecipe(0, 2).dose).toBeGreaterThan(toRecipe(0, 0).dose);
  });

  it('addresses the recipe under the landing page', () => {
    const recipe = toRecipe(1, 1);
    expect(toRecipeUrl('https://brewmont.example/', recipe)).toBe('https://brewmont.example/recipe/flat-white-2');
    expect(toRecipeUrl('https://shop.example/tv?utm=1#top', recipe)).toBe('https://shop.example/tv/recipe/flat-white-2');
    expect(toCupUrl('https://brewmont.example/', toRecipe(1, 0))).toBe('https://brewmont.example/recipe/flat-white-1/open-heart');
  });
});
