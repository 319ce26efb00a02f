import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { Field, Input } from '#app/ui/form/field.tsx';
import { SampleForm } from './would-send.tsx';

function Live() {
  const { t } = useText();
  return (
    <SampleForm>
      <div className="form-columns">
        <Field id="columns-company" label={t('Company')}>
          <Input name="company" autoComplete="organization" />
        </Field>
        <Field id="columns-name" label={t('Your name')}>
          <Input name="name" autoComplete="name" />
        </Field>
        <Field id="columns-email" label={t('E-mail')}>
          <Input name="email" type="email" autoComplete="email" />
        </Field>
        <Field id="columns-city" label={t('City')}>
          <Input name="city" autoComplete="address-level2" />
        </Field>
      </div>
    </SampleForm>
  );
}

export const example: Example = {
  name: 'Two columns',
  Live,
  properties: {
    'className="form-columns"': 'As many columns as fit, each at least 320 px wide; one on a phone. The order is that of the code, row by row.',
  },
  keyboard: {},
};
