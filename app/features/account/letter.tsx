import './letter.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** The letter that a real account would get, as it would look in the inbox. Its button works. */
export function Letter({ name, address }: { name: string; address: string }) {
  const { t } = useText();
  return (
    <article className="letter" aria-label={t('Sample message')}>
      <dl>
        <dt>{t('From')}</dt>
        <dd>accounts@surge.example</dd>
        <dt>{t('To')}</dt>
        <dd>{address}</dd>
        <dt>{t('Subject')}</dt>
        <dd className="letter-subject">{t('Confirm your e-mail')}</dd>
      </dl>
      <p>{t('Good day, {{name}}.', { name })}</p>
      <p>{t('Somebody, hopefully you, made an account with this address. One click, and it is yours.')}</p>
      <Link className="button button-go" to="/page-confirm-mail">
        {t('Confirm this address')}
        <Icon name="arrow" size={18} />
      </Link>
      <p className="letter-end mono">{t('This is a sample: no message is really sent.')}</p>
    </article>
  );
}
