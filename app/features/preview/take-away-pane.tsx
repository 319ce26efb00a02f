import './take-away-pane.css';
import { useId, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { useBrand } from './brand-store.ts';
import { download, type ExportTarget, exportAd } from './export-ad.ts';

/** The ad as a file for an ad server or an app, with the visitor's brand in it. Television and film go other ways. */
export function TakeAwayPane({ demo }: { demo: Demo }) {
  const { t } = useText();
  const { kit } = useBrand();
  const id = useId();
  const [failed, setFailed] = useState(false);
  if (!demo.isIframe || demo.size === 'CTV' || demo.size === 'video') return null;
  const take = (target: ExportTarget) => {
    setFailed(false);
    exportAd(demo, target, kit).then(download, () => setFailed(true));
  };
  return (
    <section className="take-away" aria-labelledby={id}>
      <h2 id={id}>{t('Take away')}</h2>
      <p className="dim">{t('With your brand in it, ready to upload. The click tag is the only address in it.')}</p>
      <button type="button" className="button" onClick={() => take('html5')}>
        {t('HTML5 zip for ad servers')}
      </button>
      {demo.device.includes('mobile') && (
        <button type="button" className="button" onClick={() => take('mraid')}>
          {t('MRAID file for apps')}
        </button>
      )}
      <a className="button" href={demo.creativeUrl.replace('index.html', 'backup.jpg')} download={`${demo.slug}-backup.jpg`}>
        {t('Backup image')}
      </a>
      <p role="alert">{failed && t('The file could not be fetched. Check your connection and try again.')}</p>
    </section>
  );
}
