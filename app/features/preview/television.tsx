import './television.css';
import type { ReactNode } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Glyph, Icon } from '#app/ui/icon.tsx';
import type { Action } from '#protocol/frame.ts';

const buttons: readonly { action: Action; label: Label; glyph?: ReactNode; turn?: number }[] = [
  { action: 'up', label: 'Up', glyph: <Icon name="next" />, turn: -90 },
  { action: 'left', label: 'Left', glyph: <Icon name="previous" /> },
  { action: 'ok', label: 'OK' },
  { action: 'right', label: 'Right', glyph: <Icon name="next" /> },
  { action: 'down', label: 'Down', glyph: <Icon name="next" />, turn: 90 },
  { action: 'back', label: 'Back', glyph: <Icon name="replay" /> },
  { action: 'playpause', label: 'Play or pause', glyph: <Glyph path="M2.5 4.5l8 5.5-8 5.5zM14 4.5v11M17.5 4.5v11" /> },
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
        {buttons.map(({ action, label, glyph, turn }) => (
          <button key={action} type="button" className={`remote-${action}`} aria-label={glyph ? t(label) : undefined} onClick={() => onPress(action)}>
            {glyph ? <span style={turn ? { rotate: `${turn}deg` } : undefined}>{glyph}</span> : t(label)}
          </button>
        ))}
      </div>
    </div>
  );
}
