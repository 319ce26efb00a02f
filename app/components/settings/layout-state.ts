/** What each setting can be, in the order of the panel (spec §2 Right settings panel). `condensed` is set by code alone. */
export const options = {
  layoutType: ['vertical', 'horizontal'],
  layoutModeType: ['light', 'dark'],
  layoutWidth: ['fluid', 'boxed', 'scrollable'],
  topbarTheme: ['light', 'dark', 'colored'],
  leftSideBarType: ['default', 'compact', 'icon', 'condensed'],
  leftSideBarTheme: ['light', 'dark', 'colored', 'winter', 'ladylip', 'plumplate', 'strongbliss', 'greatwhale'],
  leftSideBarThemeImage: ['img1', 'img2', 'img3', 'img4', 'none'],
} as const;

type Options = typeof options;
/** Settings with one value out of a list. */
export type SettingName = keyof Options;
export type SettingValue<Name extends SettingName> = Options[Name][number];

/** The settings that a visitor chose: kept in the cookie, printed by the server. */
export type Settings = { readonly [Name in SettingName]: SettingValue<Name> } & { readonly isPreloader: boolean };

/** Layout settings state, spec §3. What the settings do not hold lasts as long as the page. */
export interface LayoutState extends Settings {
  readonly showRightSidebar: boolean;
  /** Whether the screen was under 992 px at the last change of the sidebar. */
  readonly isMobile: boolean;
  /** Whether the sidebar shows names; false once it is a column of icons. */
  readonly showSidebar: boolean;
  readonly leftMenu: boolean;
}

/** Spec §9, default layout; the sidebar's colour is dark. */
export const defaultSettings: Settings = {
  layoutType: 'vertical',
  layoutModeType: 'light',
  layoutWidth: 'fluid',
  topbarTheme: 'light',
  leftSideBarType: 'default',
  leftSideBarTheme: 'dark',
  leftSideBarThemeImage: 'none',
  isPreloader: false,
};

export function toLayoutState(settings: Settings): LayoutState {
  return { ...settings, showRightSidebar: false, isMobile: false, showSidebar: !isCollapsed(settings.leftSideBarType), leftMenu: false };
}

export function isCollapsed(type: SettingValue<'leftSideBarType'>): boolean {
  return type === 'icon' || type === 'condensed';
}

/** A setting that the layout does not offer goes back to its default: the sidebar's in horizontal, the colored topbar in vertical. */
export function keepOffered<Some extends Settings>(settings: Some): Some {
  if (settings.layoutType === 'vertical')
    return settings.topbarTheme === 'colored' ? { ...settings, topbarTheme: defaultSettings.topbarTheme } : settings;
  const { leftSideBarType, leftSideBarTheme, leftSideBarThemeImage } = defaultSettings;
  return { ...settings, leftSideBarType, leftSideBarTheme, leftSideBarThemeImage };
}

export type LayoutAttributes = Readonly<Record<`data-${string}`, string>>;

/** What the stylesheets read: the settings as attributes of the root (spec §4). The horizontal layout has none of the sidebar's. */
export function toAttributes(state: LayoutState): LayoutAttributes {
  const { layoutType, layoutModeType, layoutWidth, topbarTheme } = state;
  return {
    'data-layout': layoutType,
    'data-theme': layoutModeType,
    'data-topbar': topbarTheme,
    'data-layout-size': layoutWidth === 'boxed' ? 'boxed' : 'fluid',
    'data-layout-scrollable': String(layoutWidth === 'scrollable'),
    ...(layoutType === 'vertical' ? toSidebarAttributes(state) : {}),
  };
}

/** `small` is the compact sidebar. A condensed one opens over the page when touched; under 992 px it is collapsed and no more. */
function toSidebarAttributes({ leftSideBarType, leftSideBarTheme, leftSideBarThemeImage, isMobile }: LayoutState): LayoutAttributes {
  const sizes = { default: 'default', compact: 'small', icon: 'icon', condensed: isMobile ? 'icon' : 'condensed' } as const;
  return { 'data-sidebar': leftSideBarTheme, 'data-sidebar-size': sizes[leftSideBarType], 'data-sidebar-image': leftSideBarThemeImage };
}
