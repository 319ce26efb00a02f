import type { QueryParameter } from '#app/query-parameter.ts';
import { defaultSettings, type Settings } from './layout-state.ts';

/** Query parameter that opens a page in a ready-made look; it is then remembered like a choice of the panel. */
export const LOOK_PARAMETER = 'look';

/** The demo variants of the settings panel (spec §2). */
export const looks = {
  night: { ...defaultSettings, layoutModeType: 'dark', leftSideBarTheme: 'greatwhale', leftSideBarThemeImage: 'img1' },
  press: { ...defaultSettings, layoutType: 'horizontal', topbarTheme: 'colored' },
  studio: { ...defaultSettings, layoutWidth: 'boxed', leftSideBarType: 'icon', leftSideBarTheme: 'plumplate', topbarTheme: 'dark' },
} as const satisfies Record<string, Settings>;

export type LookName = keyof typeof looks;

export const lookParameter: QueryParameter = { name: LOOK_PARAMETER, parse: ([given]) => Object.keys(looks).filter((name) => name === given) };

export function findLook(name: string | null): Settings | undefined {
  return Object.entries(looks).find(([known]) => known === name)?.[1];
}
