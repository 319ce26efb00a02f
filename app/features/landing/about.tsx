import './about.css';
import { useText } from '#app/i18n/use-text.ts';
import { LogoCarousel } from './logo-carousel.tsx';
import { clients } from './logos.ts';
import { Section } from './section.tsx';

export function About() {
  const { t } = useText();
  return (
    <Section id="about" heading={t('A performance network that also builds the creative.')}>
      <div className="about grid">
        <p className="about-lead">
          {t(
            'Surge is the performance marketing network of a media group. For more than twelve years we have turned media budgets into measurable growth: sales, leads, installs and completed views that can be counted, audited and repeated.',
          )}
        </p>
        <p className="about-more">
          {t(
            'One plan reaches across demand-side platforms, ad networks, premium publishers, online and offline affiliates and partner networks. You choose the KPI model, from CPM to CPS, and change it as the campaign learns. We find where it holds, and we build the interactive formats that make people stop.',
          )}
        </p>
      </div>
      <LogoCarousel label={t('Clients')} brands={clients} />
      <p className="sample-note mono">{t('Sample brands, invented for this site.')}</p>
    </Section>
  );
}
