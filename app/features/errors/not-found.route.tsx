import { data } from 'react-router';
import { ErrorContent } from '#app/components/error-page.tsx';
import { FormatLinks } from './format-links.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export async function clientLoader() {
  return null;
}

/** Every address that the product does not have. */
export default function NotFoundPage() {
  return (
    <ErrorContent status={404}>
      <FormatLinks />
    </ErrorContent>
  );
}
