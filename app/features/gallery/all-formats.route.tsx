import { loadSearchOf } from '#app/components/demo-search.ts';
import { useText } from '#app/i18n/use-text.ts';
import { activeDemos } from '#catalogue/demos.ts';
import type { Route } from './+types/all-formats.route';
import { Gallery } from './gallery.tsx';
import { moveToCanonical, revalidateOnPathChange } from './list-address.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  moveToCanonical(request, '/formats');
  await loadSearchOf(request.url);
  return null;
}

/** Nothing to ask the server for: the catalogue is in the bundle. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  moveToCanonical(request, '/formats');
  await loadSearchOf(request.url);
  return null;
}

export const shouldRevalidate = revalidateOnPathChange;

/** `/formats`: every demo. */
export default function AllFormatsPage() {
  const { t } = useText();
  return (
    <Gallery
      heading={t('All formats')}
      description={t('Every rich-media format of Surge in one list: search it, narrow it by size and device, and play the real creatives.')}
      demos={activeDemos}
    />
  );
}
