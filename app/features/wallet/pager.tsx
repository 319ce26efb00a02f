import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useFigures } from './use-figures.ts';

interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  toSearch(page: number): string;
}

/** The pages of a table, each with its address. */
export function Pager({ page, pageCount, toSearch }: PagerProps) {
  const { t } = useText();
  const { count } = useFigures();
  if (pageCount < 2) return null;
  const toLink = (target: number) => ({ to: { search: toSearch(target) }, preventScrollReset: true });
  return (
    <nav className="pager" aria-label={t('Pages of the table')}>
      {page > 1 && (
        <Link className="icon-button icon-button-boxed" {...toLink(page - 1)} rel="prev">
          <Icon name="previous" />
          <span className="visually-hidden">{t('Previous')}</span>
        </Link>
      )}
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((one) => (
        <Link key={one} className="pager-page mono" aria-current={one === page ? 'page' : undefined} {...toLink(one)}>
          <span className="visually-hidden">{t('Page')} </span>
          {count(one)}
        </Link>
      ))}
      {page < pageCount && (
        <Link className="icon-button icon-button-boxed" {...toLink(page + 1)} rel="next">
          <Icon name="next" />
          <span className="visually-hidden">{t('Next')}</span>
        </Link>
      )}
    </nav>
  );
}
