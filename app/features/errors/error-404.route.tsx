import { ErrorContent } from '#app/components/error-page-sheet.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { FormatLinks } from './format-links.tsx';
import { Specimen } from './specimen.tsx';

/** The page of an address that leads nowhere, at an address of its own: answered with 200, because this one exists. */
export default function Error404Page() {
  const { t } = useText();
  return (
    <ErrorContent status={404}>
      <Specimen>{t('You asked for this page by its own address: this is what a wrong one leads to.')}</Specimen>
      <FormatLinks />
    </ErrorContent>
  );
}
