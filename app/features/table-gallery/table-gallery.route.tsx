import './table-gallery.css';
import { useLocation } from 'react-router';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { GalleryFrame, GalleryPart } from '#app/components/section/gallery-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import type { Route } from './+types/table-gallery.route';

export const handle = { hydrate: 'at-once' };

interface TablePage {
  readonly path: string;
  readonly label: Label;
  readonly heading: Label;
  /** File names of its examples. */
  readonly parts: readonly string[];
}

const basic: TablePage = {
  path: '/tables-basic',
  label: 'Basic tables',
  heading: 'Rows and columns, read at a glance.',
  parts: ['plain', 'looks', 'without-rows', 'wide', 'cards'],
};
const pages: readonly TablePage[] = [
  basic,
  { path: '/tables-datatable', label: 'Data tables', heading: 'Search, filter, sort, and keep what you need.', parts: ['orders'] },
  { path: '/tables-editable', label: 'Editable tables', heading: 'Values are changed where they stand.', parts: ['edited-cells'] },
  { path: '/tables-dragndrop', label: 'Rows to reorder', heading: 'Rows in the order that you give them.', parts: ['ordered-rows'] },
  { path: '/dual-listbox', label: 'Dual list', heading: 'What may be chosen, and what is.', parts: ['publishers'] },
];

const toPage = (pathname: string) => pages.find(({ path }) => path === pathname.replace(/\/$/, '')) ?? basic;

const examples = import.meta.glob<Example>('./*.example.tsx', { import: 'example' });
const sources = import.meta.glob<string>('./*.example.tsx', { query: '?raw', import: 'default' });

/** The examples of a page are fetched by it alone. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const files = toPage(new URL(request.url).pathname).parts.map((part) => `./${part}.example.tsx`);
  return { shown: load(Promise.all(files.map(async (file) => ({ file, example: await examples[file]?.(), source: await sources[file]?.() })))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/tables-…` and `/dual-listbox`: the tables of the site on its sample data, live and in code. */
export default function TableGallery({ loaderData }: Route.ComponentProps) {
  return <Gallery {...loaderData} />;
}

/** What the server draws: strangers do not see the examples. */
export function HydrateFallback() {
  return <Gallery />;
}

function Gallery({ shown }: Partial<Route.ComponentProps['loaderData']>) {
  const { t, language } = useText();
  const { label, heading } = toPage(useLocation().pathname);
  return (
    <GalleryFrame
      name={t(label)}
      heading={t(heading)}
      lead={t('Each example works on the sample data, and is its own documentation: its code, its properties, its keys.')}
      pages={pages}
      pagesLabel={t('Tables')}
    >
      <LoadedPart loading={shown} skeleton={['rows']} missing="The examples could not be loaded.">
        {(loaded) =>
          loaded.map(
            ({ file, example, source = '' }) =>
              example && (
                <GalleryPart key={file} example={example} source={source}>
                  <div className="table-gallery-live">
                    <example.Live locale={language.tag} />
                  </div>
                </GalleryPart>
              ),
          )
        }
      </LoadedPart>
    </GalleryFrame>
  );
}
