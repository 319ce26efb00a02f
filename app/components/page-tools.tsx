import { LanguageMenu } from './language-menu.tsx';
import { ThemeToggle } from './settings/theme-toggle.tsx';

/** What a page outside the dashboard offers: its language and its mode. */
export function PageTools() {
  return (
    <>
      <LanguageMenu />
      <ThemeToggle />
    </>
  );
}
