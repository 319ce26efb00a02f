import { dispatchLayout } from '#app/components/settings/layout-dispatch.ts';
import { options } from '#app/components/settings/layout-state.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';
import { LayoutPlan } from './layout-plan.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SidebarSettings } from './sidebar-settings.tsx';

/** All settings in the order of spec §2; a layout shows those it offers. */
export function SettingGroups() {
  const { t } = useText();
  const layout = useLayout((state) => state);
  const isVertical = layout.layoutType === 'vertical';
  return (
    <>
      <SettingGroup
        name="layoutType"
        legend={t('Layout')}
        values={options.layoutType}
        chosen={layout.layoutType}
        look="plan"
        picture={(value) => <LayoutPlan layout={value} />}
        onChoose={(value) => dispatchLayout({ type: 'change layout', value })}
      />
      <SettingGroup
        name="layoutModeType"
        legend={t('Mode')}
        values={options.layoutModeType}
        chosen={layout.layoutModeType}
        onChoose={(value) => dispatchLayout({ type: 'change layout mode', value })}
      />
      <SettingGroup
        name="layoutWidth"
        legend={t('Width')}
        values={options.layoutWidth}
        chosen={layout.layoutWidth}
        onChoose={(value) => dispatchLayout({ type: 'change layout width', value })}
      />
      <SettingGroup
        name="topbarTheme"
        legend={t('Topbar')}
        values={options.topbarTheme.filter((value) => !isVertical || value !== 'colored')}
        chosen={layout.topbarTheme}
        onChoose={(value) => dispatchLayout({ type: 'change topbar theme', value })}
      />
      {isVertical && <SidebarSettings layout={layout} />}
      <label className="settings-panel-switch">
        <span>
          {t('Preloader')}
          <small className="dim">{t('2.5 seconds, in the horizontal layout')}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={layout.isPreloader}
          checked={layout.isPreloader}
          onChange={({ target }) => dispatchLayout({ type: 'change preloader', value: target.checked })}
        />
      </label>
    </>
  );
}
