import '#app/ui/button.css';
import { useEffect, useRef } from 'react';
import { dispatchLayout } from '#app/components/settings/layout-dispatch.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { loadSettingsPanel } from './settings-host.tsx';
import { SETTINGS_PANEL_ID } from './settings-panel-id.ts';

/** Opens and closes the settings panel; the first sign of interest fetches it, also one that came before the page could hear it. */
export function SettingsButton() {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  // What hovers or has the focus already tells nobody.
  useEffect(() => {
    if (button.current?.matches(':hover, :focus')) void loadSettingsPanel();
  }, []);
  const isOpen = useLayout(({ showRightSidebar }) => showRightSidebar);
  return (
    <button
      type="button"
      className="icon-button settings-button"
      ref={button}
      aria-label={t('Settings')}
      aria-expanded={isOpen}
      aria-controls={SETTINGS_PANEL_ID}
      onPointerEnter={loadSettingsPanel}
      onTouchStart={loadSettingsPanel}
      onFocus={loadSettingsPanel}
      onClick={() => dispatchLayout({ type: 'show right sidebar', value: !isOpen })}
    >
      <Icon name="settings" />
    </button>
  );
}
