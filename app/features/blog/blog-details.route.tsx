import './blog-details.css';
import { type ComponentType, Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { data, Link, useRouteLoaderData } from 'react-router';
import type { Article as ArticleData, BreadcrumbList, WithContext } from 'schema-dts';
import { CopyButton } from '#app/components/copy-button.tsx';
import { DemoCard } from '#app/components/demo-card.tsx';
import { DemoLinks } from '#app/components/demo-links.tsx';
import { ErrorContent } from '#app/components/error-page.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { toArticlePath } from '#app/components/stories.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';
import { toSharePicture } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import type { Route } from './+types/blog-details.route';
import { type Article, countWords, type Section, toReadingMinutes } from './article.ts';
import { ArticleDay, Claim } from './article-facts.tsx';
import { articles, findArticle } from './articles.ts';
import { DemoFigure } from './demo-figure.tsx';

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: findArticle(params.slug) ? 200 : 404 });

/** Nothing to ask the server for: the articles are in the bundle. */
export const clientLoader = () => null;

/** `/blog-details/:slug`: one article. Heading and description are translated, the text is a sample record. */
export default function BlogDetailsPage({ params: { slug } }: Route.ComponentProps) {
  const { t } = useText();
  const article = findArticle(slug);
  if (article) return <ArticlePage key={slug} article={article} />;
  return (
    <div className="blog-missing grid">
      <ErrorContent status={404}>
        <Button as={Link} className="blog-missing-way" to="/blog-list">
          {t('All articles')}
        </Button>
      </ErrorContent>
    </div>
  );
}

function ArticlePage({ article }: { article: Article }) {
  const { t, language } = useText();
  const related = article.demos.flatMap((id) => activeDemos.filter((demo) => demo.id === id));
  const [shown] = related;
  const claimAt = article.sections.findIndex(({ hasClaim }) => hasClaim);
  return (
    <div className="article-page grid">
      <PageHead title={`${t(article.title)} | Surge`} description={t(article.desc)} type="article" image={`/share/${article.slug}.jpg`} />
      <StructuredData article={article} picture={shown && toSharePicture(shown.thumbnail)} />
      <article className="blog-article" aria-labelledby="article-title">
        <header className="article-head">
          <nav className="article-way mono" aria-label={t('Blog')}>
            <Link to="/blog-list">
              <Icon name="previous" size={12} />
              {t('All articles')}
            </Link>
          </nav>
          <div id="article-title">
            <PageTitle isLarge>{t(article.title)}</PageTitle>
          </div>
          <p className="article-lead">{t(article.desc)}</p>
          <ArticleFacts article={article} />
        </header>
        {shown && <DemoFigure demo={shown} />}
        <div className="article-body">
          <p className="article-sample">
            {t('Sample campaigns: brands, dates and figures are illustrative.')}
            {language.code !== 'en' && ` ${t('The text is in English.')}`}
          </p>
          {article.sections.map((section, index) => (
            <Fragment key={section.heading}>
              {index === claimAt && <Claim article={article} className="article-claim" isLarge />}
              <ArticleSection section={section} />
            </Fragment>
          ))}
        </div>
      </article>
      <Neighbours article={article} />
      <section className="article-demos" aria-labelledby="article-demos">
        <h2 id="article-demos">{t('Related demos')}</h2>
        <DemoLinks>
          <ul>
            {related.map((demo) => (
              <li key={demo.id}>
                <DemoCard demo={demo} />
              </li>
            ))}
          </ul>
        </DemoLinks>
      </section>
      <CommentsPart slug={article.slug} />
    </div>
  );
}

function ArticleFacts({ article }: { article: Article }) {
  const { t } = useText();
  const origin = useOrigin();
  return (
    <dl className="article-facts">
      <div>
        <dt>{t('Topic')}</dt>
        <dd>{t(article.tag)}</dd>
      </div>
      <div>
        <dt>{t('Author')}</dt>
        <dd>{article.author}</dd>
      </div>
      <div>
        <dt>{t('Published')}</dt>
        <dd>
          <ArticleDay date={article.date} style="long" />
        </dd>
      </div>
      <div>
        <dt>{t('Reading time')}</dt>
        <dd>{t('{{n}} min', { n: toReadingMinutes(article) })}</dd>
      </div>
      <div className="article-share">
        <dt>{t('Share')}</dt>
        <dd>
          <CopyButton getText={() => new URL(toArticlePath(article.slug), origin || location.href).href}>{t('Copy the link')}</CopyButton>
        </dd>
      </div>
    </dl>
  );
}

function ArticleSection({ section: { heading, paragraphs, table, quote } }: { section: Section }) {
  return (
    <section lang="en">
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {table && (
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={table.head[index + 1]} className="mono">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {quote && (
        <figure className="article-quote">
          <blockquote>
            <p>{quote.text}</p>
          </blockquote>
          <figcaption className="mono">{quote.by}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** The articles before and after it in time. */
function Neighbours({ article }: { article: Article }) {
  const { t } = useText();
  const place = articles.indexOf(article);
  const ways = [
    { rel: 'prev', label: 'Previous article', to: articles[place + 1] },
    { rel: 'next', label: 'Next article', to: articles[place - 1] },
  ] as const;
  return (
    <nav className="article-ways" aria-label={t('Articles')}>
      {ways.map(
        ({ rel, label, to }) =>
          to && (
            <Link key={rel} rel={rel} to={toArticlePath(to.slug)}>
              <span className="mono dim">{t(label)}</span>
              {t(to.title)}
            </Link>
          ),
      )}
    </nav>
  );
}

type CommentList = ComponentType<{ readonly slug: string }>;

/** Undefined without its script: the button stays, to try again. */
const loadComments = () =>
  import('./comments.tsx').then(
    ({ Comments }): CommentList => Comments,
    () => undefined,
  );

/** Comments are sample data, answered in the browser: their script and the pretend backend's load when a reader reaches them, or asks. */
function CommentsPart({ slug }: { slug: string }) {
  const { t } = useText();
  const section = useRef<HTMLElement>(null);
  const [Comments, setComments] = useState<CommentList>();
  const open = useCallback(async () => {
    const loaded = await loadComments();
    // The button goes, which may have the focus.
    if (loaded && section.current?.contains(document.activeElement)) section.current.focus();
    setComments(() => loaded);
  }, []);
  useEffect(() => {
    if (Comments || !section.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void open();
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [Comments, open]);
  return (
    <section id="comments" className="article-comments" ref={section} tabIndex={-1} aria-labelledby="comments-heading">
      <h2 id="comments-heading">{t('Comments')}</h2>
      <div>
        {Comments ? (
          <Comments slug={slug} />
        ) : (
          <>
            <Button onClick={() => void open()}>{t('Show the comments')}</Button>
            <p className="article-scriptless">{t('Comments need JavaScript.')}</p>
          </>
        )}
      </div>
    </section>
  );
}

/** For search engines: the article, and the way to it. */
function StructuredData({ article, picture }: { article: Article; picture: string | undefined }) {
  const origin = useOrigin();
  const url = `${origin}${toArticlePath(article.slug)}`;
  const text = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.desc,
    url,
    mainEntityOfPage: url,
    inLanguage: 'en',
    datePublished: article.date,
    articleSection: article.tag,
    wordCount: countWords(article),
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: 'Surge', logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` } },
    ...(picture && { image: [`${origin}${picture}`] }),
  } satisfies WithContext<ArticleData>;
  const steps = [
    { name: 'Surge', item: `${origin}/` },
    { name: 'Blog', item: `${origin}/blog-list` },
    { name: article.title, item: url },
  ];
  const way = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  } satisfies WithContext<BreadcrumbList>;
  return <script type="application/ld+json">{JSON.stringify([text, way])}</script>;
}

function useOrigin(): string {
  return useRouteLoaderData<typeof rootLoader>('root')?.publicOrigin ?? '';
}
