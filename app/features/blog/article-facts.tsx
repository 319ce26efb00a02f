import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { ArticleHead } from './article.ts';

/** Browsers and servers may carry different calendars: the words may differ, the day does not. */
export function ArticleDay({ date, style }: { date: string; style: 'medium' | 'long' }) {
  const { language } = useText();
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatDate(date, style, language.tag)}
    </time>
  );
}

/** The number that the article is about. */
export function Claim({ article: { value, unit, claim }, className }: { article: ArticleHead; className: string }) {
  const { t, language } = useText();
  if (value === undefined || !claim) return null;
  return (
    <p className={className}>
      <b>
        {new Intl.NumberFormat(language.tag, { useGrouping: 'always' }).format(value)}
        <sup>{unit}</sup>
      </b>{' '}
      <span>{t(claim)}</span>
    </p>
  );
}
