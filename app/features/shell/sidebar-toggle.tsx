import '#app/ui/button.css';
import { dispatchLayout } from '#app/components/settings/layout-dispatch.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';

/** On wide screens: the sidebar as a column of names or of icons. Remembered with the other settings. */
export function SidebarToggle() {
  const { t } = useText();
  const isShown = useLayout(({ showSidebar }) => showSidebar);
  return (
    <button
      type="button"
      className="icon-button shell-sidebar-toggle"
      aria-controls={SIDEBAR_ID}
      aria-expanded={isShown}
      aria-label={t(isShown ? 'Collapse sidebar' : 'Expand sidebar')}
      onClick={() => dispatchLayout({ type: 'show sidebar', value: !isShown, screenWidth: innerWidth })}
    >
      <Icon name="sidebar" size={22} />
    </button>
  );
}
