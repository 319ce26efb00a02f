import { data } from 'react-router';
import { ErrorSheet } from '#app/components/error-page-sheet.tsx';
import { PageTools } from '#app/components/page-tools.tsx';
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
    <ErrorSheet status={404} tools={<PageTools />}>
      <FormatLinks />
    </ErrorSheet>
  );
}
