import { useText } from '#app/i18n/use-text.ts';
import { listCountries } from './countries.ts';
import { FieldFrame, toDescription } from './field-frame.tsx';
import { type FormValues, firstValue } from './form-values.ts';
import { type Problems, toFieldId } from './problems.ts';

/** The browser's own list. Browser and server may name or sort a country differently: then the server's page stands, and nothing is drawn anew. */
export function CountryField({ values, problems }: { values: FormValues; problems: Problems }) {
  const { t, language } = useText();
  return (
    <FieldFrame name="country" label="Country" problem={problems.country}>
      <select
        id={toFieldId('country')}
        name="country"
        autoComplete="country"
        defaultValue={firstValue(values, 'country')}
        aria-invalid={Object.hasOwn(problems, 'country')}
        aria-describedby={toDescription('country', undefined, problems)}
      >
        <option value="">{t('Choose a country')}</option>
        {listCountries(language.tag).map(({ code, name }) => (
          <option key={code} value={code} suppressHydrationWarning>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
