import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#creative-sdk/colour.ts';

const css = readFileSync('app/ui/tokens.css', 'utf8');
const read = (block: string) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, value]) => [name ?? '', (value ?? '').toLowerCase()]));
const start = css.search(/\[data-theme=['"]?dark/);
const light = read(css.slice(0, start));
// What the dark block does not say is as in the light one.
const themes = { light, dark: { ...light, ...read(css.slice(start)) } };

/** Text needs 4.5:1; marks and borders of controls 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly [string, string, number][] = [
  ...['paper', 'surface-1', 'surface-2'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, 7],
    ['ink-2', ground, 4.5],
    ['surge-strong', ground, 4.5],
    ['volt', ground, 4.5],
    ['danger', ground, 4.5],
    ['line-strong', ground, 3],
  ]),
  ['on-surge', 'surge', 4.5],
  ['surge', 'paper', 3],
  ['ink', 'stage', 7],
  ['ink-2', 'stage', 4.5],
  ['night-ink', 'night', 7],
  ['night-ink-2', 'night', 4.5],
  ['night-ink-2', 'night-2', 4.5],
  ['night-surge-strong', 'night', 4.5],
  ['press-ink', 'press-paper', 7],
  ['press-ink-2', 'press-paper', 4.5],
];

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  it.each(pairs)('the contrast of %s on %s is at least %d:1', (front, back, least) => {
    expect(contrast(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(least);
  });
});
