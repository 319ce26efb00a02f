import './blog-index.css';
import { Link, useSearchParams } from 'react-router';
import { Chips } from '#app/components/chips.tsx';
import { formatNumber } from '#app/components/format-number.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { SearchForm, useSearchWords } from '#app/components/search-form.tsx';
import { toArticlePath } from '#app/components/stories.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';
import { demos } from '#catalogue/demos.ts';
import { type Article, narrowArticles, toReadingMinutes, toTagSlug, toYear } from './article.ts';
import { ArticleDay, Claim } from './article-facts.tsx';
import { articles } from './articles.ts';
import { tagParameter, yearParameter } from './parameters.ts';

type View = 'list' | 'grid';

const views = [
  { view: 'list', path: '/blog-list', label: 'List', title: 'Blog' },
  { view: 'grid', path: '/blog-grid', label: 'Grid', title: 'Blog as a grid' },
] as const satisfies readonly { view: View; path: string; label: Label; title: Label }[];

/** All articles. What narrows them is in the address: the server answers it, and with script the list follows the keys. */
export function BlogIndex({ view }: { view: View }) {
  const { t } = useText();
  const [q, search] = useSearchWords();
  const [query] = useSearchParams();
  const [tag] = readParameter(query, tagParameter);
  const [year] = readParameter(query, yearParameter);
  const found = narrowArticles(articles, { q, tag, year }, t);
  const lead = t('Campaigns from the brief to the result, what we would do differently, and notes on the craft of formats.');
  const title = t(views.find((one) => one.view === view)?.title ?? 'Blog');
  return (
    <div className="blog grid">
      <PageHead title={`${title} | Surge`} description={lead} image="/share/blog.jpg" />
      <header className="blog-head">
        <p className="mono">{t('Blog')}</p>
        <PageTitle isLarge>{t('Campaigns, taken apart.')}</PageTitle>
        <p className="blog-lead">{lead}</p>
        <p className="blog-sample">{t('Sample campaigns: brands, dates and figures are illustrative.')}</p>
      </header>
      <div className="blog-bar">
        <SearchForm className="blog-search" label={t('Search articles')} q={q} onSearch={search}>
          {tag && <input type="hidden" name="tag" value={tag} />}
          {year && <input type="hidden" name="year" value={year} />}
        </SearchForm>
        <Facet
          name="tag"
          label={t('Topic')}
          chosen={tag}
          values={countBy(
            ({ tag: own }) => toTagSlug(own),
            ({ tag: own }) => t(own),
          )}
        />
        <Facet name="year" label={t('Year')} chosen={year} values={countBy(toYear, toYear)} />
        <nav className="blog-facet blog-views" aria-label={t('Show as')}>
          <p className="mono dim" aria-hidden="true">
            {t('Show as')}
          </p>
          <Chips>
            {views.map((one) => (
              <li key={one.view}>
                <Link to={{ pathname: one.path, search: query.toString() }} aria-current={one.view === view ? 'page' : undefined} preventScrollReset>
                  {t(one.label)}
                </Link>
              </li>
            ))}
          </Chips>
        </nav>
      </div>
      <h2 className="visually-hidden">{t('Articles')}</h2>
      <p className="visually-hidden" role="status">
        {q || tag || year ? t('Results: {{n}}', { n: found.length }) : ''}
      </p>
      {found.length > 0 ? (
        <ul className="blog-articles" data-view={view}>
          {found.map((article, index) => (
            <li key={article.slug}>
              <ArticleCard article={article} isEager={index < 2} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState className="blog-nothing" title={t('No article matches all of this.')}>
          <Button as={Link} to={{ search: '' }}>
            {t('Show all articles')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

interface FacetValue {
  readonly value: string;
  readonly text: string;
  readonly count: number;
}

/** What the articles have of one kind, in their order, and how many have it. */
function countBy(toValue: (article: Article) => string, toLabel: (article: Article) => string): readonly FacetValue[] {
  const values = [...new Set(articles.map(toValue))];
  return values.flatMap((value) => {
    const those = articles.filter((article) => toValue(article) === value);
    return those.slice(0, 1).map((first) => ({ value, text: toLabel(first), count: those.length }));
  });
}

interface FacetProps {
  readonly name: 'tag' | 'year';
  readonly label: string;
  readonly chosen: string | undefined;
  readonly values: readonly FacetValue[];
}

/** Links, so that it works without script; a single value narrows nothing. */
function Facet({ name, label, chosen, values }: FacetProps) {
  const { t, language } = useText();
  const [query] = useSearchParams();
  if (values.length < 2) return null;
  const toSearch = (value: string | undefined) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    return next.toString();
  };
  return (
    <nav className="blog-facet" aria-label={label}>
      <p className="mono dim" aria-hidden="true">
        {label}
      </p>
      <Chips>
        <li>
          <Link to={{ search: toSearch(undefined) }} aria-current={chosen === undefined ? 'true' : undefined} preventScrollReset>
            {t('All')}
          </Link>
        </li>
        {values.map(({ value, text, count }) => (
          <li key={value}>
            <Link to={{ search: toSearch(value) }} aria-current={chosen === value ? 'true' : undefined} preventScrollReset>
              {text} <span className="mono">{formatNumber(count, language.tag)}</span>
            </Link>
          </li>
        ))}
      </Chips>
    </nav>
  );
}

/** The whole of it leads to the article. */
function ArticleCard({ article, isEager }: { article: Article; isEager: boolean }) {
  const { t } = useText();
  const demo = demos.find(({ id }) => id === article.demos[0]);
  return (
    <article className="blog-card">
      <div className="blog-card-picture">
        {demo && <img src={demo.thumbnail} alt="" width="640" height="360" {...(isEager ? { decoding: 'async' } : { loading: 'lazy' })} />}
      </div>
      <div className="blog-card-facts mono">
        <span className="blog-tag">{t(article.tag)}</span>
        <ArticleDay date={article.date} style="medium" />
        <span>{t('{{n}} min read', { n: toReadingMinutes(article) })}</span>
      </div>
      <div className="blog-card-text">
        <h3>
          <Link to={toArticlePath(article.slug)}>{t(article.title)}</Link>
        </h3>
        <p>{t(article.desc)}</p>
        <p className="mono dim">{article.author}</p>
      </div>
      <Claim article={article} className="blog-card-claim" />
    </article>
  );
}
