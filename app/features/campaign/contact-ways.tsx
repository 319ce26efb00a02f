import { contactDetails } from '#app/components/contact-details.ts';
import { useText } from '#app/i18n/use-text.ts';

/** For who would rather write or call. */
export function ContactWays() {
  const { t } = useText();
  return (
    <section className="contact-ways" aria-labelledby="contact-ways">
      <h2 id="contact-ways">{t('Or write, or call')}</h2>
      <a href={`mailto:${contactDetails.email}?subject=${encodeURIComponent(t('New campaign'))}`}>{contactDetails.email}</a>
      <a href={`tel:${contactDetails.phone.replaceAll(' ', '')}`}>{contactDetails.phone}</a>
      <p className="mono dim">{t('Sample contact details: this is a demonstration site.')}</p>
    </section>
  );
}
