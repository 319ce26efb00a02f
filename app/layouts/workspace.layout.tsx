import './paper.css';
import './workspace.css';
import { Outlet } from 'react-router';
import { loadMock } from '#app/api/backend.ts';
import { useOtherTabs } from '#app/components/session/use-other-tabs.ts';
import { UnsavedNotice } from '#app/components/unsaved-notice.tsx';
import { i18nContext } from '#app/context.ts';
import type { Route } from './+types/workspace.layout';

// Its chunk comes while the page hydrates, not after it. Who cannot load it is told by the first call.
if (typeof document !== 'undefined') loadMock().catch(() => undefined);

export const loader = () => null;

/** Not called for the page that the server drew: that one came with its texts (app/entry.client.tsx). */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  await context.get(i18nContext).addWorkspace();
  return null;
}

export const shouldRevalidate = () => false;

/** Around every page that works on sample data: what they share besides the dashboard's frame. */
export default function Workspace() {
  useOtherTabs();
  return (
    <div className="workspace" data-more-texts="">
      <UnsavedNotice />
      <Outlet />
    </div>
  );
}
