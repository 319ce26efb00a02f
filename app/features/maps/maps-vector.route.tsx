import './maps-vector.css';
import { useId, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { loadChart } from '#app/components/chart/load-chart.ts';
import { formatCompact } from '#app/components/format-number.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList, useList } from '#app/components/list/data-list.tsx';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Column } from '#app/ui/list/table.tsx';
import { loadWorldMap } from '#app/ui/map/load-world-map.ts';
import type { CountryReach } from '#mock-api/records/reach.ts';
import type { Route } from './+types/maps-vector.route';
import { REACH_STEPS, toLevel, toTotals } from './reach.ts';

export const handle = { hydrate: 'at-once' };

/** The map with its borders is fetched beside the figures. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const countries = toData(api.reach.$get({}, { init: { signal: request.signal } }));
  return { loading: load(Promise.all([countries, loadChart(loadWorldMap())])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/maps-vector`: what publishers reach in each country, as a map and as a table. */
export default function MapsVector({ loaderData }: Route.ComponentProps) {
  return <ReachPage {...loaderData} />;
}

/** What the server draws: strangers do not see the figures. */
export function HydrateFallback() {
  return <ReachPage />;
}

type LoadedData = Awaited<Route.ComponentProps['loaderData']['loading']>;
type Chunk = Extract<LoadedData, { status: 'success' }>['data'][1];

function ReachPage({ loading }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Publisher reach by country" note="Publishers and figures are invented. The borders are those of Natural Earth.">
      <LoadedPart loading={loading} skeleton={['figure', 'chart', 'rows']} missing="The figures could not be loaded.">
        {([countries, chunk]) => <Reach countries={countries} chunk={chunk} />}
      </LoadedPart>
    </SectionFrame>
  );
}

const regions = [
  'Europe',
  'North America',
  'Latin America',
  'Middle East and Africa',
  'Asia and Pacific',
] as const satisfies readonly CountryReach['region'][];

/** The country that is chosen, by its two letters. */
const COUNTRY = 'country';

interface Row extends CountryReach {
  readonly name: string;
  /** Of the whole reach, 0 to 1. */
  readonly share: number;
}

function Reach({ countries, chunk }: { countries: readonly CountryReach[]; chunk: Chunk }) {
  const { t, language } = useText();
  const format = useFormatters();
  const navigate = useNavigate();
  const mapId = useId();
  const [pointed, setPointed] = useState<string>();
  const code = useSearchParams()[0].get(COUNTRY);
  const all = useMemo(() => toRows(countries, language.tag), [countries, language]);
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      label: t('Country'),
      sort: ({ name }) => name,
      cell: (row) =>
        chunk ? (
          <Link
            to={{ search: toSearch(row) }}
            preventScrollReset
            aria-current={row.code === code ? 'true' : undefined}
            onClick={() => document.getElementById(mapId)?.focus()}
          >
            {row.name}
          </Link>
        ) : (
          row.name
        ),
    },
    { key: 'region', label: t('Region'), sort: ({ region }) => t(region), cell: ({ region }) => t(region) },
    {
      key: 'publishers',
      label: t('Publishers'),
      isNumber: true,
      sort: (row) => row.publishers,
      isNamedInCard: true,
      cell: ({ publishers }) => format.count(publishers),
    },
    { key: 'reach', label: t('Monthly reach'), isNumber: true, sort: (row) => row.reach, cell: (row) => format.count(row.reach) },
    {
      key: 'share',
      label: t('Share of reach'),
      isNumber: true,
      sort: (row) => row.share,
      isNamedInCard: true,
      cell: (row) => percent(row.share, language.tag),
    },
  ];
  const list = useList(all, {
    name: 'reach',
    columns,
    filters: [
      {
        key: 'region',
        label: t('Region'),
        all: t('All regions'),
        options: regions.map((region) => ({ value: region, text: t(region) })),
        matches: ({ region }, value) => region === value,
      },
    ],
    initialSort: '-reach',
    card: ['name', 'reach', 'region', 'publishers', 'share'],
    keep: [COUNTRY],
    keyOf: (row) => row.code,
    textOf: (row) => `${row.name} ${row.code}`,
    summary: (matches) => {
      const { publishers, reach } = toTotals(matches);
      return t('{{publishers}} publishers, {{reach}} people a month', {
        publishers: format.count(publishers),
        reach: formatCompact(reach, language.tag),
      });
    },
  });
  const { view } = list;
  const toSearch = (row: Row | undefined) => list.toSearch({ kept: row ? { [COUNTRY]: row.code } : {}, page: view.page });
  const choose = (row: Row | undefined, isStep: boolean) =>
    void navigate({ search: toSearch(row) }, { replace: isStep && code !== null, preventScrollReset: true });
  const chosen = all.find((row) => row.code === code);
  const shown = all.find(({ id }) => id === pointed) ?? chosen;
  const findRow = (id: string | undefined) => all.find((row) => row.id === id);
  const steps = REACH_STEPS.map((people) => formatCompact(people, language.tag));
  return (
    <>
      <section className="reach" aria-label={t('Map')}>
        <Figures row={shown} all={all}>
          {chosen && <Button onClick={() => choose(undefined, false)}>{t('All countries')}</Button>}
        </Figures>
        {chunk ? (
          <chunk.WorldMap
            id={mapId}
            borders={chunk.borders}
            label={t('World map of the monthly reach')}
            places={all.map(({ id, name, reach, at }) => ({ id, name, at, level: toLevel(reach) }))}
            chosen={chosen?.id}
            onChoose={(id, isStep) => choose(findRow(id), isStep)}
            onPoint={setPointed}
            levels={[
              t('Under {{n}}', { n: steps[0] ?? '' }),
              ...steps.slice(1).map((to, index) => t('{{from}} to {{to}}', { from: steps[index] ?? '', to })),
              t('Over {{n}}', { n: steps.at(-1) ?? '' }),
            ]}
            words={{
              zoomIn: t('Zoom in'),
              zoomOut: t('Zoom out'),
              whole: t('Whole world'),
              isNearest: t('The map cannot be shown nearer'),
              isWhole: t('The whole world is shown'),
              legend: t('People a month'),
              none: t('No publisher'),
              keys: t(
                'Arrow keys go from country to country, with Shift they move the map; + and − zoom, 0 shows the whole world, Escape chooses none. The wheel zooms with Ctrl, or once the map has the focus.',
              ),
            }}
          />
        ) : (
          <p role="alert">{t('The map could not be loaded. The table has the same figures.')}</p>
        )}
      </section>
      <section aria-label={t('Table')}>
        <DataList caption={t('Publisher reach by country')} list={list} empty={t('No publisher has been added yet.')} />
      </section>
    </>
  );
}

interface FiguresProps {
  readonly row: Row | undefined;
  readonly all: readonly Row[];
  readonly children: React.ReactNode;
}

/** Of the country that is chosen or pointed at, or of all. */
function Figures({ row, all, children }: FiguresProps) {
  const { t, language } = useText();
  const format = useFormatters();
  const { publishers, reach } = row ?? toTotals(all);
  const rank = row && all.filter((other) => other.reach > row.reach).length + 1;
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('Publishers'), format.count(publishers)],
    [t('Monthly reach'), formatCompact(reach, language.tag)],
    row ? [t('Share of reach'), percent(row.share, language.tag)] : [t('Countries'), format.count(all.length)],
    ...(row && rank ? [[t('Rank'), t('{{n}} of {{total}}', { n: format.count(rank), total: format.count(all.length) })] as const] : []),
  ];
  return (
    <div className="reach-figures">
      <div role="status">
        <h2>{row?.name ?? t('All countries')}</h2>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </div>
  );
}

/** With a digit after the sign: most countries have a few per cent. */
const percent = (share: number, tag: string) =>
  new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);

function toRows(countries: readonly CountryReach[], tag: string): readonly Row[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { reach } = toTotals(countries);
  return countries.map((country) => ({ ...country, name: names.of(country.code) ?? country.code, share: country.reach / reach }));
}
