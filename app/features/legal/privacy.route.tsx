import { company } from '#app/components/company-content.ts';
import { contactDetails } from '#app/components/contact-details.ts';
import { useText } from '#app/i18n/use-text.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalSection } from './legal-section.tsx';
import { deviceGroups, privacySections, rights } from './privacy-content.ts';

/** What is kept of a visitor. */
export default function PrivacyPage() {
  const { t } = useText();
  return (
    <LegalPage
      name="Privacy"
      heading="What we keep, why, and for how long."
      lead="No third party, no tracking, and no cookie unless you choose a language or a look. What remains is little, and all of it is listed here."
    >
      <LegalSection heading="Who is responsible">
        <p>
          {company.name}, {company.address}
        </p>
        <p>
          <a href={`mailto:${contactDetails.email}`}>{contactDetails.email}</a>
        </p>
      </LegalSection>
      {privacySections.map(({ heading, points }) => (
        <LegalSection key={heading} heading={heading} points={points} />
      ))}
      <LegalSection heading="What is on your device">
        {deviceGroups.map(({ heading, entries }) => (
          <section key={heading} className="legal-group">
            <h3>{t(heading)}</h3>
            <dl className="legal-facts">
              {entries.map(({ names, what, until }) => (
                <div key={what}>
                  <dt className="mono">{names.join(', ')}</dt>
                  <dd>{t(what)}</dd>
                  <dd>{t(until)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </LegalSection>
      <LegalSection heading="Your rights" points={rights} />
    </LegalPage>
  );
}
