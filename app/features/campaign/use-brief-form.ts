import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { createKey } from '#app/components/create-key.ts';
import { deliver, deliverLater } from '#app/delivery-queue/deliver.ts';
import { forgetBrief, keepBrief, type WaitingBrief } from '#app/delivery-queue/delivery-queue.ts';
import { listenToSent } from '#app/delivery-queue/sent-event.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { type FormState, type Parsed, useForm } from '#app/ui/form/use-form.ts';
import { type Brief, parseBrief } from '#protocol/brief.ts';
import { formFields, isInputField } from '#protocol/brief-fields.ts';
import type { BriefTicket, FieldProblem } from '#protocol/brief-submission.ts';
import { isRecord } from '#protocol/is-record.ts';
import { fillForm, useDraft } from './draft.ts';
import { type FormValues, firstValue, readForm, toFormValues, toUncheckedBrief } from './form-values.ts';
import { listPlayed, toEngagement } from './played.ts';
import { toSentPath } from './sent-path.ts';

export type Step =
  | { readonly kind: 'writing' }
  | { readonly kind: 'review'; readonly brief: Brief; readonly isSending: boolean }
  /** In the delivery queue until the server answers. */
  | { readonly kind: 'waiting'; readonly key: string };

const WRITING: Step = { kind: 'writing' };

/** What is wrong with the fields, or why the brief was refused. */
type BriefErrors = FormState<FieldProblem, Label>;

/** The steps of writing, reviewing and sending. Inputs keep their own values in every step, so that nothing typed is lost. */
export function useBriefForm(form: RefObject<HTMLFormElement | null>, given: BriefTicket | undefined, first: BriefErrors) {
  const { t } = useText();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>(WRITING);
  const checks = useForm<Brief, FieldProblem, Label>({ form, parse, first });
  const draft = useDraft(form, () => listPlayed().map(({ formatSlug }) => formatSlug));
  const { ticket, renew } = useTicket(given);
  const [reopened, setReopened] = useState<FormValues>([]);
  const isSending = useRef(false);
  useSentPage(step.kind === 'waiting' ? step.key : undefined);

  const write = () => flushSync(() => setStep(WRITING));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const brief = checks.check();
    if (brief) setStep({ kind: 'review', brief, isSending: false });
  };
  const change = () => {
    draft.keep();
    checks.revalidate();
  };
  const send = async (isPlayedSent: boolean) => {
    if (step.kind !== 'review' || isSending.current) return;
    isSending.current = true;
    setStep({ ...step, isSending: true });
    const { key } = ticket.current;
    const website = firstValue(readForm(new FormData(form.current ?? undefined)), 'website');
    const brief = { ...step.brief, engagement: isPlayedSent ? listPlayed().map(toEngagement) : [] };
    const outcome = await sendBrief({ ...ticket.current, brief, website, keptAt: Date.now(), isRefused: false }, draft.forget);
    isSending.current = false;
    if (outcome.kind === 'sent') return navigate(toSentPath(outcome.reference), { replace: true });
    renew();
    if (outcome.kind === 'waiting') {
      draft.discard();
      return setStep({ kind: 'waiting', key });
    }
    draft.keep();
    write();
    checks.show(outcome.errors);
  };
  /** Puts a refused brief back into the form. If something is typed there, asks first. */
  const reopen = ({ key, brief }: WaitingBrief) => {
    if (isBegun(form.current) && !confirm(t('What is in the form now would be lost. Replace it?'))) return;
    draft.discard();
    const values = toFormValues(brief);
    // Its demos have no boxes here yet.
    flushSync(() => setReopened(values.filter(([name]) => name === 'demos')));
    if (form.current) fillForm(form.current, values);
    draft.keep();
    forgetBrief(key);
    write();
    form.current?.scrollIntoView();
  };
  return { step, checks, draft, reopened, submit, change, send, reopen, write };
}

/** By the same rules as on the server. */
function parse(data: FormData): Parsed<Brief, FieldProblem> {
  const parsed = parseBrief(toUncheckedBrief(readForm(data)), toToday());
  return 'fields' in parsed ? { problems: parsed.fields } : { values: parsed.brief };
}

/** YYYY-MM-DD in the visitor's time zone. */
function toToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Fields that are typed: choices may have come from the address. */
const typed = formFields.filter((name) => isInputField(name) || name === 'message');

function isBegun(form: HTMLFormElement | null): boolean {
  const values = readForm(new FormData(form ?? undefined));
  return typed.some((name) => firstValue(values, name).trim() !== '');
}

/** Opens the confirmation page when the delivery queue has sent the waiting brief. The queue sends from any open page. */
function useSentPage(waitingKey: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    return listenToSent(({ key, reference }) => {
      if (key === waitingKey) void navigate(toSentPath(reference), { replace: true });
      return key === waitingKey;
    });
  }, [waitingKey, navigate]);
}

type Outcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'refused'; readonly errors: BriefErrors }
  | { readonly kind: 'waiting' };

/**
 * Kept in the delivery queue first, then sent: a tab that is closed meanwhile loses nothing, and the key makes sending twice one brief. `onKept`:
 * called when the brief is in the queue, so that the draft can go.
 */
async function sendBrief(brief: WaitingBrief, onKept: () => void): Promise<Outcome> {
  if (!keepBrief(brief)) {
    return refuse('Five briefs are waiting on this device already. Send or delete one of them first.');
  }
  onKept();
  const delivery = await deliver(brief, false);
  if (delivery.kind === 'sent') return delivery;
  if (delivery.kind !== 'refused') {
    deliverLater(delivery.kind === 'busy' ? delivery.afterMs : 0);
    return { kind: 'waiting' };
  }
  forgetBrief(brief.key);
  if (Object.keys(delivery.fields).length > 0) return { kind: 'refused', errors: { problems: delivery.fields } };
  return refuse('We could not read this brief. Check it and send it once more.');
}

const refuse = (answer: Label): Outcome => ({ kind: 'refused', errors: { problems: {}, answer } });

/** Key and token of the brief: from the server's page, or made here if the visitor came by a link inside the site. */
function useTicket(given: BriefTicket | undefined): { readonly ticket: RefObject<BriefTicket>; readonly renew: () => void } {
  const ticket = useRef(given ?? { key: '', token: '' });
  const renew = useCallback(() => {
    const key = createKey();
    ticket.current = { key, token: '' };
    void fetchToken().then((token) => {
      if (ticket.current.key === key) ticket.current = { key, token };
    });
  }, []);
  // Fetched when the form opens, because the token proves how long it was open.
  useEffect(() => {
    if (!ticket.current.key) renew();
  }, [renew]);
  return { ticket, renew };
}

/** Signed proof of when the form was opened. '' without connection: the server hands out another when the brief arrives. */
async function fetchToken(): Promise<string> {
  try {
    const answer: unknown = await (await fetch('/api/briefs/ticket', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })).json();
    return isRecord(answer) && typeof answer.token === 'string' ? answer.token : '';
  } catch {
    return '';
  }
}
