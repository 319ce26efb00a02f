import { lazy, Suspense, useState } from 'react';
import { useLayout } from '#app/components/settings/use-layout.ts';

/** The panel is a chunk of its own: most visits never open it. It names no stylesheet that pages share: the router would print that one by another address. */
export const loadSettingsPanel = () => import('./settings-panel.tsx');
const SettingsPanel = lazy(async () => ({ default: (await loadSettingsPanel()).SettingsPanel }));

/** The place of the settings panel; empty until it is asked for the first time. */
export function SettingsHost() {
  const isOpen = useLayout(({ showRightSidebar }) => showRightSidebar);
  const [isWanted, setIsWanted] = useState(isOpen);
  if (isOpen && !isWanted) setIsWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <SettingsPanel isOpen={isOpen} />
    </Suspense>
  ) : null;
}
