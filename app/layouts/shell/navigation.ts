import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { IconName } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';

export interface NavigationEntry {
  readonly label: Label;
  readonly path: string;
  readonly icon: IconName;
  /** Demos behind the entry. */
  readonly count: number;
}

/** The shell's menu in display order. A format is listed once it has a demo to show. */
export function listNavigation(demos: readonly Demo[]): readonly NavigationEntry[] {
  const active = demos.filter((demo) => demo.active);
  const entries = formats.map(({ name, icon }) => ({
    label: name,
    path: `/experience/${toFormatSlug(name)}`,
    icon,
    count: active.filter((demo) => demo.format.includes(name)).length,
  }));
  return [{ label: 'All formats', path: '/formats', icon: 'grid', count: active.length }, ...entries.filter(({ count }) => count > 0)];
}
