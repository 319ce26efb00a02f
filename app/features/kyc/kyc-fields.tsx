import { listCountries } from '#app/components/countries.ts';
import { toToday } from '#app/components/due-words.ts';
import { DocumentDrop } from '#app/components/record/document-drop.tsx';
import { day, email, type Fields, file, line, oneOf, type RecordField } from '#app/components/record/fields.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { ChoiceGroup } from '#app/ui/form/choices.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { MaskedInput } from '#app/ui/form/masked-input.tsx';
import type { KycApplication } from '#mock-api/records/kyc.ts';

const fundsLabels = ['Salary', 'Own business', 'Savings', 'Investments', 'Inheritance or gift', 'Pension'] as const satisfies readonly Label[];
const answers = ['No', 'Yes'] as const satisfies readonly Label[];
export const documents = ['Passport', 'Identity card', 'Driving licence'] as const satisfies readonly KycApplication['document'][];

/** Of a form whose values are all texts. */
export type TextFields = Fields<Readonly<Record<string, string>>>;

/** Whoever is younger may not trade. */
const LEAST_AGE = 18;
/** Nobody has lived longer than 122 years. */
const MOST_AGE = 122;

/** Whole years from one day to another: '2008-02-29' and '2026-02-28' are 17. */
export function toAge(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function birthDate(): RecordField<string> {
  const field = day('Date of birth', 'Please enter the date of birth.');
  return {
    ...field,
    // The browser's own: who knows the day types it, and needs no calendar of another library.
    draw: (name, texts, [initial]) => (
      <Field {...texts}>
        <Input type="date" name={name} defaultValue={initial} autoComplete="bday" />
      </Field>
    ),
    read(texts, tag) {
      const read = field.read(texts, tag);
      if ('problem' in read) return read;
      const age = toAge(read.value, toToday(new Date()));
      if (age < 0 || age > MOST_AGE) return { problem: { label: 'Look at the year: this cannot be a date of birth.' } };
      return age < LEAST_AGE ? { problem: { label: 'Applicants are at least {{n}} years old.', values: { n: LEAST_AGE } } } : read;
    },
  };
}

/** The browser's own list, in which nothing is chosen at first. */
function asList(field: RecordField<string>): RecordField<string> {
  return { ...field, control: 'select', options: [{ value: '', text: '' }, ...(field.options ?? [])] };
}

/** A few words to choose from, none of which is chosen at first. */
function pick(label: Label, missing: Label, labels: readonly Label[], type: 'select' | 'radio', t: Text['t']): RecordField<string> {
  const field = oneOf(
    label,
    missing,
    labels.map((value) => ({ value, text: value })),
  );
  if (type === 'select') return asList(field);
  return {
    ...field,
    isWide: true,
    draw: (name, texts, [initial]) => (
      <ChoiceGroup
        {...texts}
        name={name}
        type="radio"
        className="kyc-choices"
        choices={labels.map((value) => ({ value, content: t(value), isChosen: value === initial }))}
      />
    ),
  };
}

/** What is asked of a person, in three parts. */
export function toPersonalParts({ t, language }: Text): readonly { readonly heading: Label; readonly fields: TextFields }[] {
  const countries = listCountries(language.tag).map(({ code, name }) => ({ value: code, text: name }));
  return [
    {
      heading: 'Person',
      fields: {
        givenNames: line('Given names', 'Please enter the given names.', { autoComplete: 'given-name', hint: 'As in your document.' }),
        familyName: line('Family name', 'Please enter the family name.', { autoComplete: 'family-name', hint: 'As in your document.' }),
        birthDate: birthDate(),
        nationality: asList(oneOf('Nationality', 'Please choose the nationality.', countries)),
        email: { ...email('E-mail', 'Please enter the e-mail address.'), autoComplete: 'email' },
        phone: line('Phone', 'Please enter the phone number.', {
          control: 'tel',
          autoComplete: 'tel',
          rule: { pattern: /^\D*(\d\D*){6,15}$/, wrong: 'A phone number has 6 to 15 digits.' },
        }),
      },
    },
    {
      heading: 'Address',
      fields: {
        street: line('Street and number', 'Please enter the street.', { autoComplete: 'address-line1' }),
        postCode: line('Post code', 'Please enter the post code.', { autoComplete: 'postal-code', maxLength: 12 }),
        city: line('City', 'Please enter the city.', { autoComplete: 'address-level2' }),
        country: asList(oneOf('Country of residence', 'Please choose the country of residence.', countries)),
      },
    },
    {
      heading: 'Tax and funds',
      fields: {
        taxCountry: asList(oneOf('Country of tax residence', 'Please choose the country of tax residence.', countries)),
        taxNumber: line('Tax number', 'Please enter the tax number.', {
          maxLength: 30,
          rule: { pattern: /^([\s./-]*[\p{L}\d]){4,}[\s./-]*$/u, wrong: 'A tax number has at least four letters or digits.' },
        }),
        funds: pick('Source of funds', 'Please choose the source of funds.', fundsLabels, 'select', t),
        office: pick('Do you or a close relative hold a high public office?', 'Please choose yes or no.', answers, 'radio', t),
      },
    },
  ];
}

const picture = (label: Label, missing: Label): RecordField<string> => ({
  ...file(label, missing),
  draw: (name, texts) => (
    <Field {...texts}>
      <DocumentDrop name={name} isPicture />
    </Field>
  ),
});

/** A passport has no back. */
export function toDocumentFields(document: FormDataEntryValue | null, { t }: Text): TextFields {
  const kind = { document: pick('Document', 'Please choose the document.', documents, 'radio', t) };
  if (document === 'Passport') return { ...kind, front: picture('Page with the portrait', 'Please choose a picture of the page.') };
  const front = picture('Front side', 'Please choose a picture of the front.');
  return { ...kind, front, back: picture('Back side', 'Please choose a picture of the back.') };
}

const code = line('Code', 'Enter the six digits of the code.', { autoComplete: 'one-time-code', maxLength: 12 });

export function toCodeFields(right: string): TextFields {
  return {
    code: {
      ...code,
      read(texts, tag) {
        const read = code.read(texts, tag);
        if ('problem' in read) return read;
        const digits = read.value.replaceAll(/\s/g, '');
        if (!/^\d{6}$/.test(digits)) return { problem: { label: 'Enter the six digits of the code.' } };
        return digits === right ? read : { problem: { label: 'This is not the code. Look at it again, or ask for a new one.' } };
      },
      draw: (name, texts) => (
        <Field {...texts}>
          <MaskedInput name={name} mask="### ###" autoComplete="one-time-code" />
        </Field>
      ),
    },
  };
}
