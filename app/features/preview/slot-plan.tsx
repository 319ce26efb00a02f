import './slot-plan.css';
import type { MouseEvent } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { Device } from '#catalogue/demo.ts';
import { type SlotName, slots } from '#catalogue/sizes.ts';

const SCALE = 0.075;

/** The page's slots in true proportion; pressing one brings it into view. */
export function SlotPlan({ device, live }: { device: Device; live: (name: SlotName) => boolean }) {
  const { t } = useText();
  const show = (event: MouseEvent<HTMLElement>, name: SlotName) => {
    const panel = event.currentTarget.closest('[role=tabpanel]');
    const screen = panel?.querySelector('.device-page');
    const slot = panel?.querySelector<HTMLElement>(`[data-slot="${name}"]`);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (screen && slot)
      screen.scrollTo({ top: slot.offsetTop - (screen.clientHeight - slot.offsetHeight) / 2, behavior: isCalm ? 'auto' : 'smooth' });
  };
  return (
    <div className="slot-plan" role="group" aria-label={t('Slots on this page')}>
      {slots[device].map((name) => {
        const [width = 0, height = 0] = name.split('x').map(Number);
        return (
          <button key={name} type="button" aria-current={live(name) ? 'true' : undefined} onClick={(event) => show(event, name)}>
            <i style={{ width: width * SCALE, height: Math.max(5, height * SCALE) }} />
            <span className="mono">{`${width} × ${height}`}</span>
          </button>
        );
      })}
    </div>
  );
}
