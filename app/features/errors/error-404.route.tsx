import { ErrorContent } from '#app/components/error-page.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { ErrorSample } from './error-sample.tsx';
import { FormatLinks } from './format-links.tsx';

/** The 404 page at an address of its own, which is answered with 200 because it exists. */
export default function Error404Page() {
  const { t } = useText();
  return (
    <ErrorContent status={404}>
      <ErrorSample>{t('You asked for this page by its own address: this is what a wrong one leads to.')}</ErrorSample>
      <FormatLinks />
    </ErrorContent>
  );
}
