import { readCookie } from '#app/i18n/languages.ts';

/** What a visitor chose about the site's looks. Kept in one cookie, printed by the server as data attributes, so that nothing flashes. */
export interface Settings {
  readonly layoutModeType: 'light' | 'dark';
}

export const SETTINGS_COOKIE = 'surge-settings';
export const defaultSettings: Settings = { layoutModeType: 'light' };

/** Reads the cookie header; every field that is missing or unknown takes its default. */
export function parseSettings(cookie: string | null): Settings {
  const fields = new URLSearchParams(readCookie(cookie, SETTINGS_COOKIE) ?? '');
  return { layoutModeType: fields.get('mode') === 'dark' ? 'dark' : defaultSettings.layoutModeType };
}

export function formatSettings(settings: Settings): string {
  return `mode=${settings.layoutModeType}`;
}
