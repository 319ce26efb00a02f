import { readCookie } from '#app/i18n/languages.ts';

/** What a visitor chose about the site's looks. Kept in one cookie, printed by the server as data attributes, so that nothing flashes. */
export interface Settings {
  readonly layoutModeType: 'light' | 'dark';
  readonly leftSideBarType: 'default' | 'icon';
}

export const SETTINGS_COOKIE = 'surge-settings';
export const defaultSettings: Settings = { layoutModeType: 'light', leftSideBarType: 'default' };

/** Reads the cookie header; every field that is missing or unknown takes its default. */
export function parseSettings(cookie: string | null): Settings {
  const fields = new URLSearchParams(readCookie(cookie, SETTINGS_COOKIE) ?? '');
  return {
    layoutModeType: fields.get('mode') === 'dark' ? 'dark' : defaultSettings.layoutModeType,
    leftSideBarType: fields.get('sidebar') === 'icon' ? 'icon' : defaultSettings.leftSideBarType,
  };
}

/** Fields at their default are left out, so that equal settings are equal texts. */
export function formatSettings(settings: Settings): string {
  const fields = new URLSearchParams();
  if (settings.layoutModeType !== defaultSettings.layoutModeType) fields.set('mode', settings.layoutModeType);
  if (settings.leftSideBarType !== defaultSettings.leftSideBarType) fields.set('sidebar', settings.leftSideBarType);
  return fields.toString();
}
