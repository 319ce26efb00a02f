import './phone-pane.css';
import { useEffect, useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { CopyButton } from '#app/components/copy-button.tsx';
import { QR_BYTES, QrCode } from '#app/components/qr-code.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { isEmptyKit } from './brand-kit.ts';
import { useBrand } from './brand-store.ts';
import { packBrand, toCodeLink } from './share-link.ts';

/** The ad on the visitor's own phone: a code and a link to the page that shows nothing but the ad. */
export function PhonePane({ id }: { id: number }) {
  const { t } = useText();
  const titleId = useId();
  const link = usePlayLink(id);
  return (
    <section className="phone-pane" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('On your phone')}</h2>
      <QrCode text={toCodeLink(link)} label={t('QR code of the ad’s own page')} />
      <div>
        <p>{t('Scan to play it at its real size.')}</p>
        <p className="mono dim">{link.replace(/^https?:\/\//, '').replace(/#.*/, '')}</p>
        {isOnThisComputer(link) && <p className="dim">{t('This address works on this computer only: a phone cannot reach it.')}</p>}
        <CopyButton getText={() => link}>{t('Copy the link')}</CopyButton>
        <ShareButton link={link} />
      </div>
    </section>
  );
}

/** With the brand, when the code stays small enough to be read; its logo is too much for any code. */
function usePlayLink(id: number): string {
  const { kit } = useBrand();
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin ?? '';
  const plain = `${origin}/play/${id}`;
  const [branded, setBranded] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const { logo: _, ...rest } = kit;
    const pack = isEmptyKit(rest) ? Promise.resolve('') : packBrand(rest);
    void pack.then((hash) => isWanted && setBranded(plain + hash));
    return () => {
      isWanted = false;
    };
  }, [kit, plain]);
  return branded && toCodeLink(branded).length <= QR_BYTES ? branded : plain;
}

function isOnThisComputer(link: string): boolean {
  return /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(link);
}

/** The system's share sheet, where there is one. */
function ShareButton({ link }: { link: string }) {
  const { t } = useText();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  if (!canShare) return null;
  return (
    <button type="button" className="text-button" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
      {t('Share')}
    </button>
  );
}
