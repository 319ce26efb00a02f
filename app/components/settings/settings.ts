import { readCookie } from '#app/cookies.ts';
import type { QueryParameter } from '#app/query-parameter.ts';
import { defaultSettings, keepOffered, options, type SettingName, type Settings } from './layout-state.ts';

/** The one cookie of the settings: `name=value` pairs, written as in a query. */
export const SETTINGS_COOKIE = 'surge-settings';

const names = {
  layout: 'layoutType',
  mode: 'layoutModeType',
  width: 'layoutWidth',
  topbar: 'topbarTheme',
  sidebar: 'leftSideBarType',
  colour: 'leftSideBarTheme',
  picture: 'leftSideBarThemeImage',
} as const satisfies Record<string, SettingName>;

/** A link's `?look=` before the cookie before the defaults. */
export function toSettings(url: URL, cookie: string | null): Settings {
  return findPreset(url.searchParams.get(PRESET_PARAMETER)) ?? parseSettings(cookie);
}

/** Reads the cookie header; every field that is missing, unknown or not offered by the layout takes its default. */
export function parseSettings(cookie: string | null): Settings {
  const fields = new URLSearchParams(readCookie(cookie, SETTINGS_COOKIE) ?? '');
  const read = <Value extends string>(name: keyof typeof names, values: readonly Value[], fallback: Value) =>
    values.find((value) => value === fields.get(name)) ?? fallback;
  return keepOffered({
    layoutType: read('layout', options.layoutType, defaultSettings.layoutType),
    layoutModeType: read('mode', options.layoutModeType, defaultSettings.layoutModeType),
    layoutWidth: read('width', options.layoutWidth, defaultSettings.layoutWidth),
    topbarTheme: read('topbar', options.topbarTheme, defaultSettings.topbarTheme),
    leftSideBarType: read('sidebar', options.leftSideBarType, defaultSettings.leftSideBarType),
    leftSideBarTheme: read('colour', options.leftSideBarTheme, defaultSettings.leftSideBarTheme),
    leftSideBarThemeImage: read('picture', options.leftSideBarThemeImage, defaultSettings.leftSideBarThemeImage),
    isPreloader: fields.get('preloader') === 'on',
  });
}

/** Fields at their default are left out, so that equal settings are equal texts. */
export function formatSettings(settings: Settings): string {
  const fields = new URLSearchParams();
  for (const [name, setting] of Object.entries(names)) {
    if (settings[setting] !== defaultSettings[setting]) fields.set(name, settings[setting]);
  }
  if (settings.isPreloader) fields.set('preloader', 'on');
  return fields.toString();
}

/** What the appearance of a page depends on: outside the shell the mode alone, and only the horizontal layout has a preloader. */
export function toPageSettings(settings: Settings, isShell: boolean): Settings {
  if (!isShell) return { ...defaultSettings, layoutModeType: settings.layoutModeType };
  return settings.layoutType === 'vertical' ? { ...settings, isPreloader: false } : settings;
}

/** Tells the browser's other tabs that settings were chosen; which, is in their cookie. */
export const SETTINGS_CHANNEL = 'surge.settings';

const YEAR_S = 31_536_000;

/** Keeps the settings where the server finds them: the next page comes with the right settings at once. */
export function storeSettings(settings: Settings): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API writes later, which a reload would not wait for, and on secure pages alone
  document.cookie = `${SETTINGS_COOKIE}=${formatSettings(settings)}; path=/; max-age=${YEAR_S}; samesite=lax`;
  const channel = new BroadcastChannel(SETTINGS_CHANNEL);
  channel.postMessage('');
  channel.close();
}

/** Query parameter that opens a page with a preset; its settings are then kept, as if chosen in the panel. */
export const PRESET_PARAMETER = 'look';

/** The demo variants of the settings panel (spec §2): ready-made choices of all settings. */
export const presets = {
  night: { ...defaultSettings, layoutModeType: 'dark', leftSideBarTheme: 'greatwhale', leftSideBarThemeImage: 'img1' },
  press: { ...defaultSettings, layoutType: 'horizontal', topbarTheme: 'colored' },
  studio: { ...defaultSettings, layoutWidth: 'boxed', leftSideBarType: 'icon', leftSideBarTheme: 'plumplate', topbarTheme: 'dark' },
} as const satisfies Record<string, Settings>;

export type PresetName = keyof typeof presets;

export const presetParameter: QueryParameter = { name: PRESET_PARAMETER, parse: ([given]) => Object.keys(presets).filter((name) => name === given) };

export function findPreset(name: string | null): Settings | undefined {
  return Object.entries(presets).find(([known]) => known === name)?.[1];
}
