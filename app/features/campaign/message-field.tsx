import { useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { briefLimits } from '#protocol/brief.ts';
import { FieldFrame, toDescription } from './field-frame.tsx';
import { type FormValues, firstValue } from './form-values.ts';
import { type Problems, toFieldId } from './problems.ts';

const HINT = 'Your goal, market and audience; dates that cannot move; what you have already.';
/** From here on the length is shown. A longer text may be typed and pasted: it is never cut off, only not taken. */
const SHOWN_FROM = 3000;

export function MessageField({ values, problems }: { values: FormValues; problems: Problems }) {
  const { t, language } = useText();
  const [length, setLength] = useState(0);
  const format = new Intl.NumberFormat(language.tag);
  return (
    <FieldFrame name="message" label="Message" hint={HINT} problem={problems.message}>
      <textarea
        id={toFieldId('message')}
        name="message"
        rows={6}
        defaultValue={firstValue(values, 'message')}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        aria-invalid={Object.hasOwn(problems, 'message')}
        aria-describedby={toDescription('message', HINT, problems)}
      />
      {length >= SHOWN_FROM && (
        <p className="brief-length mono" data-over={length > briefLimits.message || undefined}>
          {t('{{n}} of {{max}} characters', { n: format.format(length), max: format.format(briefLimits.message) })}
        </p>
      )}
    </FieldFrame>
  );
}
