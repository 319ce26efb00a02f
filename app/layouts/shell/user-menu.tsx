import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { FALLBACK_NAME } from '#app/components/session/session.ts';
import { useSession } from '#app/components/session/use-session.ts';
import { dispatchLayout } from '#app/components/settings/layout-dispatch.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { closeOnLeave, closeOnLink, closePopover, focusFirst, roveFocus } from '#app/ui/popover.ts';
import { accountEntries, LOCK_PATH } from './account-entries.ts';
import { loadSettingsPanel } from './settings-host.tsx';

const MENU_ID = 'user-menu';
const BUTTON_ID = 'user-button';

/** Who is signed in, and what belongs to them: a native popover that is a menu. The name is in the page before hydration (app/hydration/shell-boot.ts). */
export function UserMenu() {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const mode = useLayout(({ layoutModeType }) => layoutModeType);
  const name = useSession()?.username ?? FALLBACK_NAME;
  const openSettings = ({ currentTarget }: MouseEvent) => {
    // First: focus goes back to the menu's button, and from there to the panel.
    const menu = currentTarget.closest<HTMLElement>('[popover]');
    if (menu) closePopover(menu);
    dispatchLayout({ type: 'show right sidebar', value: true });
  };
  return (
    <>
      <button
        type="button"
        className="user-button"
        id={BUTTON_ID}
        popoverTarget={MENU_ID}
        aria-haspopup="menu"
        aria-label={t('{{name}}, account', { name })}
        onPointerEnter={loadSettingsPanel}
        suppressHydrationWarning
      >
        <span className="user-button-letter" data-letter={name.slice(0, 1).toUpperCase()} suppressHydrationWarning />
        <span className="user-button-name" suppressHydrationWarning>
          {name}
        </span>
      </button>
      <div
        className="shell-menu user-menu"
        id={MENU_ID}
        popover="auto"
        role="menu"
        aria-labelledby={BUTTON_ID}
        data-theme={mode}
        onClick={closeOnLink}
        onBlur={closeOnLeave}
        onToggle={focusFirst}
        onKeyDown={roveFocus}
      >
        {accountEntries.map(({ label, path, icon }) => (
          <Link key={path} to={path} role="menuitem" tabIndex={-1}>
            <Icon name={icon} />
            {t(label)}
          </Link>
        ))}
        <button type="button" role="menuitem" tabIndex={-1} onClick={openSettings}>
          <Icon name="settings" />
          {t('Settings')}
        </button>
        <Link to={`${LOCK_PATH}?next=${encodeURIComponent(pathname + search)}`} role="menuitem" tabIndex={-1}>
          <Icon name="lock" />
          {t('Lock screen')}
        </Link>
        <hr />
        <Link to="/logout" role="menuitem" tabIndex={-1}>
          <Icon name="leave" />
          {t('Logout')}
        </Link>
      </div>
    </>
  );
}
