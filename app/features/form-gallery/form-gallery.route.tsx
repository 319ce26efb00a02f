import './form-gallery.css';
import { useLocation } from 'react-router';
import { ExampleLive } from '#app/components/example-part.tsx';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { GalleryFrame, GalleryPart } from '#app/components/section/gallery-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import type { Route } from './+types/form-gallery.route';
import { galleryPages } from './gallery-content.ts';
import { SampleForm } from './would-send.tsx';

const examples = import.meta.glob<Example>(['../../ui/{form,rich-text}/*.example.tsx', './*.example.tsx'], { import: 'example' });
const sources = import.meta.glob<string>(['../../ui/{form,rich-text}/*.example.tsx', './*.example.tsx'], { query: '?raw', import: 'default' });

export const handle = { hydrate: 'at-once' };

/** The examples of a page are fetched by it alone. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const { parts = [] } = galleryPages[new URL(request.url).pathname] ?? {};
  return { shown: load(Promise.all(parts.map(loadPart))) };
}

async function loadPart(part: string) {
  const file = Object.keys(examples).find((path) => path.endsWith(`/${part}.example.tsx`)) ?? '';
  const [example, source = ''] = await Promise.all([examples[file]?.(), sources[file]?.()]);
  return { part, example, source, isForm: file.startsWith('./') };
}

/** Nothing to load anew: steps of a wizard are in the address. */
export const shouldRevalidate = () => false;

/** `/form-…`: forms and their parts, each working, with its own code beside it. */
export default function FormGallery({ loaderData }: Route.ComponentProps) {
  return <Gallery {...loaderData} />;
}

/** What the server draws: controls begin with what the device knows. */
export function HydrateFallback() {
  return <Gallery />;
}

function Gallery({ shown }: Partial<Route.ComponentProps['loaderData']>) {
  const { t } = useText();
  const { pathname } = useLocation();
  const page = galleryPages[pathname];
  if (!page) return null;
  return (
    <GalleryFrame
      className="form-gallery"
      name={t(page.name)}
      heading={t(page.heading)}
      lead={t('Each example works, and is its own documentation: its code, its properties, its keys. Nothing is sent.')}
    >
      <LoadedPart loading={shown} skeleton={['form']} missing="The examples could not be loaded.">
        {(loaded) => loaded.map((one) => <FormPart key={one.part} {...one} />)}
      </LoadedPart>
    </GalleryFrame>
  );
}

/** Parts that are a form already. */
const wholeForms = new Set(['error-summary', 'wizard']);

function FormPart({ part, example, source, isForm }: Awaited<ReturnType<typeof loadPart>>) {
  const { language } = useText();
  if (!example) return null;
  const { Live } = example;
  const live = <ExampleLive Live={Live} />;
  return (
    <GalleryPart example={example} source={source}>
      {isForm && <Live locale={language.tag} />}
      {!isForm && (wholeForms.has(part) ? live : <SampleForm>{live}</SampleForm>)}
    </GalleryPart>
  );
}
