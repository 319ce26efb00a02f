import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { listCountries } from '#app/components/countries.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/form/choices.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/form/field.tsx';
import { useFieldValue } from '#app/ui/form/use-field-value.ts';
import type { Demo } from '#catalogue/demo.ts';
import {
  type BriefGroup,
  briefFields,
  CONSENT_VERSION,
  type FormField,
  formFields,
  getField,
  type InputField,
  isInputField,
} from '#protocol/brief-fields.ts';
import { BrandField, BudgetField, DeckField, DemosField, FormatsField, ModelField } from './choice-fields.tsx';
import { getForm, type Problems, toFieldId, toFieldTexts } from './field-texts.ts';
import { type FormValues, firstValue } from './form-values.ts';

export interface FieldProps {
  readonly values: FormValues;
  readonly problems: Problems;
  /** The demo from which the visitor came, the first of several. */
  readonly demo: Demo | undefined;
  readonly handedOver: HandedOver;
}

/** What the fragment of the address names (toBriefHash), '' for nothing. No server sees it: it is sent only with the brief. */
export interface HandedOver {
  readonly deck: string;
  readonly brand: string;
}

/** Fields that are more than a plain input. */
const controls: Readonly<Record<Exclude<FormField, InputField>, (props: FieldProps) => ReactNode>> = {
  country: CountryField,
  demos: DemosField,
  deck: DeckField,
  brandLink: BrandField,
  formats: FormatsField,
  model: ModelField,
  budget: BudgetField,
  // Stands with the budget.
  estimate: () => null,
  message: MessageField,
  consent: ConsentField,
  newsletter: NewsletterField,
};

/** The fields of a group, in the order of protocol/brief-fields.ts. */
export function GroupFields({ group, ...given }: FieldProps & { readonly group: BriefGroup }) {
  const names = formFields.filter((name) => getForm(name).group === group);
  const fields = names.map((name) => {
    if (isInputField(name)) return <PlainField key={name} name={name} {...given} />;
    const Control = controls[name];
    return <Control key={name} {...given} />;
  });
  return group === 'contact' ? <div className="brief-pairs">{fields}</div> : fields;
}

/** One line of text, or a date. */
function PlainField({ name, values, problems }: FieldProps & { readonly name: InputField }) {
  const { t } = useText();
  const { isRequired } = getField(name);
  return (
    <Field {...toFieldTexts(name, problems, t)} note={isRequired ? t('required') : undefined}>
      <Input name={name} {...getForm(name).input} defaultValue={firstValue(values, name)} required={isRequired} />
      {name === 'startDate' && <StartDay />}
    </Field>
  );
}

/** The chosen date in words, because the browser's own field may write the month first. */
function StartDay() {
  const { language } = useText();
  const id = toFieldId('startDate');
  return (
    <output className="brief-day" htmlFor={id}>
      {formatDate(useFieldValue(id), 'long', language.tag)}
    </output>
  );
}

/** Browser and server may name or sort countries differently: `suppressHydrationWarning` keeps the server's. */
function CountryField({ values, problems }: FieldProps) {
  const { t, language } = useText();
  return (
    <Field {...toFieldTexts('country', problems, t)}>
      <Select name="country" autoComplete="country" defaultValue={firstValue(values, 'country')}>
        <option value="">{t('Choose a country')}</option>
        {listCountries(language.tag).map(({ code, name }) => (
          <option key={code} value={code} suppressHydrationWarning>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The length is shown from here on. A longer text may be typed and pasted: it is refused, but never cut off. */
const SHOWN_FROM = 3000;

function MessageField({ values, problems }: FieldProps) {
  const { t, language } = useText();
  const [length, setLength] = useState(0);
  const max = briefFields.message.limit;
  const format = new Intl.NumberFormat(language.tag);
  return (
    <Field {...toFieldTexts('message', problems, t)}>
      <Textarea
        name="message"
        rows={6}
        defaultValue={firstValue(values, 'message')}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      />
      {length >= SHOWN_FROM && (
        <p className="brief-length mono" data-over={length > max || undefined}>
          {t('{{n}} of {{max}} characters', { n: format.format(length), max: format.format(max) })}
        </p>
      )}
    </Field>
  );
}

/** Never ticked in advance. When its text changes, so does its version (protocol/brief-fields.ts). */
function ConsentField({ values, problems }: FieldProps) {
  const { t } = useText();
  return (
    <Checkbox
      {...toFieldTexts('consent', problems, t)}
      name="consent"
      label={t('Surge may keep what I entered here, and use it to answer this brief. I can take this back at any time; then all of it is erased.')}
      note={t('required')}
      required
      defaultChecked={firstValue(values, 'consent') === 'on'}
    >
      <TextButton as={Link} to="/privacy" target="_blank">
        {t('Privacy notice')}
      </TextButton>
      <span className="mono">{t('Text of consent {{version}}', { version: CONSENT_VERSION })}</span>
    </Checkbox>
  );
}

function NewsletterField({ values, problems }: FieldProps) {
  const { t } = useText();
  return (
    <Checkbox
      {...toFieldTexts('newsletter', problems, t)}
      name="newsletter"
      label={t('Also tell me about new formats by e-mail, once a month at most.')}
      defaultChecked={firstValue(values, 'newsletter') === 'on'}
    />
  );
}
