import './dashboard.css';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Tabs } from '#app/ui/list/tabs.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';

const dashboards = [
  { path: '/dashboard', label: 'Today' },
  { path: '/dashboard-saas', label: 'Sales' },
  { path: '/dashboard-crypto', label: 'Coins' },
] as const satisfies readonly { path: string; label: Label }[];

/** Head and tabs of the three dashboards; the server draws it too, around the skeletons of what is still loading. */
export function DashboardFrame({ title, heading, children }: { title: Label; heading: Label; children: ReactNode }) {
  const { t } = useText();
  return (
    <div className="dashboard">
      <PageHead title={`${t(title)} | Surge`} description="" isHidden />
      <header className="dashboard-head">
        <div>
          <p className="dashboard-sample">
            <strong>{t('Sample data')}</strong> {t('Campaigns, people and figures of this workspace are invented.')}
          </p>
          <PageTitle>{t(heading)}</PageTitle>
        </div>
        <Tabs label={t('Dashboards')} className="dashboard-pages">
          {dashboards.map(({ path, label }) => (
            <NavLink key={path} to={path} end>
              {t(label)}
            </NavLink>
          ))}
        </Tabs>
      </header>
      {children}
    </div>
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
