import { LanguageMenu } from '#app/components/language-menu.tsx';
import { ThemeToggle } from '#app/components/settings/theme-toggle.tsx';

/** Menus of language and mode, in every frame but the dashboard's. */
export function PageTools() {
  return (
    <>
      <LanguageMenu />
      <ThemeToggle />
    </>
  );
}
