import { data } from 'react-router';
import { loadSearchOf } from '#app/components/demo-search.ts';
import { useText } from '#app/i18n/use-text.ts';
import { listDemosOfType } from '#catalogue/demos.ts';
import { findFormat, toFormatSlug } from '#catalogue/formats.ts';
import type { Route } from './+types/type.route';
import { moveToCanonical } from './canonical-path.ts';
import { Gallery } from './gallery.tsx';
import { keepsList } from './keeps-list.ts';
import { UnknownType } from './unknown-type.tsx';

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

export const shouldRevalidate = keepsList;

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
