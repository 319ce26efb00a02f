import './workspace-level.css';
import { data, Link, useLocation } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Route } from './+types/workspace-level.route';
import { findTrail, isBranch, listPages, type MenuEntry } from './shell/workspace-menu.ts';

export const handle = { hydrate: 'at-once' };

export function loader({ params }: Route.LoaderArgs) {
  return requirePage(params['*']);
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireSession(request);
  return requirePage(params['*']);
}
clientLoader.hydrate = true;

function requirePage(rest: string): null {
  if (!findTrail(`/multi-level/${rest}`)) throw data(null, { status: 404 });
  return null;
}

/**
 * `/multi-level/…`: a page that shows its place in the menu, on any of its three levels. It is the only page among the layouts: all that it draws are
 * the entries of the menu, whose glyphs and counts are parts of the shell.
 */
export default function LevelPage() {
  const { t } = useText();
  const [group, ...trail] = findTrail(useLocation().pathname) ?? [];
  const page = trail.at(-1);
  const parent = trail.at(-2) ?? group;
  if (!group || !page || !parent) return null;
  const level = t('Level {{n}}', { n: trail.length });
  const beside = isBranch(parent) ? parent.pages : [];
  const pages = listPages([group]);
  const at = isBranch(page) ? -1 : pages.indexOf(page);
  const steps = [
    { name: t('Before'), page: pages[at - 1], isBack: true },
    { name: t('After'), page: pages[at + 1], isBack: false },
  ];
  return (
    <div className="level">
      <PageHead title={`${t(page.label)} | Surge`} description="" isHidden />
      <PageTop
        name={level}
        heading={t(page.label)}
        lead={t('Where this page stands in the menu, what is beside it, and what comes before and after.')}
      />
      <nav aria-label={t('Place in the menu')}>
        <h2>{t('Place in the menu')}</h2>
        <ol className="level-trail">
          {[group, ...trail].map((entry) => (
            <li key={entry.label} aria-current={entry === page ? 'page' : undefined}>
              {t(entry.label)}
            </li>
          ))}
        </ol>
      </nav>
      <section aria-labelledby="level-beside">
        <h2 id="level-beside">{t('Beside it')}</h2>
        <ul className="level-beside">
          {beside.map((entry) => (
            <li key={entry.label}>
              <Link to={toFirstPath(entry)} aria-current={entry === page ? 'page' : undefined}>
                {t(entry.label)}
                <span className="mono">{isBranch(entry) && listPages([entry]).length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className="level-steps">
        {steps.map(({ name, page: to, isBack }) =>
          to ? (
            <Link key={name} to={to.path}>
              <span className="dim">{name}</span>
              <b>{t(to.label)}</b>
              <Icon name={isBack ? 'previous' : 'next'} />
            </Link>
          ) : (
            <span key={name} />
          ),
        )}
      </div>
    </div>
  );
}

/** A branch leads to the first of its pages. */
const toFirstPath = (entry: MenuEntry) => listPages([entry])[0]?.path ?? '';
