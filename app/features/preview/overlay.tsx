import './overlay.css';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** An interstitial over the device's page, with the X that dismisses it (spec §4 Mobile preview overlays). */
export function Overlay({ isFullScreen, onDismiss, children }: { isFullScreen: boolean; onDismiss: () => void; children: ReactNode }) {
  const { t } = useText();
  return (
    <div className={isFullScreen ? 'overlay overlay-full' : 'overlay'}>
      <div className="overlay-box">
        <button type="button" className="overlay-close" aria-label={t('Close the ad')} onClick={onDismiss}>
          <Icon name="close" size={22} />
        </button>
        {children}
      </div>
    </div>
  );
}
