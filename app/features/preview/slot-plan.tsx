import './slot-plan.css';
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { toUnitLabel } from '#app/components/unit-label.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, type Device, listUnits, toUnitQuery } from '#catalogue/demo.ts';
import { type SizeName, type SlotName, sizes, slots } from '#catalogue/sizes.ts';
import { readUnitSlug, toUnitState } from './preview-dialog.ts';

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
  const toLink = (one: Demo) => <UnitSlot key={one.slug} demo={demo} unit={one} device={device} isShown={one === unit} />;
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

/** A unit in the plan. */
function UnitSlot({ demo, unit, device, isShown }: { demo: Demo; unit: Demo; device: Device; isShown: boolean }) {
  const { t, tData } = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const { state } = useLocation();
  // The unit that was pressed may be shown on the other device, whose plan is another.
  const wasPressed = isShown && readUnitSlug(state) === unit.slug;
  useEffect(() => {
    if (wasPressed && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [wasPressed]);
  const label = toUnitLabel(unit, demo, tData).replace(/(\d)x(?=\d)/, '$1 × ');
  return (
    <UnitLink
      ref={link}
      unit={unit}
      device={device}
      aria-current={isShown ? 'true' : undefined}
      aria-label={t('Show this ad as {{size}}', { size: label })}
    >
      <Proportion size={unit.size} />
      <span className="mono">{label}</span>
      {!isShown && <Icon name="play" size={12} />}
    </UnitLink>
  );
}

interface UnitLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state'> {
  readonly unit: Demo;
  /** The device on the stage. A unit that it does not show is shown on its own first. */
  readonly device: Device | undefined;
}

/** Puts a unit on the stage; Back undoes it. */
export function UnitLink({ unit, device, ...rest }: UnitLinkProps) {
  const { state } = useLocation();
  const tab = device !== unit.device[0] && unit.device.find((one) => one === device);
  return (
    <Link {...rest} to={{ search: toUnitQuery(unit, tab || undefined) }} state={toUnitState(state, unit)} data-by-router="" preventScrollReset />
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
