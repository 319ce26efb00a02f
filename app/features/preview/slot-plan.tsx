import './slot-plan.css';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { toUnitLabel } from '#app/components/unit-label.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, type Device, listUnits } from '#catalogue/demo.ts';
import { type SizeName, type SlotName, sizes, slots } from '#catalogue/sizes.ts';
import { toUnitSearch } from './parameters.ts';
import { toUnitState } from './preview-dialog.ts';

/** Of the plan. */
const SCALE = 0.05;
/** What fills a screen is drawn as the largest slot. */
const LARGEST = 30;

interface SlotPlanProps {
  readonly demo: Demo;
  /** The unit on the stage. */
  readonly unit: Demo;
  readonly device: Device;
  /** Whether the device shows a page wide enough for a plan of all its slots; else the units stand alone. */
  readonly hasSlots: boolean;
}

/** The page's slots in true proportion; pressing one brings it into view. In the slot of a unit's size it shows that unit; units without a slot follow. */
export function SlotPlan({ demo, unit, device, hasSlots }: SlotPlanProps) {
  const { t } = useText();
  const units = demo.units.length > 0 ? listUnits(demo) : [];
  if (!hasSlots && units.length === 0) return null;
  const inSlots = hasSlots ? slots[device].map((name) => ({ name, here: units.filter((one) => one.size === name) })) : [];
  const others = units.filter((one) => !inSlots.some(({ here }) => here.includes(one)));
  const toLink = (one: Demo) => <UnitLink key={one.slug} demo={demo} unit={one} device={device} isShown={one === unit} />;
  return (
    <div
      className="slot-plan"
      data-units={units.length > 0 || undefined}
      role="group"
      aria-label={t(hasSlots ? 'Slots on this page' : 'Sizes of this ad')}
    >
      {inSlots.flatMap(({ name, here }) =>
        here.length > 0 ? here.map(toLink) : [<SlotButton key={name} name={name} isCurrent={name === unit.size} />],
      )}
      {others.map(toLink)}
    </div>
  );
}

function UnitLink({ demo, unit, device, isShown }: { demo: Demo; unit: Demo; device: Device; isShown: boolean }) {
  const { t, tData } = useText();
  const { state } = useLocation();
  const label = toUnitLabel(unit, demo, tData).replace(/(\d)x(?=\d)/, '$1 × ');
  // A unit that this device does not show is shown on its first.
  const target = unit.device.includes(device) && device !== unit.device[0] ? device : undefined;
  return (
    <Link
      to={{ search: toUnitSearch(unit, target) }}
      state={toUnitState(state)}
      data-by-router=""
      preventScrollReset
      aria-current={isShown ? 'true' : undefined}
      aria-label={t('Show this ad as {{size}}', { size: label })}
    >
      <Proportion size={unit.size} />
      <span className="mono">{label}</span>
      {!isShown && <Icon name="play" size={12} />}
    </Link>
  );
}

function SlotButton({ name, isCurrent }: { name: SlotName; isCurrent: boolean }) {
  const show = (event: MouseEvent<HTMLElement>) => {
    const panel = event.currentTarget.closest('[role=tabpanel]');
    const screen = panel?.querySelector('[data-page]');
    const slot = panel?.querySelector<HTMLElement>(`[data-slot="${name}"]`);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (screen && slot)
      screen.scrollTo({ top: slot.offsetTop - (screen.clientHeight - slot.offsetHeight) / 2, behavior: isCalm ? 'auto' : 'smooth' });
  };
  return (
    <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={show}>
      <Proportion size={name} />
      <span className="mono">{name.replace('x', ' × ')}</span>
    </button>
  );
}

function Proportion({ size }: { size: SizeName }) {
  const { width, height } = sizes[size];
  const scale = Math.min(SCALE, LARGEST / height);
  return <i style={{ width: width * scale, height: Math.max(5, height * scale) }} />;
}
