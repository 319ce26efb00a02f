import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { forgetBrief, type WaitingBrief } from '#app/outbox/outbox.ts';
import { listenToSent } from '#app/outbox/sent-event.ts';
import type { Brief } from '#protocol/brief.ts';
import type { BriefTicket } from '#protocol/host.ts';
import { fillForm } from './fill-form.ts';
import { firstValue, readForm, toFormValues } from './form-values.ts';
import { listPlayed, toEngagement } from './played.ts';
import { sendBrief } from './send-brief.ts';
import { toSentPath } from './sent-path.ts';
import { type Trouble, useChecks } from './use-checks.ts';
import { useDraft } from './use-draft.ts';
import { useTicket } from './use-ticket.ts';

export type Step =
  | { readonly kind: 'writing' }
  | { readonly kind: 'review'; readonly brief: Brief; readonly isSending: boolean }
  /** On this device until the server answers. */
  | { readonly kind: 'waiting'; readonly key: string };

const WRITING: Step = { kind: 'writing' };

/** Writing, reviewing, sending. The inputs keep their own values, from the server's page through every step: nothing that was typed is ever lost. */
export function useBriefForm(form: RefObject<HTMLFormElement | null>, given: BriefTicket | undefined, first: Trouble) {
  const { t } = useText();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>(WRITING);
  const checks = useChecks(form, first);
  const draft = useDraft(form, () => listPlayed().map(({ formatSlug }) => formatSlug));
  const { ticket, renew } = useTicket(given);
  const isSending = useRef(false);
  useThanks(step.kind === 'waiting' ? step.key : undefined);

  const write = () => flushSync(() => setStep(WRITING));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = checks.parse();
    if ('fields' in parsed) return checks.complain({ problems: parsed.fields });
    checks.calm();
    setStep({ kind: 'review', brief: parsed.brief, isSending: false });
  };
  const change = () => {
    draft.keep();
    checks.mend();
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
    checks.complain(outcome);
  };
  /** A brief that the server did not take goes back into the form, not over what is being typed there. */
  const reopen = ({ key, brief }: WaitingBrief) => {
    if (isBegun(form.current) && !confirm(t('What is in the form now would be lost. Replace it?'))) return;
    draft.discard();
    if (form.current) fillForm(form.current, toFormValues(brief));
    draft.keep();
    forgetBrief(key);
    write();
    form.current?.scrollIntoView();
  };
  return { step, trouble: checks.trouble, draft, submit, change, send, reopen, write };
}

const typed = ['name', 'email', 'company', 'message'] as const;

function isBegun(form: HTMLFormElement | null): boolean {
  const values = readForm(new FormData(form ?? undefined));
  return typed.some((name) => firstValue(values, name).trim() !== '');
}

/** A brief that waited leads to the page that thanks, if its sender is still here. The outbox sends from wherever the visitor is. */
function useThanks(waitingKey: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    return listenToSent(({ key, reference }) => {
      if (key === waitingKey) void navigate(toSentPath(reference), { replace: true });
      return key === waitingKey;
    });
  }, [waitingKey, navigate]);
}
