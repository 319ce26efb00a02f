import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
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
import { BrandField, BudgetField, DemosField, FormatsField, ModelField } from './choice-fields.tsx';
import { listCountries } from './countries.ts';
import { FieldFrame, FieldMessage, toDescription } from './field-frame.tsx';
import { type FormValues, firstValue } from './form-values.ts';
import { getForm, type Problems, toFieldId } from './problems.ts';
import { toDay } from './to-day.ts';
import { useFieldValue } from './use-field-value.ts';

export interface FieldProps {
  readonly values: FormValues;
  readonly problems: Problems;
  /** The demo from which the visitor came. */
  readonly demo: Demo | undefined;
}

/** What is more than a plain input. */
const controls: Readonly<Record<Exclude<FormField, InputField>, (props: FieldProps) => ReactNode>> = {
  country: CountryField,
  demos: DemosField,
  brandLink: BrandField,
  formats: FormatsField,
  model: ModelField,
  budget: BudgetField,
  message: MessageField,
  consent: ConsentField,
  newsletter: NewsletterField,
};

/** The fields of a group, in the order of protocol/brief-fields.ts. */
export function GroupFields({ group, ...given }: FieldProps & { readonly group: BriefGroup }) {
  const names = formFields.filter((name) => getForm(name).group === group);
  const fields = names.map((name) => {
    if (isInputField(name)) return <Input key={name} name={name} {...given} />;
    const Control = controls[name];
    return <Control key={name} {...given} />;
  });
  return group === 'contact' ? <div className="brief-pairs">{fields}</div> : fields;
}

/** One line of text, or a date. */
function Input({ name, values, problems }: FieldProps & { readonly name: InputField }) {
  const { input } = getForm(name);
  const { isRequired } = getField(name);
  return (
    <FieldFrame name={name} problem={problems[name]}>
      <input
        id={toFieldId(name)}
        name={name}
        {...input}
        autoCapitalize={input?.type === 'text' ? 'words' : 'none'}
        spellCheck={false}
        defaultValue={firstValue(values, name)}
        required={isRequired}
        aria-invalid={Object.hasOwn(problems, name)}
        aria-describedby={toDescription(name, problems)}
      />
      {name === 'startDate' && <StartDay />}
    </FieldFrame>
  );
}

/** The chosen day in words: the browser's own field may write the month first. */
function StartDay() {
  const { language } = useText();
  return (
    <output className="brief-hint brief-day" htmlFor={toFieldId('startDate')}>
      {toDay(useFieldValue('startDate'), language.tag)}
    </output>
  );
}

/** The browser's own list. Browser and server may name or sort a country differently: then the server's page stands, and nothing is drawn anew. */
function CountryField({ values, problems }: FieldProps) {
  const { t, language } = useText();
  return (
    <FieldFrame name="country" problem={problems.country}>
      <select
        id={toFieldId('country')}
        name="country"
        autoComplete="country"
        defaultValue={firstValue(values, 'country')}
        aria-invalid={Object.hasOwn(problems, 'country')}
        aria-describedby={toDescription('country', problems)}
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

/** From here on the length is shown. A longer text may be typed and pasted: it is never cut off, only not taken. */
const SHOWN_FROM = 3000;

function MessageField({ values, problems }: FieldProps) {
  const { t, language } = useText();
  const [length, setLength] = useState(0);
  const max = briefFields.message.limit;
  const format = new Intl.NumberFormat(language.tag);
  return (
    <FieldFrame name="message" problem={problems.message}>
      <textarea
        id={toFieldId('message')}
        name="message"
        rows={6}
        defaultValue={firstValue(values, 'message')}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        aria-invalid={Object.hasOwn(problems, 'message')}
        aria-describedby={toDescription('message', problems)}
      />
      {length >= SHOWN_FROM && (
        <p className="brief-length mono" data-over={length > max || undefined}>
          {t('{{n}} of {{max}} characters', { n: format.format(length), max: format.format(max) })}
        </p>
      )}
    </FieldFrame>
  );
}

/** Nobody ticks it but the visitor. The text and its version belong together: protocol/brief-fields.ts. */
function ConsentField({ values, problems }: FieldProps) {
  const { t } = useText();
  const id = toFieldId('consent');
  return (
    <div className="brief-field brief-consent" data-wrong={problems.consent && ''}>
      <input
        type="checkbox"
        id={id}
        name="consent"
        required
        defaultChecked={firstValue(values, 'consent') === 'on'}
        aria-invalid={Object.hasOwn(problems, 'consent')}
        aria-describedby={problems.consent && `${id}-message`}
      />
      <label htmlFor={id}>
        {t('Surge may keep what I entered here, and use it to answer this brief. I can take this back at any time; then all of it is erased.')}{' '}
        <span className="brief-required">{t('required')}</span>
      </label>
      <p className="brief-hint">
        <TextButton as={Link} to="/privacy" target="_blank">
          {t('Privacy notice')}
        </TextButton>
        <span className="mono">{t('Text of consent {{version}}', { version: CONSENT_VERSION })}</span>
      </p>
      <FieldMessage name="consent" problem={problems.consent} />
    </div>
  );
}

function NewsletterField({ values }: FieldProps) {
  const { t } = useText();
  return (
    <div className="brief-field brief-consent">
      <input type="checkbox" id={toFieldId('newsletter')} name="newsletter" defaultChecked={firstValue(values, 'newsletter') === 'on'} />
      <label htmlFor={toFieldId('newsletter')}>{t('Also tell me about new formats by e-mail, once a month at most.')}</label>
    </div>
  );
}
