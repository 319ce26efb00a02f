import './menus.css';
import './topbar.css';
import '#app/ui/button.css';
import { memo } from 'react';
import { LanguageMenu } from '#app/components/language-menu.tsx';
import { Logo } from '#app/components/logo.tsx';
import { ThemeToggle } from '#app/components/settings/theme-toggle.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FullscreenButton } from './fullscreen-button.tsx';
import { MenuButton } from './menu-button.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { SearchButton } from './search-button.tsx';
import { SettingsButton } from './settings-button.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';
import { SidebarToggle } from './sidebar-toggle.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { UserMenu } from './user-menu.tsx';

/** Left what moves the menu, right what belongs to the visitor. */
export const Topbar = memo(function Topbar({ isHorizontal }: { isHorizontal: boolean }) {
  const { t } = useText();
  return (
    <header className="shell-topbar">
      {isHorizontal ? (
        <MenuButton />
      ) : (
        <button type="button" className="icon-button shell-narrow" popoverTarget={SIDEBAR_ID} aria-label={t('Menu')}>
          <Icon name="menu" />
        </button>
      )}
      <div className={isHorizontal ? 'shell-topbar-logo' : 'shell-topbar-logo shell-narrow'}>
        <Logo />
      </div>
      {!isHorizontal && <SidebarToggle />}
      <SearchButton />
      <div className="shell-topbar-end">
        <LanguageMenu />
        <FullscreenButton />
        <div className="shell-account for-signed-in">
          <NotificationMenu />
        </div>
        <ThemeToggle />
        <SettingsButton />
        <div className="shell-account for-signed-in">
          <UserMenu />
        </div>
        <SignInLink />
      </div>
    </header>
  );
});
