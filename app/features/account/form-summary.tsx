import type { Ref } from 'react';
import { WrongFields } from '#app/components/wrong-fields.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type AccountFieldSpec, toFieldId } from './account-field.tsx';
import type { Outcome } from './use-account-form.ts';

interface FormSummaryProps {
  readonly outcome: Outcome;
  readonly fields: readonly AccountFieldSpec[];
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * What came of sending, read out as it appears. A refusal or a success takes the focus; with wrong fields the first of them has it, and
 * the list leads to each.
 */
export function FormSummary({ outcome, fields, ref }: FormSummaryProps) {
  const { t, tData } = useText();
  if (outcome.kind === 'idle' || outcome.kind === 'sending') return null;
  if (outcome.kind === 'wrong') {
    const wrong = fields.flatMap(({ name, label }) => {
      const message = outcome.messages[name];
      return message ? [{ id: toFieldId(name), label, message }] : [];
    });
    return (
      <div className="form-summary" role="alert">
        <WrongFields fields={wrong} />
      </div>
    );
  }
  const { sentence, advice } = outcome.answer;
  const isDone = outcome.kind === 'done';
  return (
    <div className="form-summary" role={isDone ? 'status' : 'alert'} data-done={isDone || undefined} tabIndex={-1} ref={ref}>
      <Icon name={isDone ? 'check' : 'close'} size={18} />
      <div>
        <p>{tData(sentence)}</p>
        {advice && <p className="dim">{t(advice)}</p>}
      </div>
    </div>
  );
}
