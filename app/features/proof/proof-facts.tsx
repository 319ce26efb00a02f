import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import type { Brand } from '#protocol/brand.ts';
import type { OpenedExport } from './open-export.ts';
import { type Place, placeLabels } from './proof-rules.ts';

interface ProofFactsProps {
  readonly unit: Pick<FrameDemo, 'brand'>;
  readonly place: Place;
  readonly brand: Partial<Brand>;
  readonly opened: OpenedExport;
  /** When it was opened, milliseconds since 1970. */
  readonly at: number | undefined;
}

/** What a printed page must say of itself: the screen has it around the ad. */
export function ProofFacts({ unit, place, brand, opened, at }: ProofFactsProps) {
  const { t, language } = useText();
  return (
    <dl className="proof-facts">
      <dt>{t('Date')}</dt>
      <dd>{at !== undefined && formatDate(at, 'date and time', language.tag)}</dd>
      <dt>{t('Where it is opened')}</dt>
      <dd>{t(placeLabels[place])}</dd>
      <dt>{t('Brand')}</dt>
      <dd>{[brand.name || unit.brand, brand.primary, brand.accent].filter(Boolean).join(', ')}</dd>
      <dt>{t('Landing page')}</dt>
      <dd>{opened.landing}</dd>
      <dt>{t('Event address')}</dt>
      <dd>{opened.events}</dd>
      <dt>{t('Browser')}</dt>
      <dd>{navigator.userAgent}</dd>
    </dl>
  );
}
