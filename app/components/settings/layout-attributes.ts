import type { LayoutState } from './layout-state.ts';

export type LayoutAttributes = Readonly<Record<`data-${string}`, string>>;

/** What the stylesheet reads: every look of the shell as attributes of the root (spec §4). The horizontal layout has none of the sidebar's. */
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
