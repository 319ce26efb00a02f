import { dispatchLayout } from '#app/components/settings/layout-dispatch.ts';
import { type LayoutState, options } from '#app/components/settings/layout-state.ts';
import { useText } from '#app/i18n/use-text.ts';
import { SettingGroup } from './setting-group.tsx';

/** What only the vertical layout has, and that only where its sidebar stands. */
export function SidebarSettings({ layout }: { layout: LayoutState }) {
  const { t } = useText();
  return (
    <div className="sidebar-settings">
      <p className="dim">{t('Type, colour and picture of the sidebar are chosen on a wider screen: here it is a drawer.')}</p>
      <SettingGroup
        name="leftSideBarType"
        legend={t('Sidebar type')}
        values={options.leftSideBarType.filter((value) => value !== 'condensed')}
        chosen={layout.leftSideBarType}
        onChoose={(value) => dispatchLayout({ type: 'change sidebar type', value, screenWidth: innerWidth })}
      />
      <SettingGroup
        name="leftSideBarTheme"
        legend={t('Sidebar colour')}
        values={options.leftSideBarTheme}
        chosen={layout.leftSideBarTheme}
        look="swatch"
        picture={(value) => <span className="setting-swatch" data-colour={value} />}
        onChoose={(value) => dispatchLayout({ type: 'change sidebar theme', value })}
      />
      <SettingGroup
        name="leftSideBarThemeImage"
        legend={t('Sidebar picture')}
        values={options.leftSideBarThemeImage}
        chosen={layout.leftSideBarThemeImage}
        look="swatch"
        picture={(value) => <span className="setting-swatch" data-picture={value} />}
        onChoose={(value) => dispatchLayout({ type: 'change sidebar theme image', value })}
      />
    </div>
  );
}
