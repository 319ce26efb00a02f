import './maps-vector.css';
import { useId, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { loadChart } from '#app/components/chart/load-chart.ts';
import { formatCompact } from '#app/components/format-number.ts';
import { DataList } from '#app/components/list/data-list.tsx';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { loadWorldMap } from '#app/ui/map/load-world-map.ts';
import type { CountryReach } from '#mock-api/records/reach.ts';
import type { Route } from './+types/maps-vector.route';
import { REACH_STEPS, type ReachRow, toLevel, toRows } from './reach.ts';
import { ReachFigures } from './reach-figures.tsx';
import { COUNTRY, toReachSearch, useReachList } from './use-reach-list.tsx';

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

function Reach({ countries, chunk }: { countries: readonly CountryReach[]; chunk: Chunk }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const mapId = useId();
  const [pointed, setPointed] = useState<string>();
  const code = useSearchParams()[0].get(COUNTRY);
  const all = useMemo(() => toRows(countries, language.tag), [countries, language]);
  const list = useReachList(all, code, chunk && mapId);
  const choose = (row: ReachRow | undefined, isStep: boolean) =>
    void navigate({ search: toReachSearch(list, row) }, { replace: isStep && code !== null, preventScrollReset: true });
  const chosen = all.find((row) => row.code === code);
  const shown = all.find(({ id }) => id === pointed) ?? chosen;
  const findRow = (id: string | undefined) => all.find((row) => row.id === id);
  const steps = REACH_STEPS.map((people) => formatCompact(people, language.tag));
  return (
    <>
      <section className="reach" aria-label={t('Map')}>
        <ReachFigures row={shown} all={all}>
          {chosen && <Button onClick={() => choose(undefined, false)}>{t('All countries')}</Button>}
        </ReachFigures>
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
