import './form-gallery.css';
import { useLocation } from 'react-router';
import { ExampleLive } from '#app/components/example-part.tsx';
import { GalleryFrame, GalleryPart } from '#app/components/section/gallery-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { Skeleton } from '#app/ui/list/skeleton.tsx';
import type { Route } from './+types/form-gallery.route';
import { galleryPages } from './gallery-content.ts';
import { SampleForm } from './would-send.tsx';

const parts = import.meta.glob<Example>(['../../ui/{form,rich-text}/*.example.tsx'], { import: 'example', eager: true });
const forms = import.meta.glob<Example>('./*.example.tsx', { import: 'example', eager: true });
const sources = import.meta.glob<string>(['../../ui/{form,rich-text}/*.example.tsx', './*.example.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const handle = { hydrate: 'at-once' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}

/** Nothing to load anew: steps of a wizard are in the address. */
export const shouldRevalidate = () => false;

/** `/form-…`: forms and their parts, each working, with its own code beside it. */
export default function FormGallery() {
  return <Gallery isReady />;
}

/** What the server draws: controls begin with what the device knows. */
export function HydrateFallback() {
  return <Gallery isReady={false} />;
}

function Gallery({ isReady }: { readonly isReady: boolean }) {
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
      {isReady ? page.parts.map((part) => <FormPart key={part} part={part} />) : <Skeleton label={t('Loading')} parts={['form']} />}
    </GalleryFrame>
  );
}

/** Parts that are a form already. */
const wholeForms = new Set(['error-summary', 'wizard']);

function FormPart({ part }: { readonly part: string }) {
  const { language } = useText();
  const find = <Found,>(files: Readonly<Record<string, Found>>) => Object.entries(files).find(([path]) => path.endsWith(`/${part}.example.tsx`))?.[1];
  const form = find(forms);
  const example = form ?? find(parts);
  if (!example) return null;
  const { Live } = example;
  const live = <ExampleLive Live={Live} />;
  return (
    <GalleryPart example={example} source={find(sources) ?? ''}>
      {form && <Live locale={language.tag} />}
      {!form && (wholeForms.has(part) ? live : <SampleForm>{live}</SampleForm>)}
    </GalleryPart>
  );
}
