import '#app/ui/button.css';
import { useSettings } from '#app/components/settings/use-settings.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';

/** On wide screens: the sidebar as a column of names or of icons. Remembered with the other settings. */
export function SidebarToggle() {
  const { t } = useText();
  const { settings, change } = useSettings();
  const isCollapsed = settings.leftSideBarType === 'icon';
  return (
    <button
      type="button"
      className="icon-button shell-wide"
      aria-controls={SIDEBAR_ID}
      aria-expanded={!isCollapsed}
      aria-label={t(isCollapsed ? 'Expand sidebar' : 'Collapse sidebar')}
      onClick={() => change({ leftSideBarType: isCollapsed ? 'default' : 'icon' })}
    >
      <Icon name="sidebar" size={22} />
    </button>
  );
}
