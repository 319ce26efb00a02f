import '#app/ui/button.css';
import { useText } from '#app/i18n/use-text.ts';
import { useLayout } from './use-layout.ts';

/** Fetched with the first sign of interest; inside the shell it is there already. */
const loadDispatch = () => import('./layout-dispatch.ts');

export function ThemeToggle() {
  const { t } = useText();
  const other = useLayout(({ layoutModeType }) => (layoutModeType === 'dark' ? 'light' : 'dark'));
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      aria-label={t(other === 'dark' ? 'Switch to dark' : 'Switch to light')}
      onPointerEnter={loadDispatch}
      onFocus={loadDispatch}
      onClick={async () => (await loadDispatch()).dispatchLayout({ type: 'change layout mode', value: other })}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
    </button>
  );
}
