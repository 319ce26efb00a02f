import './workspace-menu.css';
import { createContext, use, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { formatNumber } from '#app/components/format-number.ts';
import { CONDENSED_FROM_PX } from '#app/components/settings/layout-dispatch.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { glyphs } from '#app/components/workspace-glyphs.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Glyph, Icon } from '#app/ui/icon.tsx';
import { closeOnLeave, closeOnLink } from '#app/ui/popover.ts';
import { useDeviceStore } from '#app/use-device-store.ts';
import { isOpenBranch, menuChoices } from './workspace-choices.ts';
import { type CountName, useCount } from './workspace-counts.ts';
import { findTrail, isBranch, type MenuBranch, type MenuEntry, type MenuPage, menu } from './workspace-menu.ts';

/** The entries from the group down to the current page. */
export const Trail = createContext<readonly MenuEntry[]>([]);

export const useTrail = () => findTrail(useLocation().pathname) ?? [];

/** In the sidebar, and in the list of the horizontal layout: groups and branches that open and close, and stay as they were left. */
export function TreeMenu() {
  const { t } = useText();
  const { pathname } = useLocation();
  const trail = useTrail();
  const nav = useRef<HTMLElement>(null);
  const isFlyOut = useFlyOuts();
  useLayoutEffect(() => {
    const { current } = nav;
    const show = () => showCurrent(current);
    // Also when the drawer opens, which has no height before.
    const drawer = current?.closest('[popover]');
    drawer?.addEventListener('toggle', show);
    if (pathname) show();
    return () => drawer?.removeEventListener('toggle', show);
  }, [pathname]);
  return (
    <nav className="workspace-menu" ref={nav} aria-label={t('Workspace')}>
      <Trail value={trail}>
        {menu.map((group) => (
          <Group key={group.label} group={group} isFlyOut={isFlyOut} />
        ))}
      </Trail>
    </nav>
  );
}

/** Scrolls the menu, not the page. */
function showCurrent(nav: HTMLElement | null): void {
  const scroller = nav?.closest('.shell-sidebar-menu, .top-navigation');
  const current = nav && Array.from(nav.querySelectorAll('[aria-current]')).find((link) => link.checkVisibility());
  if (!scroller || !current) return;
  const [around, inside] = [scroller, current].map((element) => element.getBoundingClientRect());
  if (!around || !inside || (inside.top >= around.top && inside.bottom <= around.bottom)) return;
  scroller.scrollTop += (inside.top + inside.bottom - around.top - around.bottom) / 2;
}

const isWide = `(width >= ${CONDENSED_FROM_PX}px)`;

/** A sidebar of icons has no room for branches: they open beside it. */
function useFlyOuts(): boolean {
  const isNarrowType = useLayout(({ layoutType, leftSideBarType }) => layoutType === 'vertical' && /^(compact|icon)$/.test(leftSideBarType));
  const hasSidebar = useSyncExternalStore(followWidth, () => matchMedia(isWide).matches);
  return isNarrowType && hasSidebar;
}

function followWidth(listener: () => void): () => void {
  const query = matchMedia(isWide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function Group({ group, isFlyOut }: { group: MenuBranch; isFlyOut: boolean }) {
  const { t } = useText();
  const id = useId();
  const { isOpen, toggle } = useBranch(group, group.label, true);
  return (
    <>
      <button type="button" className="shell-sidebar-title workspace-group" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {t(group.label)}
        <Icon name="next" size={14} />
      </button>
      <ul id={id} hidden={!isOpen}>
        {group.pages.map((entry) => (
          <li key={entry.label}>
            {!isBranch(entry) ? (
              <PageLink page={entry} className="shell-item" />
            ) : isFlyOut ? (
              <FlyOut branch={entry} />
            ) : (
              <Branch branch={entry} id={`${group.label}/${entry.label}`} className="shell-item" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether a branch is open. `id`: under which that is remembered. */
function useBranch(branch: MenuBranch, id: string, isGroup: boolean) {
  const { pathname } = useLocation();
  const choices = useDeviceStore(menuChoices);
  const isCurrent = use(Trail).includes(branch);
  const isOpen = isOpenBranch({ choice: choices[id], isCurrent, isGroup, pathname });
  const toggle = () => void menuChoices.set({ ...choices, [id]: { isOpen: !isOpen, at: pathname } });
  return { isOpen, isCurrent, toggle };
}

interface BranchProps {
  readonly branch: MenuBranch;
  readonly id: string;
  readonly className: string;
}

/** A button, and below it what it opens. */
function Branch({ branch, id, className }: BranchProps) {
  const list = useId();
  const { isOpen, isCurrent, toggle } = useBranch(branch, id, false);
  return (
    <>
      <button type="button" className={className} aria-expanded={isOpen} aria-controls={list} data-current={isCurrent || undefined} onClick={toggle}>
        <EntryName entry={branch} />
        <Icon name="next" size={16} />
      </button>
      <ul className="workspace-pages" id={list} hidden={!isOpen}>
        {branch.pages.map((entry) => (
          <li key={entry.label}>
            {isBranch(entry) ? (
              <Branch branch={entry} id={`${id}/${entry.label}`} className="workspace-page" />
            ) : (
              <PageLink page={entry} className="workspace-page" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a branch holds, all of it, beside a sidebar of icons: a native popover, which Escape and a click elsewhere close. */
function FlyOut({ branch }: { branch: MenuBranch }) {
  const { t } = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="shell-item" popoverTarget={id} aria-expanded={isOpen} data-current={use(Trail).includes(branch) || undefined}>
        <EntryName entry={branch} />
        <Icon name="next" size={16} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside turn the Enter key into a click */}
      <div
        className="workspace-fly-out"
        id={id}
        popover="auto"
        role="group"
        aria-label={t(branch.label)}
        onClick={closeOnLink}
        onBlur={closeOnLeave}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <p>{t(branch.label)}</p>
        <OpenPages entries={branch.pages} />
      </div>
    </>
  );
}

/** Pages with nothing to open: what lies below a branch stands below its name. */
export function OpenPages({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useText();
  return (
    <ul className="workspace-open">
      {entries.map((entry) => (
        <li key={entry.label}>
          {isBranch(entry) ? (
            <>
              <p className="workspace-page">{t(entry.label)}</p>
              <OpenPages entries={entry.pages} />
            </>
          ) : (
            <PageLink page={entry} className="workspace-page" />
          )}
        </li>
      ))}
    </ul>
  );
}

export function PageLink({ page, className }: { page: MenuPage; className: string }) {
  const { pathname } = useLocation();
  const isCurrent = use(Trail).includes(page);
  return (
    <Link className={className} to={page.path} aria-current={isCurrent ? (pathname === page.path ? 'page' : 'true') : undefined}>
      <EntryName entry={page} />
    </Link>
  );
}

export function EntryName({ entry: { label, glyph, count } }: { entry: MenuEntry }) {
  const { t } = useText();
  return (
    <>
      {glyph && <Glyph path={glyphs[glyph]} size={22} />}
      <span className="shell-item-name">{t(label)}</span>
      {count && <Count name={count} />}
    </>
  );
}

const countLabels = { 'unread mails': '{{n}} unread', 'unread messages': '{{n}} unread', 'open tasks': '{{n}} open' } as const satisfies Readonly<
  Record<CountName, Label>
>;

/** What waits behind an entry; nothing while nothing does. */
function Count({ name }: { name: CountName }) {
  const { t, language } = useText();
  const count = useCount(name);
  if (!count) return null;
  const n = formatNumber(count, language.tag);
  return (
    <span className="shell-item-count mono">
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{t(countLabels[name], { n })}</span>
    </span>
  );
}
