import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Example } from '#app/ui/example.ts';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { useJson, WouldSend } from './would-send.tsx';

function Live() {
  const { t } = useText();
  const { json, submit } = useJson();
  return (
    <form method="post" noValidate className="sample-form" onSubmit={submit}>
      <div className="form-line">
        <Field id="line-name" label={t('Full name')}>
          <Input name="name" autoComplete="off" />
        </Field>
        <Field id="line-role" label={t('Role')}>
          <Select name="role">
            <option>Design</option>
            <option>Production</option>
            <option>Sales</option>
          </Select>
        </Field>
        <Button type="submit" isPrimary>
          {t('Show what it would send')}
        </Button>
      </div>
      <WouldSend json={json} />
    </form>
  );
}

export const example: Example = {
  name: 'One line',
  Live,
  properties: { 'className="form-line"': 'Fields and their button side by side where they fit, below each other where they do not.' },
  keyboard: { Enter: 'In a field: presses the button.' },
};
