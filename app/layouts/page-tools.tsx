import { LanguageMenu } from '#app/components/language-menu.tsx';
import { ThemeToggle } from '#app/components/settings/theme-toggle.tsx';

/** What every frame but the dashboard's offers: language and mode. */
export function PageTools() {
  return (
    <>
      <LanguageMenu />
      <ThemeToggle />
    </>
  );
}
