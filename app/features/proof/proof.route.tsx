import './proof.css';
import { data, Link, useRouteLoaderData, useSearchParams } from 'react-router';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { keptDelivery } from '#app/components/take-away/delivery-store.ts';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Tabs } from '#app/ui/list/tabs.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { type FrameDemo, findUnit, toUnitQuery, UNIT_PARAMETER } from '#catalogue/demo.ts';
import { findDemo } from '#catalogue/demos.ts';
import type { Route } from './+types/proof.route';
import { listPlaces } from './open-export.ts';
import { placeParameter } from './parameters.ts';
import { ProofBench } from './proof-bench.tsx';
import { type Place, placeLabels } from './proof-rules.ts';

export const handle = { hydrate: 'at-once' };

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: findDemo(params.type, params.id)?.isIframe ? 200 : 404 });

/** Nothing to ask the server for: the catalogue is in the bundle, the files are asked for when they are opened. */
export const clientLoader = () => null;

/** `/experience/:type/preview/:id/proof`: an exported file, opened as those who traffic it would, and what it reports beside what is planned. */
export default function ProofPage({ params: { type, id } }: Route.ComponentProps) {
  const { t } = useText();
  const [query] = useSearchParams();
  const demo = findDemo(type, id);
  const unit = demo && findUnit(demo, query.get(UNIT_PARAMETER) ?? undefined);
  const places = unit?.isIframe ? listPlaces(unit) : [];
  const [wanted] = readParameter(query, placeParameter);
  const place = places.find((one) => one === wanted) ?? places[0];
  const lead = t('The exported file itself, opened as those who traffic it would. What it reports arrives in this page, and nowhere else.');
  return (
    <>
      <PageHead title={`${t('Proof')}${demo ? `: ${demo.name}` : ''} | Surge`} description="" isHidden />
      <PageTop name={t('Proof')} heading={demo ? `${demo.name}, ${unit?.size ?? demo.size}` : t('Page not found')} lead={lead} />
      <p className="proof-back">
        <Link to={demo && unit ? `/experience/${type}/preview/${id}${toUnitQuery(unit)}` : '/formats'}>
          {t(demo ? 'Back to the ad' : 'All formats')}
        </Link>
      </p>
      {unit?.isIframe && place ? (
        <ProofPlaces unit={unit} places={places} place={place} />
      ) : (
        <EmptyState title={t('No ad format found for the selected type and ID.')}>
          <Button as={Link} to="/formats">
            {t('All formats')}
          </Button>
        </EmptyState>
      )}
    </>
  );
}

function ProofPlaces({ unit, places, place }: { unit: FrameDemo; places: readonly Place[]; place: Place }) {
  const { t } = useText();
  const { kit } = useBrand();
  const delivery = useDeviceStore(keptDelivery);
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.publicOrigin;
  const toSearch = (one: Place) => {
    const query = new URLSearchParams(toUnitQuery(unit));
    if (one !== places[0]) query.set(placeParameter.name, one);
    return `?${query}`;
  };
  return (
    <>
      <Tabs label={t('Where it is opened')}>
        {places.map((one) => (
          <Link key={one} to={toSearch(one)} aria-current={one === place ? 'page' : undefined} replace preventScrollReset>
            {t(placeLabels[one])}
          </Link>
        ))}
      </Tabs>
      <ProofBench key={`${unit.slug} ${place}`} unit={unit} place={place} brand={kit} delivery={delivery} origin={origin} />
      <p className="proof-more">
        <Link to="/check">{t('Check an ad of your own in the same frame')}</Link>
      </p>
    </>
  );
}
