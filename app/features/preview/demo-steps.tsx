import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';

interface DemoStepsProps {
  readonly demo: Demo;
  readonly list: readonly Demo[];
  readonly type: string;
  onMove(event: MouseEvent<HTMLAnchorElement>): void;
}

/** Previous and next demo of the list, around its ends. */
export function DemoSteps({ demo, list, type, onMove }: DemoStepsProps) {
  const { t } = useText();
  // Carried along, so that closing still finds the list.
  const { state } = useLocation();
  if (list.length < 2) return null;
  const at = list.findIndex((one) => one.id === demo.id);
  const step = (by: number) => list[(at + by + list.length) % list.length] ?? demo;
  const link = (icon: IconName, label: 'Previous demo' | 'Next demo', target: Demo) => (
    <Link
      className="icon-button"
      to={`/experience/${type}/preview/${target.id}`}
      state={state}
      replace
      prefetch="intent"
      preventScrollReset
      onClick={onMove}
    >
      <Icon name={icon} />
      <span className="visually-hidden">
        {t(label)}: {target.name}
      </span>
    </Link>
  );
  return (
    <nav className="demo-steps" aria-label={t('Demos of this format')}>
      {link('previous', 'Previous demo', step(-1))}
      <span className="mono dim" aria-hidden="true">
        {at + 1}/{list.length}
      </span>
      {link('next', 'Next demo', step(1))}
    </nav>
  );
}
