import { type ToggleEvent, useState } from 'react';
import { CONDENSED_FROM_PX } from '#app/components/settings/layout-dispatch.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { closeFrom, closeOnLeave, closeOnLink } from '#app/ui/popover.ts';
import { isBranch, menu } from './workspace-menu.ts';
import { EntryName, OpenPages, PageLink, Trail, useTrail } from './workspace-tree.tsx';

/** Both kinds of the menu are one chunk. */
export { TreeMenu } from './workspace-tree.tsx';

const MEGA_ID = 'mega-menu';
const closeWhenNarrow = closeFrom(CONDENSED_FROM_PX);

/** The horizontal layout's: a button in the topbar, and behind it every page in columns. */
export function MegaMenu() {
  const { t } = useText();
  const mode = useLayout(({ layoutModeType }) => layoutModeType);
  const [isOpen, setIsOpen] = useState(false);
  const trail = useTrail();
  const follow = (event: ToggleEvent<HTMLElement>) => {
    setIsOpen(event.newState === 'open');
    closeWhenNarrow(event);
  };
  return (
    <>
      <button type="button" className="mega-menu-button" popoverTarget={MEGA_ID} aria-expanded={isOpen}>
        {t('Workspace')}
        <Icon name="next" size={14} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside turn the Enter key into a click */}
      <nav
        className="mega-menu"
        id={MEGA_ID}
        popover="auto"
        aria-label={t('Workspace')}
        data-theme={mode}
        onClick={closeOnLink}
        onBlur={closeOnLeave}
        onToggle={follow}
      >
        <Trail value={trail}>
          {menu.map(({ label, pages }) => (
            <section className="mega-menu-part" key={label} aria-label={t(label)}>
              <p className="mega-menu-group">{t(label)}</p>
              <div className="mega-menu-columns">
                {pages.map((entry) => (
                  <div key={entry.label}>
                    {isBranch(entry) ? (
                      <>
                        <p className="mega-menu-name">
                          <EntryName entry={entry} />
                        </p>
                        <OpenPages entries={entry.pages} />
                      </>
                    ) : (
                      <PageLink page={entry} className="mega-menu-name" />
                    )}
                  </div>
                ))}
              </div>
            </section>
          ))}
        </Trail>
      </nav>
    </>
  );
}
