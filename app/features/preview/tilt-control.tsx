import { useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';

const LEVEL = { x: 0, y: 0 };

/** Leans the device that one cannot take in the hand. Put away, it lies level again. */
export function TiltControl({ onTilt }: { onTilt(x: number, y: number): void }) {
  const { t } = useText();
  const [lean, setLean] = useState<typeof LEVEL>();
  const change = (next: typeof LEVEL | undefined) => {
    setLean(next);
    const { x, y } = next ?? LEVEL;
    onTilt(x, y);
  };
  return (
    <>
      <button type="button" aria-pressed={lean !== undefined} onClick={() => change(lean ? undefined : LEVEL)}>
        {t('Tilt')}
      </button>
      {lean &&
        (['x', 'y'] as const).map((axis) => (
          <input
            key={axis}
            type="range"
            min={-1}
            max={1}
            step={0.05}
            value={lean[axis]}
            aria-label={t(axis === 'x' ? 'Tilt to the side' : 'Tilt forward')}
            onChange={(event) => change({ ...lean, [axis]: Number(event.target.value) })}
          />
        ))}
    </>
  );
}
