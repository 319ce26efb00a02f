import { useText } from '#app/i18n/use-text.ts';
import { demos } from '#catalogue/demos.ts';
import type { Route } from './+types/all-formats.route';
import { moveToCanonical } from './canonical-path.ts';
import { Gallery } from './gallery.tsx';
import { keepsList } from './keeps-list.ts';

export function loader({ request }: Route.LoaderArgs) {
  moveToCanonical(request, '/formats');
  return null;
}

/** Nothing to ask the server for: the catalogue is in the bundle. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  moveToCanonical(request, '/formats');
  return null;
}

export const shouldRevalidate = keepsList;

const active = demos.filter((demo) => demo.active);

/** `/formats`: every demo. */
export default function AllFormatsPage() {
  const { t } = useText();
  return (
    <Gallery
      heading={t('All formats')}
      description={t('Every rich-media format of Surge in one list: search it, narrow it by size and device, and play the real creatives.')}
      demos={active}
    />
  );
}
