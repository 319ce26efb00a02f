import { useRef, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { Field, Input } from '#app/ui/form/field.tsx';
import { NumberInput } from '#app/ui/form/number-input.tsx';
import { formatAmount } from '#app/ui/form/number-text.ts';
import { Repeater } from '#app/ui/form/repeater.tsx';
import { SampleForm } from './would-send.tsx';

function Live() {
  const { t, language } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [total, setTotal] = useState(0);
  /** After the lines have been drawn: their hidden inputs hold whole numbers. */
  const count = () => requestAnimationFrame(() => setTotal(sumOf(place.current?.closest('form') ?? undefined)));
  return (
    <SampleForm>
      <div ref={place} className="invoice-lines">
        <Repeater
          label={t('Lines of the invoice')}
          rows={2}
          max={8}
          onChange={count}
          words={{
            add: t('Add a line'),
            row: (line) => t('Line {{n}}', { n: line }),
            remove: (line) => t('Remove line {{n}}', { n: line }),
          }}
        >
          {({ id, at }) => (
            <>
              <Field id={`${id}-what`} label={t('Description')}>
                <Input name={`lines.${at}.what`} autoComplete="off" />
              </Field>
              <Field id={`${id}-count`} label={t('Quantity')}>
                <NumberInput name={`lines.${at}.count`} locale={language.tag} defaultValue={1} min={1} max={9999} onChange={count} />
              </Field>
              <Field id={`${id}-price`} label={t('Price')}>
                <NumberInput name={`lines.${at}.cents`} locale={language.tag} decimals={2} unit="EUR" min={0} onChange={count} />
              </Field>
            </>
          )}
        </Repeater>
      </div>
      <p className="invoice-total">
        {t('Total')} <output>{formatAmount(total, language.tag, 2)} EUR</output>
      </p>
    </SampleForm>
  );
}

/** In whole cents, so it is right to the last one. What is no number counts as none. */
function sumOf(form: HTMLFormElement | undefined): number {
  const data = new FormData(form);
  const read = (name: string) => Number(data.get(name)) || 0;
  const places = [...data.keys()].flatMap((name) => /^lines\.(\d+)\.cents$/.exec(name)?.[1] ?? []);
  return places.reduce((sum, at) => sum + read(`lines.${at}.count`) * read(`lines.${at}.cents`), 0);
}

export const example: Example = {
  name: 'Lines of an invoice',
  Live,
  properties: { Repeater: 'Around the fields of a line; NumberInput gives whole cents, so the total is exact.' },
  keyboard: { Enter: 'On the button that adds: a new line, the focus in its first field.' },
};
