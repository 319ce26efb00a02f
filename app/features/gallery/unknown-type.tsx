import './unknown-type.css';
import '#app/ui/button.css';
import { Link } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Stands for the address's text while the sentence is translated; no translation contains it. */
const PLACE = '\u0000';

/** Longer than this is no word: cut, and shown small, so that the way on stays in view. */
const LONG_TYPE = 80;

/** The answer of spec §8 for a type without demos. Whatever the address says is shown as text, isolated and wrapped. */
export function UnknownType({ type }: { type: string }) {
  const { t } = useText();
  const isLong = type.length > LONG_TYPE;
  const [before, after] = t('No ad formats found for the type "{{type}}".', { type: PLACE }).split(PLACE);
  return (
    <div className="unknown-type">
      <PageHead title={`${t('Page not found')} | Surge`} description="" isHidden />
      <p className="dim">{t('Ad-Format')}</p>
      <h1 data-long={isLong}>
        {before}
        <bdi>{isLong ? `${[...type].slice(0, LONG_TYPE).join('')}…` : type}</bdi>
        {after}
      </h1>
      <Link className="button" to="/formats">
        {t('All formats')}
        <Icon name="arrow" size={18} />
      </Link>
    </div>
  );
}
