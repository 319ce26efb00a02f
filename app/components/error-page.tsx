import { isRouteErrorResponse, Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';

/** The last resort: a page that does not exist, or one that broke. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useText();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <title>{`${t(isMissing ? 'Page not found' : 'Something went wrong')} | Surge`}</title>
      <h1>{t(isMissing ? 'Page not found' : 'Something went wrong')}</h1>
      <p>
        {t(
          isMissing
            ? 'This address leads nowhere. The formats are all still here.'
            : 'The page could not be shown. Try again, or go back to the start.',
        )}
      </p>
      <Link to="/">{t('Go to the start page')}</Link>
    </main>
  );
}
