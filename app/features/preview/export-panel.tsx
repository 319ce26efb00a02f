import './export-panel.css';
import { lazy, Suspense, useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { listKinds, toFileName } from '#app/components/take-away/take-away.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import type { Demo } from '#catalogue/demo.ts';
import type { SavedAs } from './save-export.ts';

/** Fetched by who opens it: few visitors take a file. */
const DeliveryForm = lazy(async () => ({ default: (await import('./delivery-form.tsx')).DeliveryForm }));

/** The ad as a file for an ad server or an app, with the visitor's brand in it. Film for players is exported too; television has no export. */
export function ExportPanel({ demo }: { demo: Demo }) {
  const text = useText();
  const { t } = text;
  const { kit } = useBrand();
  const id = useId();
  const [isPacking, setIsPacking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [hasForm, setHasForm] = useState(false);
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin;
  // A television's ad is a film of the broadcaster's making.
  if (!demo.isIframe || demo.size === 'CTV') return null;
  const kinds = listKinds(demo);
  // What makes the files comes with the first press: few visitors take one.
  const exportAs = (as: SavedAs) => {
    const isPack = as === 'pack';
    if (isPack && isPacking) return;
    setHasFailed(false);
    if (isPack) setIsPacking(true);
    void import('./save-export.ts')
      .then(({ saveExport }) => saveExport(demo, as, kit, origin ?? location.origin, text))
      .catch(() => setHasFailed(true))
      .finally(() => isPack && setIsPacking(false));
  };
  return (
    <section className="export-panel" aria-labelledby={id}>
      <h2 id={id}>{t('Download')}</h2>
      <p className="dim">{t('With your brand in it, ready to upload. Without a landing page of yours it leads to a sample address.')}</p>
      <TextButton aria-expanded={hasForm} onClick={() => setHasForm(!hasForm)}>
        {t('Landing page, ad server, events')}
      </TextButton>
      <Suspense>{hasForm && <DeliveryForm demo={demo} origin={origin ?? location.origin} />}</Suspense>
      <Button aria-disabled={isPacking} onClick={() => exportAs('pack')}>
        {t('Everything in one pack')}
      </Button>
      <p role="status">{isPacking && t('Drawing the backup image and packing …')}</p>
      {kinds.includes('vast') && <Button onClick={() => exportAs('vast')}>{t('VAST 4.2 for video players')}</Button>}
      {kinds.includes('simid') && <Button onClick={() => exportAs('simid')}>{t('SIMID zip for video players')}</Button>}
      {kinds.includes('html5') && <Button onClick={() => exportAs('html5')}>{t('HTML5 zip for ad servers')}</Button>}
      {kinds.includes('mraid') && <Button onClick={() => exportAs('mraid')}>{t('MRAID file for apps')}</Button>}
      <Button as="a" href={demo.creativeUrl.replace('index.html', 'backup.jpg')} download={toFileName(demo, 'backup')}>
        {t('Backup image')}
      </Button>
      <p role="alert">{hasFailed && t('The file could not be fetched. Check your connection and try again.')}</p>
    </section>
  );
}
