import './settings-panel.css';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dispatchLayout } from '#app/components/settings/layout-dispatch.ts';
import { LOOK_PARAMETER } from '#app/components/settings/looks.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { demoVariants } from './setting-choices.ts';
import { SettingGroups } from './setting-groups.tsx';
import { SETTINGS_PANEL_ID } from './settings-panel-id.ts';

const close = () => dispatchLayout({ type: 'show right sidebar', value: false });
const isOwnButton = (target: Element) => target.closest(`[aria-controls="${SETTINGS_PANEL_ID}"]`) !== null;

/** The layout settings beside the page they change: not modal, so every choice is seen at once. */
export function SettingsPanel({ isOpen }: { isOpen: boolean }) {
  const { t } = useText();
  const panel = useRef<HTMLDivElement>(null);

  // The panel takes the focus when it opens and gives it back when it closes; a tap outside is the document's to hear.
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    element.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Element && !element.contains(target) && !isOwnButton(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      const isLost = document.activeElement === document.body || element.contains(document.activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
  const closeOnLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget) && !isOwnButton(relatedTarget)) close();
  };

  return (
    <div
      className="settings-panel"
      id={SETTINGS_PANEL_ID}
      role="dialog"
      aria-labelledby="settings-heading"
      tabIndex={-1}
      ref={panel}
      hidden={!isOpen}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <div className="settings-panel-head">
        <h2 id="settings-heading">{t('Settings')}</h2>
        <button type="button" className="icon-button" aria-label={t('Close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <SettingGroups />
      <div className="settings-panel-foot">
        <p className="settings-panel-legend">{t('Ready-made looks')}</p>
        <ul>
          {demoVariants.map(({ look, label }) => (
            <li key={look}>
              {/* A full load: the server draws the look, and remembers it by the link. */}
              <a href={`/formats?${LOOK_PARAMETER}=${look}`}>{t(label)}</a>
            </li>
          ))}
        </ul>
        <Link className="button button-go" to="/start-campaign" onClick={close}>
          {t('Purchase Now')}
          <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}
