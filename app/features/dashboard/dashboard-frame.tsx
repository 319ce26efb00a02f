import './dashboard.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SectionFrame, type SectionPage } from '#app/components/section/section-frame.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { Icon } from '#app/ui/icon.tsx';

const dashboards = [
  { path: '/dashboard', label: 'Today' },
  { path: '/dashboard-saas', label: 'Sales' },
  { path: '/dashboard-crypto', label: 'Coins' },
] as const satisfies readonly SectionPage[];

/** Around each of the three dashboards. */
export function DashboardFrame({ title, heading, children }: { title: Label; heading: Label; children: ReactNode }) {
  return (
    <SectionFrame
      title={title}
      heading={heading}
      note="Campaigns, people and figures of this workspace are invented."
      pages={dashboards}
      pagesLabel="Dashboards"
    >
      {children}
    </SectionFrame>
  );
}

interface Figure {
  readonly name: string;
  readonly value: string;
  /** Where it leads on. */
  readonly path?: string;
}

/** Large figures beside each other. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul className="dashboard-figures" aria-label={label}>
      {figures.map(({ name, value, path }) => (
        <li key={name}>
          {path ? (
            <Link to={path}>
              <strong>{value}</strong> <span>{name}</span>
              <Icon name="arrow" size={16} />
            </Link>
          ) : (
            <p>
              <strong>{value}</strong> <span>{name}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
