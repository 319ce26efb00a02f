import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import type { LayoutState } from './layout-state.ts';
import { useLayout } from './use-layout.ts';

let dispatch: typeof import('./layout-dispatch.ts').dispatchLayout | undefined;

/** Fetched when pointer or focus reaches the button; the shell has loaded it already. */
async function loadDispatch() {
  dispatch ??= (await import('./layout-dispatch.ts')).dispatchLayout;
  return dispatch;
}

/** Once loaded, in the click itself: waiting for a promise would cost a frame. */
async function change(value: LayoutState['layoutModeType']) {
  (dispatch ?? (await loadDispatch()))({ type: 'change layout mode', value });
}

export function ThemeToggle() {
  const { t } = useText();
  const other = useLayout(({ layoutModeType }) => (layoutModeType === 'dark' ? 'light' : 'dark'));
  return (
    <IconButton
      className="theme-toggle"
      label={t(other === 'dark' ? 'Switch to dark' : 'Switch to light')}
      onPointerEnter={loadDispatch}
      onFocus={loadDispatch}
      onClick={() => change(other)}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
    </IconButton>
  );
}
