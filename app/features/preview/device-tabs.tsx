import type { KeyboardEvent, MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Device } from '#catalogue/demo.ts';

interface DeviceTabsProps {
  readonly devices: readonly Device[];
  readonly active: Device | undefined;
  onMove(event: MouseEvent<HTMLAnchorElement>): void;
}

/** One tab per supported device, the active one in the URL. Plain links without script. */
export function DeviceTabs({ devices, active, onMove }: DeviceTabsProps) {
  const { t } = useText();
  const { state } = useLocation();
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!by || !active) return;
    event.preventDefault();
    const next = devices[(devices.indexOf(active) + by + devices.length) % devices.length];
    const tab = document.getElementById(`tab-${next}`);
    tab?.focus();
    tab?.click();
  };
  return (
    <div className="device-tabs" role="tablist" aria-label={t('Device')}>
      {devices.map((device) => (
        <Link
          key={device}
          id={`tab-${device}`}
          role="tab"
          aria-selected={device === active}
          aria-controls={device === active ? `panel-${device}` : undefined}
          tabIndex={device === active ? 0 : -1}
          to={`?tab=${device}`}
          state={state}
          replace
          preventScrollReset
          onClick={onMove}
          onKeyDown={onKey}
        >
          <Icon name={device} />
          {t(device === 'desktop' ? 'Desktop' : 'Mobile')}
        </Link>
      ))}
    </div>
  );
}
