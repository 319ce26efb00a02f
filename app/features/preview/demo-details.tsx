import './demo-details.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SizeGlyph } from '#app/components/size-glyph.tsx';
import { toUnitLabel } from '#app/components/unit-label.ts';
import { useText } from '#app/i18n/use-text.ts';
import { type Demo, type Device, listUnits } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { CampaignLink } from './campaign-link.tsx';
import { UnitLink } from './slot-plan.tsx';
import { Specs } from './specs.tsx';

interface DemoDetailsProps {
  readonly demo: Demo;
  /** On the stage. */
  readonly unit: Demo;
  readonly device: Device | undefined;
  readonly head: ReactNode;
}

/** What the shown unit of a demo is: the record in words, and how to play it. */
export function DemoDetails({ demo, unit, device, head }: DemoDetailsProps) {
  const { t, tData } = useText();
  return (
    <section className="demo-details" id="workbench-specs" aria-label={t('About this demo')}>
      {head}
      <p className="demo-details-text">{tData(demo.description)}</p>
      <CampaignLink unit={unit} />
      <dl>
        <div>
          <dt>{t('Size')}</dt>
          <dd className="mono">
            <SizeGlyph size={unit.size} />
            {tData(unit.size).toUpperCase()}
          </dd>
        </div>
        <OtherUnits demo={demo} unit={unit} device={device} />
        <div>
          <dt>{t('Type')}</dt>
          <dd>{tData(unit.type)}</dd>
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
      <Specs demo={unit} />
      <h2>{t('How to play')}</h2>
      <p>
        {t(
          unit.size === 'CTV'
            ? 'Use the remote beside the screen, or your arrow keys, Enter and Escape.'
            : 'Tap, drag or swipe in the ad. With the keyboard: Tab into the ad, then arrow keys, Enter and Space.',
        )}
      </p>
      <p>{t('Escape brings you back out of the ad; pressed again, it closes the preview.')}</p>
    </section>
  );
}

/** The units that are not shown, also where the stage has no room for its plan. */
function OtherUnits({ demo, unit, device }: Omit<DemoDetailsProps, 'head'>) {
  const { t, tData } = useText();
  if (demo.units.length === 0) return null;
  return (
    <div>
      <dt>{t('Also as')}</dt>
      <dd className="mono">
        {listUnits(demo)
          .filter((one) => one !== unit)
          .map((one) => (
            <UnitLink key={one.slug} unit={one} device={device}>
              {toUnitLabel(one, demo, tData)}
            </UnitLink>
          ))}
      </dd>
    </div>
  );
}
