import './export-panel.css';
import { Fragment, lazy, Suspense, useId, useState } from 'react';
import { Link, useParams, useRouteLoaderData } from 'react-router';
import { toBrandHash } from '#app/components/brand/brand-hash.ts';
import { isEmptyKit } from '#app/components/brand/brand-kit.ts';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { CopyButton } from '#app/components/copy-button.tsx';
import { listKinds, type TakeAwayKind, toFileName } from '#app/components/take-away/take-away.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { type Demo, toUnitQuery } from '#catalogue/demo.ts';
import type { SavedAs } from './save-export.ts';
import { lazyPart, useSeen } from './use-seen.ts';

/** Fetched by who opens it: few visitors take a file. */
const DeliveryForm = lazy(async () => ({ default: (await import('./delivery-form.tsx')).DeliveryForm }));

/** Fetched by who has a brand. */
const BrandWarning = lazyPart(async () => (await import('./brand-warning.tsx')).BrandWarning);

/** They are taken as they are; in a pack the first has the brand in it. */
const pictures = [
  ['backup', 'Backup image'],
  ['pause', 'Pause ad, a still'],
  ['menu', 'Menu ad, a still'],
] as const satisfies readonly (readonly [TakeAwayKind, Label])[];

/** The ad as a file for an ad server, an app or a video player, with the visitor's brand in it. */
export function ExportPanel({ demo }: { demo: Demo }) {
  const text = useText();
  const { t } = text;
  const { type } = useParams();
  const { kit } = useBrand();
  const id = useId();
  const { element, isSeen } = useSeen();
  const [isPacking, setIsPacking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [hasForm, setHasForm] = useState(false);
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin;
  if (!demo.isIframe) return null;
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
  const getEmbedCode = async () => {
    const { toEmbedCode } = await import('#app/components/take-away/embed-code.ts');
    return toEmbedCode(demo, origin ?? location.origin, { hash: await toBrandHash(kit) }).html;
  };
  return (
    <section ref={element} className="export-panel" aria-labelledby={id}>
      <h2 id={id}>{t('Download')}</h2>
      <p className="dim">{t('With your brand in it, ready to upload. Without a landing page of yours it leads to a sample address.')}</p>
      <TextButton aria-expanded={hasForm} onClick={() => setHasForm(!hasForm)}>
        {t('Landing page, ad server, events')}
      </TextButton>
      <Suspense>{hasForm && <DeliveryForm demo={demo} origin={origin ?? location.origin} />}</Suspense>
      <Suspense>{isSeen && !isEmptyKit(kit) && <BrandWarning demo={demo} />}</Suspense>
      <Button aria-disabled={isPacking} onClick={() => exportAs('pack')}>
        {t('Everything in one pack')}
      </Button>
      <p role="status">{isPacking && t('Drawing the backup image and packing …')}</p>
      {kinds.includes('vast') && <Button onClick={() => exportAs('vast')}>{t('VAST 4.2 for video players')}</Button>}
      {kinds.includes('simid') && <Button onClick={() => exportAs('simid')}>{t('SIMID zip for video players')}</Button>}
      {kinds.includes('html5') && <Button onClick={() => exportAs('html5')}>{t('HTML5 zip for ad servers')}</Button>}
      {kinds.includes('mraid') && <Button onClick={() => exportAs('mraid')}>{t('MRAID file for apps')}</Button>}
      {pictures.map(([kind, label]) => (
        <Fragment key={kind}>
          {kinds.includes(kind) && (
            <Button as="a" href={demo.creativeUrl.replace('index.html', `${kind}.jpg`)} download={toFileName(demo, kind)}>
              {t(label)}
            </Button>
          )}
        </Fragment>
      ))}
      <CopyButton getText={getEmbedCode}>{t('Copy the embed code')}</CopyButton>
      <Button as={Link} to={`/experience/${type}/preview/${demo.id}/proof${toUnitQuery(demo)}`}>
        {t('Prove that it counts')}
      </Button>
      <p className="dim">{t('Opens the exported file as an ad server, an app or a player does, and compares plan and arrival.')}</p>
      <p role="alert">{hasFailed && t('The file could not be fetched. Check your connection and try again.')}</p>
    </section>
  );
}
