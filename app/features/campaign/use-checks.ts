import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { type ParsedBrief, parseBrief } from '#protocol/brief.ts';
import { formFields } from '#protocol/brief-fields.ts';
import { readForm, toUncheckedBrief } from './form-values.ts';
import { type Problems, SUMMARY_ID, toFieldId } from './problems.ts';

export interface Trouble {
  readonly problems: Problems;
  readonly refusal?: Label | undefined;
}

/** What is wrong with the form, by the same rules as the server's. */
export function useChecks(form: RefObject<HTMLFormElement | null>, first: Trouble) {
  const [trouble, setTrouble] = useState(first);
  const parse = (): ParsedBrief => parseBrief(form.current && toUncheckedBrief(readForm(new FormData(form.current))), toToday());
  /** Shows it and leads to the first field in the order of the page. */
  const complain = (next: Trouble) => {
    flushSync(() => setTrouble(next));
    const field = formFields.find((name) => Object.hasOwn(next.problems, name));
    document.getElementById(field ? toFieldId(field) : SUMMARY_ID)?.focus();
  };
  /** What was wrong is looked at again while it is being mended; nothing new is complained about. */
  const mend = () => {
    const parsed = parse();
    const wrong = Object.entries('fields' in parsed ? parsed.fields : {});
    const left = wrong.filter(([name]) => Object.hasOwn(trouble.problems, name));
    if (left.length < Object.keys(trouble.problems).length) setTrouble({ problems: Object.fromEntries(left) });
  };
  return { trouble, parse, complain, mend, calm: () => setTrouble({ problems: {} }) };
}

/** YYYY-MM-DD by the clock on the wall. */
function toToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
