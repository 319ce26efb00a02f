import '#app/ui/button.css';
import { memo } from 'react';
import { NavLink } from 'react-router';
import { Logo } from '#app/components/logo.tsx';
import { toFigure } from '#app/components/to-figure.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { closeOnLeave, closeOnLink } from '#app/ui/popover.ts';
import { demos } from '#catalogue/demos.ts';
import { listNavigation } from './navigation.ts';

/** The topbar's menu button opens this element by its id, without script. */
export const SIDEBAR_ID = 'shell-sidebar';

const entries = listNavigation(demos);

/**
 * A column on wide screens. Below 992 px the same element is a drawer: a native popover, so the button, Escape, a tap outside
 * and the return of focus work before any script runs. Shown as a column it never opens as one.
 */
export const Sidebar = memo(function Sidebar() {
  const { t, tData, language } = useText();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links inside turn the Enter key into a click
    <aside className="shell-sidebar" id={SIDEBAR_ID} popover="auto" onClick={closeOnLink} onBlur={closeOnLeave}>
      <div className="shell-sidebar-head">
        <Logo />
        <button type="button" className="icon-button shell-narrow" popoverTarget={SIDEBAR_ID} popoverTargetAction="hide" aria-label={t('Close')}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-labelledby="shell-formats">
        <p className="shell-sidebar-title" id="shell-formats">
          {t('Ad-Formats')}
        </p>
        <ul>
          {entries.map(({ label, path, icon, count }) => (
            <li key={path}>
              <NavLink className="shell-item" to={path}>
                <Icon name={icon} size={22} />
                <span className="shell-item-name">{tData(label)}</span>
                <span className="shell-item-count mono">{toFigure(count, language.tag)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
});
