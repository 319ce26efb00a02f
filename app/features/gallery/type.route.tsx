import './unknown-type.css';
import { data, Link } from 'react-router';
import { loadSearchOf } from '#app/components/demo-search.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { listDemosOfType } from '#catalogue/demos.ts';
import { findFormat, toFormatSlug } from '#catalogue/formats.ts';
import type { Route } from './+types/type.route';
import { Gallery } from './gallery.tsx';
import { moveToCanonical, revalidateOnPathChange } from './list-address.tsx';

export async function loader({ request, params }: Route.LoaderArgs) {
  const slug = toFormatSlug(params.type);
  const isKnown = listDemosOfType(slug).length > 0;
  if (isKnown) moveToCanonical(request, `/experience/${slug}`);
  await loadSearchOf(request.url);
  return data(null, { status: isKnown ? 200 : 404 });
}

/** Nothing to ask the server for: the catalogue is in the bundle. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  if (listDemosOfType(toFormatSlug(params.type)).length > 0) moveToCanonical(request, `/experience/${toFormatSlug(params.type)}`);
  await loadSearchOf(request.url);
  return null;
}

export const shouldRevalidate = revalidateOnPathChange;

/** `/experience/:type`: the demos of one format (spec §2 Showcase page). */
export default function TypePage({ params: { type } }: Route.ComponentProps) {
  const { t, tData } = useText();
  const format = findFormat(type);
  const demos = listDemosOfType(type);
  if (!format || demos.length === 0) return <UnknownType type={type} />;
  const heading = tData(format.name);
  const description = t('Play every {{type}} format live: real interactive creatives, each in its true size on the devices it was made for.', {
    type: heading,
  });
  return <Gallery key={type} heading={heading} description={description} demos={demos} type={type} />;
}

/** Stands for the address's text while the sentence is translated; no translation contains it. */
const PLACE = '\u0000';

/** A longer text is cut and shown small, so that the links below stay in view. */
const LONG_TYPE = 80;

/** The sentence of spec §8 for a type without demos. The text of the address is shown as text, isolated and wrapped. */
function UnknownType({ type }: { type: string }) {
  const { t } = useText();
  const isLong = type.length > LONG_TYPE;
  const [before, after] = t('No ad formats found for the type "{{type}}".', { type: PLACE }).split(PLACE);
  return (
    <div className="unknown-type">
      <PageHead title={`${t('Page not found')} | Surge`} description="" isHidden />
      <p className="dim">{t('Ad-Format')}</p>
      <h1 data-long={isLong}>
        {before}
        <bdi>{isLong ? `${[...type].slice(0, LONG_TYPE).join('')}…` : type}</bdi>
        {after}
      </h1>
      <Button as={Link} to="/formats">
        {t('All formats')}
        <Icon name="arrow" size={18} />
      </Button>
    </div>
  );
}
