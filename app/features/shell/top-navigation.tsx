import './top-navigation.css';
import { type KeyboardEvent, memo } from 'react';
import { dispatchLayout } from '#app/components/settings/layout-dispatch.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';
import { MENU_BUTTON_ID, TOP_NAVIGATION_ID } from './menu-button.tsx';
import { navigationEntries } from './navigation-entries.ts';
import { ShellEntry } from './shell-entry.tsx';

/** The horizontal layout's formats: a row under the topbar, below 992 px a list that the menu button opens (leftMenu). */
export const TopNavigation = memo(function TopNavigation() {
  const { t } = useText();
  const isOpen = useLayout(({ leftMenu }) => leftMenu);
  const close = () => isOpen && dispatchLayout({ type: 'toggle left menu' });
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    document.getElementById(MENU_BUTTON_ID)?.focus();
  };
  return (
    <nav
      className="top-navigation"
      id={TOP_NAVIGATION_ID}
      aria-label={t('Ad-Formats')}
      data-open={isOpen || undefined}
      onClick={close}
      onKeyDown={closeOnEscape}
    >
      <ul>
        {navigationEntries.map((entry) => (
          <li key={entry.path}>
            <ShellEntry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
});
