import './charts.css';
import { NavLink, useLocation } from 'react-router';
import { ExampleDetails, ExampleLive } from '#app/components/example-part.tsx';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { Tabs } from '#app/ui/list/tabs.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';
import type { Route } from './+types/charts.route';

export const handle = { hydrate: 'at-once' };

/** By the last part of the path; each page shows the examples whose file name begins so. */
const kinds = {
  line: { label: 'Line charts', heading: 'Lines, for what moves in time.' },
  bar: { label: 'Bar charts', heading: 'Bars, for what is counted.' },
  pie: { label: 'Pie charts', heading: 'Slices, for the parts of a whole.' },
  radial: { label: 'Radial charts', heading: 'Rings, for how much is reached.' },
  heat: { label: 'Heat maps', heading: 'Squares, for when and how much.' },
  spark: { label: 'Spark lines', heading: 'A line beside a figure.' },
  knob: { label: 'Knobs', heading: 'A dial, for a value to turn.' },
} as const satisfies Record<string, { label: Label; heading: Label }>;

const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

const toKind = (pathname: string) => {
  const name = pathname.replace(/^\/charts-|\/$/g, '');
  return isKind(name) ? name : 'line';
};

const examples = import.meta.glob<Example>('./*.example.tsx', { import: 'example' });
const sources = import.meta.glob<string>('./*.example.tsx', { query: '?raw', import: 'default' });

/** The examples of a page, with the library they draw with, are fetched by it alone. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const prefix = `./${toKind(new URL(request.url).pathname)}-`;
  const paths = Object.keys(examples).filter((path) => path.startsWith(prefix));
  return { shown: load(Promise.all(paths.map(async (path) => ({ example: await examples[path]?.(), source: await sources[path]?.() })))) };
}

/** `/charts-line` and the others: the charts of the site, live and in code. For developers: search engines leave them out. */
export default function Charts({ loaderData }: Route.ComponentProps) {
  return <Gallery {...loaderData} />;
}

/** What the server draws: strangers do not see the examples. */
export function HydrateFallback() {
  return <Gallery />;
}

function Gallery({ shown }: Partial<Route.ComponentProps['loaderData']>) {
  const { t } = useText();
  const { label, heading } = kinds[toKind(useLocation().pathname)];
  return (
    <div className="chart-gallery">
      <PageHead title={`${t(label)} | Surge`} description="" isHidden />
      <header className="chart-gallery-head">
        <p className="dim">{t('Sample figures, drawn from the parts that the dashboards use.')}</p>
        <PageTitle>{t(heading)}</PageTitle>
        <Tabs label={t('Charts')} className="chart-gallery-pages">
          {Object.entries(kinds).map(([name, one]) => (
            <NavLink key={name} to={`/charts-${name}`} end>
              {t(one.label)}
            </NavLink>
          ))}
        </Tabs>
      </header>
      <LoadedPart loading={shown} skeleton={['chart', 'rows']} missing="The examples could not be loaded.">
        {(loaded) =>
          loaded.map(
            ({ example, source = '' }) =>
              example && (
                <article key={example.name} aria-label={example.name}>
                  <h2 lang="en">{example.name}</h2>
                  <ExampleLive Live={example.Live} />
                  <ExampleDetails source={source} {...example} />
                </article>
              ),
          )
        }
      </LoadedPart>
    </div>
  );
}
