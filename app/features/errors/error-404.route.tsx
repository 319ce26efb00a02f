import { ErrorContent } from '#app/components/error-page.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { ErrorSample } from './error-sample.tsx';
import { FormatLinks } from './format-links.tsx';

/** The page of an address that leads nowhere, at an address of its own: answered with 200, because this one exists. */
export default function Error404Page() {
  const { t } = useText();
  return (
    <ErrorContent status={404}>
      <ErrorSample>{t('You asked for this page by its own address: this is what a wrong one leads to.')}</ErrorSample>
      <FormatLinks />
    </ErrorContent>
  );
}
