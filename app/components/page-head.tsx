import { useContext } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { LANGUAGE_PARAMETER, languages } from '#protocol/languages.ts';
import { DocumentTitle } from './document-title.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Path of the share picture, 1200 x 630 (tools/share-pages.ts). */
  readonly image?: string;
  /** Of the Open Graph protocol. */
  readonly type?: 'article' | 'website';
  /** For pages that search engines should leave out. Their description still shows where the link is shared. */
  readonly isHidden?: boolean;
}

/** Open Graph wants a territory with each language. */
const toTerritory = (tag: string) => (tag.includes('-') ? tag.replace('-', '_') : `${tag}_${tag.toUpperCase()}`);

/** Everything a page says about itself in <head>; React hoists it there. */
export function PageHead({ title, description, image = '/share.jpg', type = 'website', isHidden = false }: PageHeadProps) {
  const { language } = useText();
  const { pathname } = useLocation();
  const documentTitle = useContext(DocumentTitle) ?? title;
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin ?? '';
  const canonical = `${origin}${pathname}`;
  const inLanguage = (code: string) => (code === 'en' ? canonical : `${canonical}?${LANGUAGE_PARAMETER}=${code}`);
  const hidden = (
    <>
      <title>{documentTitle}</title>
      <meta name="robots" content="noindex" />
    </>
  );
  if (isHidden && !description) return hidden;
  return (
    <>
      {isHidden ? (
        hidden
      ) : (
        <>
          <title>{documentTitle}</title>
          <link rel="canonical" href={inLanguage(language.code)} />
          {languages.map(({ code, tag }) => (
            <link key={code} rel="alternate" hrefLang={tag.slice(0, 2)} href={inLanguage(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={canonical} />
        </>
      )}
      <meta name="description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Surge" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={inLanguage(language.code)} />
      <meta property="og:locale" content={toTerritory(language.tag)} />
      <meta property="og:image" content={`${origin}${image}`} />
      {/* By its size a network shows it to the first who shares it, before it has fetched it. */}
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
