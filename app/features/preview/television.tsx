import './television.css';
import type { ReactNode } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import type { Action } from '#protocol/frame.ts';

const buttons: readonly { action: Action; label: Label; icon?: IconName; turn?: number }[] = [
  { action: 'up', label: 'Up', icon: 'next', turn: -90 },
  { action: 'left', label: 'Left', icon: 'previous' },
  { action: 'ok', label: 'OK' },
  { action: 'right', label: 'Right', icon: 'next' },
  { action: 'down', label: 'Down', icon: 'next', turn: 90 },
  { action: 'back', label: 'Back', icon: 'replay' },
];

/** A television with a remote control beside it. */
export function Television({ children, onPress }: { children: ReactNode; onPress: (action: Action) => void }) {
  const { t } = useText();
  return (
    <div className="television-set">
      <div className="device-fit television-fit">
        <div className="device television">
          <div className="device-screen" data-live="">
            {children}
          </div>
        </div>
      </div>
      <div className="remote" role="group" aria-label={t('Remote control')}>
        {buttons.map(({ action, label, icon, turn }) => (
          <button key={action} type="button" className={`remote-${action}`} aria-label={icon ? t(label) : undefined} onClick={() => onPress(action)}>
            {icon ? (
              <span style={turn ? { rotate: `${turn}deg` } : undefined}>
                <Icon name={icon} />
              </span>
            ) : (
              t(label)
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
