import { useText } from '#app/i18n/use-text.ts';
import { LogoCarousel } from './logo-carousel.tsx';
import { publishers } from './logos.ts';
import { Section } from './section.tsx';

export function Publishers() {
  const { t } = useText();
  return (
    <Section id="publisher" heading={t('Front pages, apps and living rooms.')}>
      <div className="publisher-band">
        <LogoCarousel label={t('Publishers')} brands={publishers} />
      </div>
      <p className="sample-note mono">{t('Sample titles, invented for this site.')}</p>
    </Section>
  );
}
