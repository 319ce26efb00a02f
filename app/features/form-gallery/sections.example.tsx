import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { DateInput } from '#app/ui/form/date-input.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { Switch } from '#app/ui/form/scales.tsx';
import { SampleForm } from './would-send.tsx';

function Live() {
  const { t, language } = useText();
  return (
    <SampleForm>
      <section className="form-section">
        <h3>{t('Campaign')}</h3>
        <div>
          <Field id="sections-campaign" label={t('Name of the campaign')}>
            <Input name="campaign" autoComplete="off" />
          </Field>
          <Field id="sections-message" label={t('Message')} hint={t('One sentence that people shall remember.')}>
            <Textarea name="message" rows={3} />
          </Field>
        </div>
      </section>
      <section className="form-section">
        <h3>{t('Flight')}</h3>
        <div>
          <div className="form-columns">
            <Field id="sections-first" label={t('First day')}>
              <DateInput name="first-day" locale={language.tag} />
            </Field>
            <Field id="sections-last" label={t('Last day')}>
              <DateInput name="last-day" locale={language.tag} />
            </Field>
          </div>
          <Switch id="sections-weekend" name="weekend" label={t('Also at weekends')} defaultChecked />
        </div>
      </section>
    </SampleForm>
  );
}

export const example: Example = {
  name: 'Sections',
  Live,
  properties: { 'className="form-section"': 'Its heading stands beside the fields on wide screens, and above them on others.' },
  keyboard: {},
};
