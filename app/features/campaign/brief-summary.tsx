import { WrongFields } from '#app/components/wrong-fields.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { formFields, SUMMARY_ID, toFieldId, toMessage } from './problems.ts';
import type { Trouble } from './use-checks.ts';

/** Why the brief was not sent; the list leads to each field. `isPosted`: the server drew it, so the browser shall show it first. */
export function BriefSummary({ trouble: { problems, refusal }, isPosted }: { trouble: Trouble; isPosted: boolean }) {
  const { t } = useText();
  const wrong = formFields.flatMap(({ name, label }) => {
    const problem = problems[name];
    return problem ? [{ id: toFieldId(name), label, message: toMessage(name, problem) }] : [];
  });
  if (wrong.length === 0 && !refusal) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script nothing else leads to what is wrong
    <div className="brief-summary" role="alert" id={SUMMARY_ID} tabIndex={-1} autoFocus={isPosted}>
      {refusal && <p>{t(refusal)}</p>}
      {wrong.length > 0 && <WrongFields fields={wrong} />}
    </div>
  );
}
