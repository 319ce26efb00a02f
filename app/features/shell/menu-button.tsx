import '#app/ui/button.css';
import { dispatchLayout } from '#app/components/settings/layout-dispatch.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

export const TOP_NAVIGATION_ID = 'top-navigation';
export const MENU_BUTTON_ID = 'menu-button';

/** Opens the horizontal layout's menu on small screens. */
export function MenuButton() {
  const { t } = useText();
  const isOpen = useLayout(({ leftMenu }) => leftMenu);
  return (
    <button
      type="button"
      className="icon-button shell-narrow"
      id={MENU_BUTTON_ID}
      aria-controls={TOP_NAVIGATION_ID}
      aria-expanded={isOpen}
      aria-label={t('Menu')}
      onClick={() => dispatchLayout({ type: 'toggle left menu' })}
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
    </button>
  );
}
