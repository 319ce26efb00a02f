import { company } from '#app/components/company-content.ts';
import { contactDetails } from '#app/components/contact-details.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalSection } from './legal-section.tsx';

const facts: readonly { readonly label: Label; readonly value: string }[] = [
  { label: 'Company', value: company.name },
  { label: 'Address', value: company.address },
  { label: 'Managing director', value: company.director },
  { label: 'Commercial register', value: company.register },
  { label: 'VAT number', value: company.vat },
];

/** Who runs the site. */
export default function ImprintPage() {
  const { t } = useText();
  return (
    <LegalPage
      name="Imprint"
      heading="Who runs this site."
      lead="The company behind Surge, how to reach it, and who answers for what is written here."
    >
      <LegalSection heading="The company">
        <dl className="legal-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </LegalSection>
      <LegalSection heading="Contact">
        <p>
          <a href={`mailto:${contactDetails.email}`}>{contactDetails.email}</a>
        </p>
        <p>
          <a href={`tel:${contactDetails.phone.replaceAll(' ', '')}`}>{contactDetails.phone}</a>
        </p>
      </LegalSection>
      <LegalSection
        heading="Good to know"
        points={[
          'All brands, campaigns and figures in the demos and stories are invented. Any likeness to real ones is coincidence.',
          'Links to other sites open what others wrote: they answer for it.',
          'Creatives, drawings and texts are ours. Typefaces and libraries come under their own free licences.',
        ]}
      />
    </LegalPage>
  );
}
