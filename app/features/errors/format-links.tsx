import './format-links.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { listDemosOfType } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';

/** Links of the 404 page: each format that has demos, and the first steps. */
export function FormatLinks() {
  const { t, tData } = useText();
  const shown = formats.filter(({ name }) => listDemosOfType(toFormatSlug(name)).length > 0);
  return (
    <nav className="format-links" aria-label={t('Ad-Formats')}>
      <ul>
        {shown.map(({ name }) => (
          <li key={name}>
            <Link to={`/experience/${toFormatSlug(name)}`}>{tData(name)}</Link>
          </li>
        ))}
        <li>
          <Link to="/">{t('Go to the start page')}</Link>
        </li>
      </ul>
    </nav>
  );
}
