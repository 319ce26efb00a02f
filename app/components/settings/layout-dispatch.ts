import { readCookie } from '#app/cookies.ts';
import { dropParameter } from '#app/drop-parameter.ts';
import { isCollapsed, keepOffered, type LayoutState, type SettingValue, toLayoutState } from './layout-state.ts';
import { formatSettings, PRESET_PARAMETER, parseSettings, SETTINGS_COOKIE, storeSettings } from './settings.ts';
import { peekLayout, publishLayout } from './use-layout.ts';

/** Everything that can happen to the layout, by the names of spec §4. Widths are the screen's, in CSS pixels. */
export type LayoutAction =
  | { readonly type: 'change layout'; readonly value: SettingValue<'layoutType'> }
  | { readonly type: 'change layout mode'; readonly value: SettingValue<'layoutModeType'> }
  | { readonly type: 'change layout width'; readonly value: SettingValue<'layoutWidth'> }
  | { readonly type: 'change topbar theme'; readonly value: SettingValue<'topbarTheme'> }
  | { readonly type: 'change sidebar type'; readonly value: SettingValue<'leftSideBarType'>; readonly screenWidth: number }
  | { readonly type: 'change sidebar theme'; readonly value: SettingValue<'leftSideBarTheme'> }
  | { readonly type: 'change sidebar theme image'; readonly value: SettingValue<'leftSideBarThemeImage'> }
  | { readonly type: 'change preloader'; readonly value: boolean }
  | { readonly type: 'show sidebar'; readonly value: boolean; readonly screenWidth: number }
  | { readonly type: 'toggle left menu' }
  | { readonly type: 'show right sidebar'; readonly value: boolean };

/** The sidebar collapses on wider screens only. Spec §9. */
export const COLLAPSE_ABOVE_PX = 998;
/** From here on a condensed sidebar ends collapsed and enabled, below it is a drawer. Spec §9. */
export const CONDENSED_FROM_PX = 992;

/** Spec §4: boxed forces the icon sidebar, the other widths the default one. A type may be chosen again afterwards. */
const typeOfWidth = { fluid: 'default', boxed: 'icon', scrollable: 'default' } as const;

/** Every rule of the layout settings (spec §4). Pure; what a layout does not offer is not changed by it. */
export function reduceLayout(state: LayoutState, action: LayoutAction): LayoutState {
  const isVertical = state.layoutType === 'vertical';
  switch (action.type) {
    case 'change layout':
      return changeLayout(state, action.value);
    case 'change layout mode':
      return { ...state, layoutModeType: action.value };
    case 'change layout width':
      return withSidebarOfWidth({ ...state, layoutWidth: action.value });
    case 'change topbar theme':
      return isVertical && action.value === 'colored' ? state : { ...state, topbarTheme: action.value };
    case 'change sidebar type':
      return isVertical ? { ...withSidebarType(state, action.value), isMobile: action.screenWidth < CONDENSED_FROM_PX } : state;
    case 'change sidebar theme':
      return isVertical ? { ...state, leftSideBarTheme: action.value } : state;
    case 'change sidebar theme image':
      return isVertical ? { ...state, leftSideBarThemeImage: action.value } : state;
    case 'change preloader':
      return { ...state, isPreloader: action.value };
    case 'show sidebar':
      return isVertical && action.screenWidth > COLLAPSE_ABOVE_PX
        ? { ...withSidebarType(state, action.value ? 'default' : 'icon'), isMobile: false }
        : state;
    case 'toggle left menu':
      return { ...state, leftMenu: !state.leftMenu };
    case 'show right sidebar':
      return { ...state, showRightSidebar: action.value };
  }
}

function changeLayout(state: LayoutState, layoutType: LayoutState['layoutType']): LayoutState {
  if (layoutType === state.layoutType) return state;
  return withSidebarOfWidth(keepOffered({ ...state, layoutType, leftMenu: false }));
}

function withSidebarOfWidth(state: LayoutState): LayoutState {
  return state.layoutType === 'vertical' ? withSidebarType(state, typeOfWidth[state.layoutWidth]) : { ...state, showSidebar: true };
}

function withSidebarType(state: LayoutState, leftSideBarType: LayoutState['leftSideBarType']): LayoutState {
  return { ...state, leftSideBarType, showSidebar: !isCollapsed(leftSideBarType) };
}

/**
 * Changes the layout, by the rules of the reducer, and keeps what was chosen. Apart from the store: pages outside the shell know only
 * the mode, and fetch this when the visitor is about to press its button.
 */
export function dispatchLayout(action: LayoutAction): void {
  const state = peekLayout();
  if (!state) return;
  const next = reduceLayout(state, action);
  if (next === state) return;
  publishLayout(next);
  if (formatSettings(next) === formatSettings(state)) return;
  storeSettings(next);
  dropParameter(PRESET_PARAMETER);
}

// The page may have been drawn without knowing all settings, and another tab may have chosen meanwhile.
if (typeof document !== 'undefined') {
  followSettings();
  document.addEventListener('visibilitychange', followSettings);
}

/** What another tab chose; a hidden page waits until it is seen. */
export function followSettings(): void {
  const state = peekLayout();
  const stored = readStored();
  if (document.hidden || !stored || (state && formatSettings(stored) === formatSettings(state))) return;
  publishLayout({ ...stored, showRightSidebar: state?.showRightSidebar ?? false });
}

function readStored(): LayoutState | undefined {
  return readCookie(document.cookie, SETTINGS_COOKIE) === undefined ? undefined : toLayoutState(parseSettings(document.cookie));
}
