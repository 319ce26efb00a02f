import { useText } from '#app/i18n/use-text.ts';
import { toFieldId } from './problems.ts';
import { toDay } from './to-day.ts';
import { useFieldValue } from './use-field-value.ts';

/** The chosen day in words: the browser's own field may write the month first. */
export function StartDay() {
  const { language } = useText();
  return (
    <output className="brief-hint brief-day" htmlFor={toFieldId('startDate')}>
      {toDay(useFieldValue('startDate'), language.tag)}
    </output>
  );
}
