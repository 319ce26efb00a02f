import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The values of a form, or its problems by field. */
export type Parsed<Values, Problem> = { readonly values: Values } | { readonly problems: Readonly<Record<string, Problem>> };

/** What a form shows besides its fields. */
export interface FormState<Problem, Answer> {
  /** By the names of the fields. */
  readonly problems: Readonly<Record<string, Problem>>;
  /** The result of sending it. */
  readonly answer?: Answer | undefined;
}

interface FormOptions<Values, Problem, Answer> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Checks by the rules of the receiver. */
  readonly parse: (data: FormData) => Parsed<Values, Problem>;
  /** The server's answer to a plain post. */
  readonly first?: FormState<Problem, Answer> | undefined;
}

/** What a visitor can fill in: also the parts of a date, and an editor. */
const CONTROLS = 'input:not([type=hidden], [tabindex="-1"], :disabled), select, textarea, [role=spinbutton], [contenteditable=true]';

/**
 * A form whose inputs keep their own values. Without script it is posted plainly, and the page is answered with its errors. With script it is
 * checked before it is sent, and the focus goes to the first wrong field, or else to the summary.
 */
export function useForm<Values, Problem, Answer>({ form, parse, first = { problems: {} } }: FormOptions<Values, Problem, Answer>) {
  const [state, setState] = useState<FormState<Problem, Answer>>(first);
  const summary = useRef<HTMLDivElement>(null);
  const read = () => parse(new FormData(form.current ?? undefined));
  const show = (next: FormState<Problem, Answer>) => {
    flushSync(() => setState(next));
    const wrong = form.current?.querySelector<HTMLElement>(`[data-wrong] :is(${CONTROLS})`);
    (wrong ?? summary.current)?.focus();
  };
  /** Returns the values if they are valid; otherwise the form shows its errors. */
  const check = (): Values | undefined => {
    const parsed = read();
    const isWrong = 'problems' in parsed;
    show(isWrong ? parsed : { problems: {} });
    return isWrong ? undefined : parsed.values;
  };
  /** Checks wrong fields again while they are corrected; shows no new errors. */
  const revalidate = () => {
    if (Object.keys(state.problems).length === 0) return;
    const parsed = read();
    const left = Object.entries('problems' in parsed ? parsed.problems : {}).filter(([name]) => Object.hasOwn(state.problems, name));
    setState({ ...state, problems: Object.fromEntries(left) });
  };
  return { ...state, summary, show, check, revalidate };
}
