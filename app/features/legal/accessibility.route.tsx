import { contactDetails } from '#app/components/contact-details.ts';
import { useText } from '#app/i18n/use-text.ts';
import { accessibilitySections } from './accessibility-content.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalSection } from './legal-section.tsx';

/** What works for whom, and what does not yet. */
export default function AccessibilityPage() {
  const { t } = useText();
  return (
    <LegalPage
      name="Accessibility"
      heading="Ads that everyone can play."
      lead="Rich media has a poor reputation here. We want each page and each demo to work by keyboard, with a screen reader, in large type and without motion."
    >
      {accessibilitySections.map(({ heading, points }) => (
        <LegalSection key={heading} heading={heading} points={points} />
      ))}
      <LegalSection heading="Tell us what is in your way">
        <p>{t('Write what you wanted to do and what happened. A person answers, and we mend it or find another way with you.')}</p>
        <p>
          <a href={`mailto:${contactDetails.email}`}>{contactDetails.email}</a>
        </p>
      </LegalSection>
    </LegalPage>
  );
}
