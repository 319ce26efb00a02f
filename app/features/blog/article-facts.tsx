import { formatDate } from '#app/components/format-date.ts';
import { StoryFigure } from '#app/components/story-figure.tsx';
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

interface ClaimProps {
  readonly article: ArticleHead;
  readonly className: string;
  readonly isLarge?: boolean;
}

/** The number that the article is about. */
export function Claim({ article: { value, unit, claim }, className, isLarge = false }: ClaimProps) {
  const { t } = useText();
  if (value === undefined || !claim) return null;
  return (
    <p className={className}>
      <StoryFigure value={value} unit={unit} isLarge={isLarge} /> <span>{t(claim)}</span>
    </p>
  );
}
