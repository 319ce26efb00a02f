import { describe, expect, it } from 'vitest';
import { defaultSettings, type Settings } from './layout-state.ts';
import { formatSettings, parseSettings, presets, SETTINGS_COOKIE, toPageSettings, toSettings } from './settings.ts';

const parse = (value: string) => parseSettings(`a=b; ${SETTINGS_COOKIE}=${value}; c=d`);

describe('the settings cookie', () => {
  it.each<Settings>([
    defaultSettings,
    { ...defaultSettings, layoutModeType: 'dark', leftSideBarType: 'icon', leftSideBarTheme: 'winter', leftSideBarThemeImage: 'img3' },
    { ...defaultSettings, layoutType: 'horizontal', layoutWidth: 'boxed', topbarTheme: 'colored', isPreloader: true },
    ...Object.values(presets),
  ])('the cookie keeps %j', (settings) => {
    expect(parse(formatSettings(settings))).toEqual(settings);
  });

  it('the cookie leaves defaults out', () => {
    expect(formatSettings(defaultSettings)).toBe('');
  });

  it.each([
    '',
    '%%%&mode=blue&sidebar=__proto__',
    'layout=diagonal&width=&topbar=constructor&colour=red&picture=img9&preloader=yes',
    '{"layoutType":"horizontal"}',
    'x'.repeat(10_000),
  ])('the cookie %j is read as the defaults', (value) => {
    expect(parse(value)).toEqual(defaultSettings);
  });

  it('a visitor without the cookie has the defaults', () => {
    expect(parseSettings(null)).toEqual(defaultSettings);
    expect(parseSettings('')).toEqual(defaultSettings);
  });

  it('values that the layout does not offer are dropped', () => {
    expect(parse('topbar=colored').topbarTheme).toBe('light');
    expect(parse('layout=horizontal&sidebar=icon&colour=winter&picture=img1')).toEqual({ ...defaultSettings, layoutType: 'horizontal' });
  });
});

describe('a preset of settings', () => {
  it('a preset in the address counts before the cookie', () => {
    const url = new URL('http://surge.test/formats?look=press');
    expect(toSettings(url, `${SETTINGS_COOKIE}=mode=dark`)).toEqual(presets.press);
    for (const name of ['', 'constructor', '__proto__', 'red']) {
      url.searchParams.set('look', name);
      expect(toSettings(url, null)).toEqual(defaultSettings);
    }
  });
});

describe('what a page depends on', () => {
  const settings: Settings = { ...presets.night, isPreloader: true };
  it('outside the shell a page depends on the mode alone', () => {
    expect(formatSettings(toPageSettings(settings, false))).toBe('mode=dark');
  });
  it('inside the shell a page depends on all settings, on the preloader only in the horizontal layout', () => {
    expect(toPageSettings(settings, true)).toEqual(presets.night);
    expect(toPageSettings({ ...presets.press, isPreloader: true }, true).isPreloader).toBe(true);
  });
});
