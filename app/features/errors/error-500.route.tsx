import { ErrorContent } from '#app/components/error-page.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { ErrorSample } from './error-sample.tsx';

/** The 500 page at an address of its own, which is answered with 200 because nothing failed. */
export default function Error500Page() {
  const { t } = useText();
  return (
    <ErrorContent status={500}>
      <ErrorSample>{t('You asked for this page by its own address: nothing is broken just now.')}</ErrorSample>
    </ErrorContent>
  );
}
