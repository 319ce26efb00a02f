import { describe, expect, it } from 'vitest';
import { type LayoutAction, reduceLayout } from './layout-dispatch.ts';
import {
  defaultSettings,
  type LayoutAttributes,
  type LayoutState,
  options,
  type SettingName,
  type SettingValue,
  toAttributes,
  toLayoutState,
} from './layout-state.ts';
import { formatSettings, parseSettings, SETTINGS_COOKIE } from './settings.ts';

const WIDE = 1280;
const initial = toLayoutState(defaultSettings);
const run = (actions: readonly LayoutAction[], state = initial) => actions.reduce(reduceLayout, state);

type Combination = { readonly [Name in SettingName]?: SettingValue<Name> };

/** One combination for every way to choose one value of each list. */
function combine(lists: Readonly<Partial<Record<SettingName, readonly string[]>>>): Combination[] {
  return Object.entries(lists).reduce<Combination[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

const { layoutModeType, layoutWidth, leftSideBarTheme, leftSideBarThemeImage } = options;
/** Vertical: 2 modes x 3 widths x 2 topbars x 3 sidebar types x 8 colours x 5 pictures = 1440. Horizontal: 2 modes x 3 widths x 3 topbars = 18. */
const combinations = [
  ...combine({
    layoutType: ['vertical'],
    layoutModeType,
    layoutWidth,
    topbarTheme: ['light', 'dark'],
    leftSideBarType: ['default', 'compact', 'icon'],
    leftSideBarTheme,
    leftSideBarThemeImage,
  }),
  ...combine({ layoutType: ['horizontal'], layoutModeType, layoutWidth, topbarTheme: options.topbarTheme }),
];

/** The choices of a visitor in the panel, from top to bottom. */
function choose(wanted: Combination): LayoutAction[] {
  const { layoutType, topbarTheme, leftSideBarType } = wanted;
  return [
    ...(layoutType ? [{ type: 'change layout', value: layoutType } as const] : []),
    ...(wanted.layoutModeType ? [{ type: 'change layout mode', value: wanted.layoutModeType } as const] : []),
    ...(wanted.layoutWidth ? [{ type: 'change layout width', value: wanted.layoutWidth } as const] : []),
    ...(topbarTheme ? [{ type: 'change topbar theme', value: topbarTheme } as const] : []),
    ...(leftSideBarType ? [{ type: 'change sidebar type', value: leftSideBarType, screenWidth: WIDE } as const] : []),
    ...(wanted.leftSideBarTheme ? [{ type: 'change sidebar theme', value: wanted.leftSideBarTheme } as const] : []),
    ...(wanted.leftSideBarThemeImage ? [{ type: 'change sidebar theme image', value: wanted.leftSideBarThemeImage } as const] : []),
  ];
}

/** The attributes of a combination, written without the code under test. */
function expected(wanted: Combination): LayoutAttributes {
  const sizes = { default: 'default', compact: 'small', icon: 'icon', condensed: 'condensed' };
  const sidebar = {
    'data-sidebar': wanted.leftSideBarTheme ?? '',
    'data-sidebar-size': sizes[wanted.leftSideBarType ?? 'default'],
    'data-sidebar-image': wanted.leftSideBarThemeImage ?? '',
  };
  return {
    'data-layout': wanted.layoutType ?? '',
    'data-theme': wanted.layoutModeType ?? '',
    'data-topbar': wanted.topbarTheme ?? '',
    'data-layout-size': wanted.layoutWidth === 'boxed' ? 'boxed' : 'fluid',
    'data-layout-scrollable': wanted.layoutWidth === 'scrollable' ? 'true' : 'false',
    ...(wanted.layoutType === 'vertical' ? sidebar : {}),
  };
}

describe('every combination of settings', () => {
  it('there are 1,458 combinations of settings', () => {
    expect(combinations).toHaveLength(1458);
    expect(new Set(combinations.map((one) => JSON.stringify(one))).size).toBe(1458);
  });

  it('every combination can be chosen, shows as attributes, and is kept by the cookie', () => {
    for (const wanted of combinations) {
      const state = run(choose(wanted));
      expect(state).toMatchObject(wanted);
      expect(toAttributes(state)).toEqual(expected(wanted));
      expect(parseSettings(`${SETTINGS_COOKIE}=${formatSettings(state)}`)).toMatchObject(wanted);
    }
  });

  it('a change of layout drops the values that the new one does not offer', () => {
    for (const wanted of combinations) {
      const state = run(choose(wanted));
      const there = run([{ type: 'change layout', value: wanted.layoutType === 'vertical' ? 'horizontal' : 'vertical' }], state);
      const back = run([{ type: 'change layout', value: wanted.layoutType ?? 'vertical' }], there);
      expect(there).toMatchObject({ layoutModeType: wanted.layoutModeType, layoutWidth: wanted.layoutWidth });
      expect(there.topbarTheme).toBe(wanted.topbarTheme === 'colored' ? 'light' : wanted.topbarTheme);
      const vertical = there.layoutType === 'vertical' ? there : back;
      const type = wanted.layoutWidth === 'boxed' ? 'icon' : 'default';
      expect(vertical).toMatchObject({ leftSideBarType: type, leftSideBarTheme: 'dark', leftSideBarThemeImage: 'none' });
      expect(Object.keys(toAttributes(there.layoutType === 'vertical' ? back : there)).filter((name) => name.startsWith('data-sidebar'))).toEqual([]);
    }
  });

  it('choosing a width last sets the sidebar of that width', () => {
    for (const wanted of combinations.filter(({ layoutType }) => layoutType === 'vertical')) {
      for (const [value, type, isScrollable] of [
        ['boxed', 'icon', 'false'],
        ['scrollable', 'default', 'true'],
        ['fluid', 'default', 'false'],
      ] as const) {
        const state = run([...choose(wanted), { type: 'change layout width', value }]);
        expect(state).toMatchObject({ leftSideBarType: type, showSidebar: type === 'default' });
        expect(toAttributes(state)['data-layout-scrollable']).toBe(isScrollable);
      }
    }
  });
});

describe('the rules of one setting', () => {
  const change = (action: LayoutAction, state = initial) => reduceLayout(state, action);
  const horizontal = run([{ type: 'change layout', value: 'horizontal' }]);

  it.each<LayoutAction>([
    { type: 'change sidebar type', value: 'icon', screenWidth: WIDE },
    { type: 'change sidebar theme', value: 'winter' },
    { type: 'change sidebar theme image', value: 'img1' },
    { type: 'show sidebar', value: false, screenWidth: WIDE },
  ])('the horizontal layout has no sidebar to change: %j', (action) => {
    expect(change(action, horizontal)).toBe(horizontal);
  });

  it('the width boxed adds no sidebar to the horizontal layout', () => {
    expect(change({ type: 'change layout width', value: 'boxed' }, horizontal)).toMatchObject({ leftSideBarType: 'default', showSidebar: true });
  });

  it('the vertical layout has no colored topbar', () => {
    const dark = change({ type: 'change topbar theme', value: 'dark' });
    expect(change({ type: 'change topbar theme', value: 'colored' }, dark)).toBe(dark);
  });

  it.each([
    [998, true],
    [999, false],
  ])('a sidebar collapses above 998 px only: %d px', (screenWidth, showSidebar) => {
    const state = change({ type: 'show sidebar', value: false, screenWidth });
    expect(state).toMatchObject({ showSidebar, leftSideBarType: showSidebar ? 'default' : 'icon' });
    expect(change({ type: 'show sidebar', value: true, screenWidth: WIDE }, state)).toMatchObject({ showSidebar: true, leftSideBarType: 'default' });
  });

  it.each([
    [991, 'icon', true],
    [992, 'condensed', false],
  ])('a condensed sidebar is collapsed, and from 992 px on enabled too: %d px', (screenWidth, size, isMobile) => {
    const state = change({ type: 'change sidebar type', value: 'condensed', screenWidth });
    expect(state).toMatchObject({ showSidebar: false, isMobile });
    expect(toAttributes(state)['data-sidebar-size']).toBe(size);
  });

  it('the other settings are on or off', () => {
    const flip = (state: LayoutState) => change({ type: 'toggle left menu' }, state);
    expect(flip(initial).leftMenu).toBe(true);
    expect(flip(flip(initial)).leftMenu).toBe(false);
    expect(change({ type: 'change layout', value: 'horizontal' }, flip(initial)).leftMenu).toBe(false);
    expect(change({ type: 'show right sidebar', value: true }).showRightSidebar).toBe(true);
    expect(change({ type: 'change preloader', value: true }).isPreloader).toBe(true);
  });
});
