import { memo, type ToggleEvent } from 'react';
import { Logo } from '#app/components/logo.tsx';
import { CONDENSED_FROM_PX } from '#app/components/settings/layout-dispatch.ts';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { closeFrom, closeOnLeave, closeOnLink, focusFirst } from '#app/ui/popover.ts';
import { ShellEntries } from './shell-entry.tsx';
import { WorkspaceMenu } from './workspace-menu-host.tsx';

/** The topbar's menu button opens this element by its id, without script. */
export const SIDEBAR_ID = 'shell-sidebar';
const closeWhenWide = closeFrom(CONDENSED_FROM_PX);

/**
 * A column on wide screens. Below 992 px the same element is a drawer: a native popover, so the button, Escape, a tap outside
 * and the return of focus work before any script runs. Shown as a column it never opens as one.
 */
export const Sidebar = memo(function Sidebar() {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links inside turn the Enter key into a click
    <aside
      className="shell-sidebar"
      id={SIDEBAR_ID}
      popover="auto"
      onClick={closeOnLink}
      onBlur={closeOnLeave}
      onBeforeToggle={keepFocusInside}
      onToggle={enter}
    >
      <div className="shell-sidebar-head">
        <Logo />
        <IconButton className="shell-narrow" popoverTarget={SIDEBAR_ID} popoverTargetAction="hide" label={t('Close')}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="shell-sidebar-menu">
        <nav aria-labelledby="shell-formats">
          <p className="shell-sidebar-title" id="shell-formats">
            {t('Ad-Formats')}
          </p>
          <ShellEntries />
        </nav>
        <WorkspaceMenu kind="TreeMenu" />
      </div>
    </aside>
  );
});

/** React tells the sidebar also of the fly-outs that open in it. */
const isOwn = ({ target, currentTarget }: ToggleEvent<HTMLElement>) => target === currentTarget;

/** The focus goes in: its button is out of reach now. */
function enter(event: ToggleEvent<HTMLElement>): void {
  if (!isOwn(event)) return;
  focusFirst(event);
  closeWhenWide(event);
}

/** While the drawer is open the page around it is out of reach. Before it closes, so that focus can return to its button. */
function keepFocusInside(event: ToggleEvent<HTMLElement>): void {
  if (!isOwn(event)) return;
  const { currentTarget, newState } = event;
  for (const other of currentTarget.parentElement?.children ?? []) other.toggleAttribute('inert', newState === 'open' && other !== currentTarget);
}
