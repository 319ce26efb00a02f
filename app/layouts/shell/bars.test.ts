import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { options } from '#app/components/settings/layout-state.ts';
import { contrast } from '#creative-sdk/colour.ts';

/** Contrast of everything a bar shows, in every combination of mode, colour and picture (WCAG 2.2, 1.4.3 and 1.4.11), from the stylesheets themselves. */
const readStyles = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const bars = readStyles('app/layouts/shell/bars.css');
const theme = readStyles('app/ui/tokens.css');
const darkStart = theme.search(/\[data-theme=['"]?dark/);

type Tokens = Readonly<Record<string, string>>;
const readTokens = (block: string): Tokens =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
const light = readTokens(theme.slice(0, darkStart));
const modes = { light, dark: { ...light, ...readTokens(theme.slice(darkStart)) } };
const rules = [...bars.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', block = '']) => ({ selector, tokens: readTokens(block) }));

/** The tokens of one bar: the rules that name it, later ones win. */
function toTokens(mode: keyof typeof modes, attribute: 'data-sidebar' | 'data-topbar', value: string): Tokens {
  const own = rules.filter(
    ({ selector }) =>
      selector.includes('--') || selector.includes(':is(.shell-sidebar, .shell-bars)') || selector.includes(`[${attribute}='${value}']`),
  );
  const inMode = own.filter(({ selector }) => !selector.includes('data-theme') || selector.includes(`[data-theme='${mode}']`));
  return Object.assign({}, modes[mode], ...inMode.map(({ tokens }) => tokens));
}

const toRgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (rgb: readonly number[]) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (from: string, to: string, share: number) => toHex(toRgb(from).map((part, at) => part + ((toRgb(to)[at] ?? 0) - part) * share));

/** A token's colour, follows `var(--…)`. */
function get(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? get(tokens, other) : value;
}

/** The grounds text can stand on: the gradient in eight steps, each plain, with the picture's ink on it, and under the pointer. */
function listGrounds(tokens: Tokens): string[] {
  const ink = get(tokens, 'ink');
  const hover = get(tokens, 'surface-2');
  const shade = /rgb\(0 0 0 \/ ([\d.]+)\)/.exec(hover)?.[1];
  const steps = Array.from({ length: 9 }, (_, step) => mix(get(tokens, 'bar'), get(tokens, 'bar-end'), step / 8));
  const pictured = steps.flatMap((ground) => [ground, mix(ground, ink, Number.parseFloat(tokens.picture ?? '') / 100)]);
  return [...pictured, ...(shade ? pictured.map((ground) => mix(ground, '#000000', Number(shade))) : [hover])];
}

const bar = [
  ...options.leftSideBarTheme.map((value) => ['data-sidebar', value] as const),
  ...options.topbarTheme.map((value) => ['data-topbar', value] as const),
].flatMap(([attribute, value]) => (['light', 'dark'] as const).map((mode) => [mode, attribute, value] as const));

describe.each(bar)('in the %s mode %s=%s', (mode, attribute, value) => {
  const tokens = toTokens(mode, attribute, value);
  it('every text of a bar has a contrast of 4.5:1', () => {
    for (const ground of listGrounds(tokens)) {
      expect(contrast(get(tokens, 'ink'), ground), `ink on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(get(tokens, 'ink-2'), ground), `ink-2 on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(get(tokens, 'paper'), get(tokens, 'ink')), 'the current entry').toBeGreaterThanOrEqual(7);
  });
  it('focus and edges of a bar have a contrast of 3:1', () => {
    for (const ground of listGrounds(tokens)) expect(contrast(get(tokens, 'surge-strong'), ground), ground).toBeGreaterThanOrEqual(3);
    expect(contrast(get(tokens, 'mark'), get(tokens, 'ink')), 'the mark of the current entry').toBeGreaterThanOrEqual(2.6);
  });
});
