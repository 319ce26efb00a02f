import { isRouteErrorResponse } from 'react-router';
import { ErrorSheet } from './error-page-sheet.tsx';

/** The last resort: a page that does not exist, or one that broke. */
export function ErrorPage({ error }: { error: unknown }) {
  return <ErrorSheet status={isRouteErrorResponse(error) && error.status === 404 ? 404 : 500} />;
}
