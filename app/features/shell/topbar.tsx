import '#app/ui/button.css';
import { memo } from 'react';
import { LanguageMenu } from '#app/components/language-menu.tsx';
import { Logo } from '#app/components/logo.tsx';
import { ThemeToggle } from '#app/components/settings/theme-toggle.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';
import { SidebarToggle } from './sidebar-toggle.tsx';

/** Left what moves the sidebar, right what belongs to the visitor. */
export const Topbar = memo(function Topbar() {
  const { t } = useText();
  return (
    <header className="shell-topbar">
      <button type="button" className="icon-button shell-narrow" popoverTarget={SIDEBAR_ID} aria-label={t('Menu')}>
        <Icon name="menu" />
      </button>
      <div className="shell-narrow">
        <Logo />
      </div>
      <SidebarToggle />
      <div className="shell-topbar-end">
        <LanguageMenu />
        <ThemeToggle />
      </div>
    </header>
  );
});
