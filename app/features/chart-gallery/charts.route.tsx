import './charts.css';
import { useLocation } from 'react-router';
import { ExampleLive } from '#app/components/example-part.tsx';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { GalleryFrame, GalleryPart } from '#app/components/section/gallery-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
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

const pages = Object.entries(kinds).map(([name, { label }]) => ({ path: `/charts-${name}`, label }));

function Gallery({ shown }: Partial<Route.ComponentProps['loaderData']>) {
  const { t } = useText();
  const { label, heading } = kinds[toKind(useLocation().pathname)];
  return (
    <GalleryFrame
      className="chart-gallery"
      name={t(label)}
      heading={t(heading)}
      lead={t('Sample figures, drawn from the parts that the dashboards use.')}
      pages={pages}
      pagesLabel={t('Charts')}
    >
      <LoadedPart loading={shown} skeleton={['chart', 'rows']} missing="The examples could not be loaded.">
        {(loaded) =>
          loaded.map(
            ({ example, source = '' }) =>
              example && (
                <GalleryPart key={example.name} example={example} source={source}>
                  <ExampleLive Live={example.Live} />
                </GalleryPart>
              ),
          )
        }
      </LoadedPart>
    </GalleryFrame>
  );
}
