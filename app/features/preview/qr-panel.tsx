import './qr-panel.css';
import { useEffect, useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { toBrandHash } from '#app/components/brand/brand-hash.ts';
import { type BrandKit, isEmptyKit } from '#app/components/brand/brand-kit.ts';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { toCodeText } from '#app/components/brand/share-link.ts';
import { useCodeHash } from '#app/components/brand/use-brand-hash.ts';
import { CopyButton } from '#app/components/copy-button.tsx';
import { QrCode } from '#app/components/qr-code.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { TextButton } from '#app/ui/button/button.tsx';
import { type Demo, toUnitQuery } from '#catalogue/demo.ts';
import { useSeen } from './use-seen.ts';

/** The ad's own page: a link to it, and, unless it is made for a television, a code that opens it on a phone, which it fills. */
export function QrPanel({ demo }: { demo: Demo }) {
  const { t } = useText();
  const { kit } = useBrand();
  const titleId = useId();
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin ?? '';
  const link = `${origin}/play/${demo.id}${toUnitQuery(demo)}`;
  const isForPhones = demo.size !== 'CTV';
  const getLink = async () => link + (await toBrandHash(kit));
  return (
    <section className="qr-panel" aria-labelledby={titleId}>
      <h2 id={titleId}>{t(isForPhones ? 'On your phone' : 'The ad’s own page')}</h2>
      {isForPhones && <PhoneCode link={link} kit={kit} />}
      <div>
        <p>{t(isForPhones ? 'Scan the code: the ad fills your phone.' : 'This format is not made for phones: send the link to a larger screen.')}</p>
        {isForPhones && kit.logo && <p className="dim">{t('The code carries your brand without the logo.')}</p>}
        {/* Typed, it has no brand. */}
        {isEmptyKit(kit) && <p className="mono dim">{link.replace(/^https?:\/\//, '')}</p>}
        {isForPhones && isOnThisComputer(link) && <p className="dim">{t('This address works on this computer only: a phone cannot reach it.')}</p>}
        <CopyButton getText={getLink}>{t('Copy the link')}</CopyButton>
        <ShareButton getLink={getLink} />
      </div>
    </section>
  );
}

/** With the brand, when the code stays small enough to be read; its logo is too much for any code. */
function PhoneCode({ link, kit }: { link: string; kit: BrandKit }) {
  const { t } = useText();
  const { element, isSeen } = useSeen<SVGSVGElement>('25%');
  const hash = useCodeHash(kit);
  return <QrCode ref={element} isWanted={isSeen} text={toCodeText(link, hash)} label={t('QR code of the ad’s own page')} />;
}

function isOnThisComputer(link: string): boolean {
  return /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(link);
}

/** The system's share sheet, where there is one. */
function ShareButton({ getLink }: { getLink: () => Promise<string> }) {
  const { t } = useText();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  if (!canShare) return null;
  const share = async () => navigator.share({ url: await getLink() });
  return <TextButton onClick={() => void share().catch(() => {})}>{t('Share')}</TextButton>;
}
