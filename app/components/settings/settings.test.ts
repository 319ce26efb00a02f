import { expect, test } from 'vitest';
import { defaultSettings, formatSettings, parseSettings, SETTINGS_COOKIE, type Settings } from './settings.ts';

test('settings survive the cookie', () => {
  const settings: Settings = { layoutModeType: 'dark', leftSideBarType: 'icon' };
  expect(parseSettings(`a=b; ${SETTINGS_COOKIE}=${formatSettings(settings)}; c=d`)).toEqual(settings);
  expect(formatSettings(defaultSettings)).toBe('');
});

test.each([null, '', `${SETTINGS_COOKIE}=`, `${SETTINGS_COOKIE}=%%%&mode=blue&sidebar=__proto__`])('%j gives the defaults', (cookie) => {
  expect(parseSettings(cookie)).toEqual(defaultSettings);
});
