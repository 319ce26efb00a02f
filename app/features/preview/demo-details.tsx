import './demo-details.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SizeGlyph } from '#app/components/size-glyph.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { CampaignLink } from './campaign-link.tsx';
import { Specs } from './specs.tsx';

/** What the demo is: the record in words, and how to play it. */
export function DemoDetails({ demo, head }: { demo: Demo; head: ReactNode }) {
  const { t, tData } = useText();
  return (
    <section className="demo-details" id="workbench-specs" aria-label={t('About this demo')}>
      {head}
      <p className="demo-details-text">{tData(demo.description)}</p>
      <CampaignLink id={demo.id} />
      <dl>
        <div>
          <dt>{t('Size')}</dt>
          <dd className="mono">
            <SizeGlyph size={demo.size} />
            {tData(demo.size).toUpperCase()}
          </dd>
        </div>
        <div>
          <dt>{t('Type')}</dt>
          <dd>{tData(demo.type)}</dd>
        </div>
        <div>
          <dt>{t('Format')}</dt>
          <dd>
            {demo.format.map((name) => (
              <Link key={name} to={`/experience/${toFormatSlug(name)}`}>
                {tData(name)}
              </Link>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('Brand')}</dt>
          <dd>{t('{{brand}} (sample)', { brand: demo.brand })}</dd>
        </div>
      </dl>
      <Specs demo={demo} />
      <h2>{t('How to play')}</h2>
      <p>
        {t(
          demo.size === 'CTV'
            ? 'Use the remote beside the screen, or your arrow keys, Enter and Escape.'
            : 'Tap, drag or swipe in the ad. With the keyboard: Tab into the ad, then arrow keys, Enter and Space.',
        )}
      </p>
      <p>{t('Escape brings you back out of the ad; pressed again, it closes the preview.')}</p>
    </section>
  );
}
