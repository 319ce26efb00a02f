import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '#app/components/session/use-session.ts';
import { useText } from '#app/i18n/use-text.ts';

interface WorkspaceMenuProps {
  /** A tree, or a button that opens all of it in columns. */
  readonly kind: 'TreeMenu' | 'MegaMenu';
}

/** The place of the workspace's menu. It is a chunk of its own, with texts of its own: who is signed out never loads them. */
export function WorkspaceMenu({ kind }: WorkspaceMenuProps) {
  const { i18n } = useText();
  const isSignedIn = useSession() !== undefined;
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    if (!isSignedIn) return;
    // Where it cannot be loaded, the page is as usable as for who is signed out.
    void Promise.all([import('./workspace-menus.tsx'), i18n.addWorkspace()]).then(
      ([menus]) => setMenu(() => menus[kind]),
      () => undefined,
    );
  }, [isSignedIn, kind, i18n]);
  return isSignedIn && Menu && <Menu />;
}
