import './brief-form.css';
import './brief-choice.css';
import './waiting-briefs.css';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatDate } from '#app/components/format-date.ts';
import { deliver } from '#app/delivery-queue/deliver.ts';
import { forgetBrief, isQueuePersistent, listWaiting, subscribeToQueue, type WaitingBrief } from '#app/delivery-queue/delivery-queue.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { type BriefGroup as BriefGroupName, CONSENT_VERSION, formFields } from '#protocol/brief-fields.ts';
import type { BriefTicket } from '#protocol/brief-submission.ts';
import type { DraftState } from './draft.ts';
import { toFieldTexts } from './field-texts.ts';
import { GroupFields, type HandedOver } from './form-fields.tsx';
import type { FormValues } from './form-values.ts';
import type { RefusedPost } from './plain-post.ts';
import { Review } from './review.tsx';
import { useBriefForm } from './use-brief-form.ts';

interface BriefFormProps {
  readonly ticket: BriefTicket | undefined;
  readonly values: FormValues;
  readonly refused: RefusedPost | undefined;
  readonly demo: Demo | undefined;
}

const LETTERS = 'ABCD';
const groups: readonly { readonly name: BriefGroupName; readonly label: Label; readonly note?: Label }[] = [
  { name: 'contact', label: 'You', note: 'Name, work e-mail, company and your consent are enough. The rest spares you questions.' },
  { name: 'campaign', label: 'The campaign' },
  { name: 'message', label: 'Your message' },
  { name: 'consent', label: 'Your consent' },
];

/**
 * The campaign brief. From the server it is a plain form that is posted to its own address. Hydrated, it checks the fields, keeps a draft, shows
 * what will be sent, and keeps the brief until the server has it. The form stays in the page in every step, because its inputs hold their values.
 */
export function BriefForm({ ticket, values, refused, demo }: BriefFormProps) {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const first = { problems: refused?.refusal.fields ?? {}, answer: refused && toRefusal(refused) };
  const { step, checks, draft, reopened, submit, change, send, reopen, write } = useBriefForm(form, ticket, first);
  const isHydrated = useIsHydrated();
  const handedOver = useHandedOver();
  const { problems, answer, summary } = checks;
  return (
    <div className="brief">
      <WaitingBriefs underway={step.kind === 'review' && step.isSending} onReopen={reopen} onWrite={step.kind === 'waiting' ? write : undefined} />
      {step.kind === 'review' && <Review step={step} hasBrandInDeck={handedOver.brand !== ''} onChange={write} onSend={send} />}
      <form method="post" noValidate ref={form} onSubmit={submit} onInput={change} hidden={step.kind !== 'writing'}>
        <HiddenFields ticket={ticket} />
        <Honeypot />
        <ErrorSummary
          ref={summary}
          text={answer && t(answer)}
          fields={formFields.map((name) => toFieldTexts(name, problems, t))}
          title={(n) => t('Please look at these fields: {{n}}', { n })}
          isPosted={refused !== undefined}
        />
        {groups.map(({ name, ...head }, index) => (
          <BriefGroup key={name} letter={LETTERS.charAt(index)} {...head}>
            <GroupFields group={name} values={[...values, ...reopened]} problems={problems} demo={demo} handedOver={handedOver} />
          </BriefGroup>
        ))}
        <div className="brief-end">
          <Button type="submit" isPrimary isLarge>
            {t(isHydrated ? 'Review and send' : 'Send this brief')}
            <Icon name="arrow" size={20} />
          </Button>
          <DraftLine state={draft.state} onDiscard={draft.discard} />
        </div>
      </form>
    </div>
  );
}

/** False on the server and in the first render, which must be the same as the server's. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};

function useHandedOver(): HandedOver {
  const [handed, setHanded] = useState({ deck: '', brand: '' });
  // Read once: later the page's own links change the fragment.
  useEffect(() => {
    const named = new URLSearchParams(location.hash.slice(1));
    setHanded({ deck: named.get('deck') ?? '', brand: named.get('brand') ?? '' });
  }, []);
  return handed;
}

/** For the post without script. The version is that of the consent text on this page. */
function HiddenFields({ ticket }: { ticket: BriefTicket | undefined }) {
  const { language } = useText();
  return (
    <>
      <input type="hidden" name="key" value={ticket?.key ?? ''} />
      <input type="hidden" name="token" value={ticket?.token ?? ''} />
      <input type="hidden" name="consentVersion" value={CONSENT_VERSION} />
      <input type="hidden" name="language" value={language.code} />
    </>
  );
}

/** A field that people do not see: only robots fill it. */
function Honeypot() {
  return (
    <div className="brief-website" aria-hidden="true">
      <label htmlFor="brief-website">Website</label>
      <input type="text" id="brief-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

interface BriefGroupProps {
  /** A, B, C: decoration. */
  readonly letter: string;
  readonly label: Label;
  readonly note?: Label;
  readonly children: ReactNode;
}

/** One of the four parts of the form. */
function BriefGroup({ letter, label, note, children }: BriefGroupProps) {
  const { t } = useText();
  const id = `brief-group-${letter}`;
  return (
    <section className="brief-group" aria-labelledby={id}>
      <header>
        <span className="brief-letter mono" aria-hidden="true">
          {letter}
        </span>
        <h2 id={id}>{t(label)}</h2>
        {note && <p>{t(note)}</p>}
      </header>
      <div className="brief-fields">{children}</div>
    </section>
  );
}

/** Says whether this device keeps a draft. */
function DraftLine({ state, onDiscard }: { state: DraftState; onDiscard: () => void }) {
  const { t } = useText();
  if (state === 'none') return null;
  if (state === 'blocked') return <p className="brief-draft">{t('This browser keeps no draft: what you write stays until you leave this page.')}</p>;
  return (
    <p className="brief-draft">
      {t('Draft kept on this device')}
      <TextButton onClick={onDiscard}>{t('Discard')}</TextButton>
    </p>
  );
}

/** Why a brief was refused, where no field is the reason. */
function toRefusal({ status, refusal }: RefusedPost): Label | undefined {
  if (status === 429) return 'Many briefs came from your network just now. Nothing you typed is lost: wait a minute, then send it again.';
  if (status === 503) return 'We cannot take briefs at this moment. Nothing you typed is lost: wait a minute, then send it again.';
  if (refusal.token) return 'This page was open for too long or too short a time to be sure that a person wrote it. Please send it once more.';
  return refusal.fields ? undefined : 'We could not read this brief. Check it and send it once more.';
}

interface WaitingBriefsProps {
  /** The form is sending one of them now, and says so itself. */
  readonly underway: boolean;
  onReopen(brief: WaitingBrief): void;
  /** Given where the panel is shown instead of the form. */
  readonly onWrite: (() => void) | undefined;
}

const nothing: readonly WaitingBrief[] = [];

/** Briefs that wait on this device because the server has not acknowledged them yet. */
function WaitingBriefs({ underway, onReopen, onWrite }: WaitingBriefsProps) {
  const { t } = useText();
  const list = useSyncExternalStore(subscribeToQueue, listWaiting, () => nothing);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAlone = onWrite !== undefined;
  // The focus was in the review, which is no longer in the page.
  useEffect(() => {
    if (isAlone) heading.current?.focus();
  }, [isAlone]);
  if (underway || (list.length === 0 && !isAlone)) return null;
  return (
    <section className="waiting" aria-labelledby="waiting-heading">
      <h2 id="waiting-heading" ref={heading} tabIndex={-1}>
        {t(list.length > 0 ? 'Waiting to be sent' : 'Nothing is waiting any more.')}
      </h2>
      {list.some(({ isRefused }) => !isRefused) && (
        <p>
          {t(
            'We cannot be reached from here just now. Your brief is safe on this device and goes out by itself as soon as we can, within seven days.',
          )}{' '}
          {!isQueuePersistent() && t('This browser keeps nothing for us: leave this page open until then.')}
        </p>
      )}
      <ul>
        {list.map((brief) => (
          <WaitingRow key={brief.key} brief={brief} onReopen={onReopen} />
        ))}
      </ul>
      {onWrite && <Button onClick={onWrite}>{t('Write another brief')}</Button>}
    </section>
  );
}

function WaitingRow({ brief, onReopen }: { brief: WaitingBrief; onReopen: (brief: WaitingBrief) => void }) {
  const { t, language } = useText();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const since = formatDate(brief.keptAt, 'date and time', language.tag);
  const send = async () => {
    setState('sending');
    const { kind } = await deliver(brief, true);
    setState(kind === 'sent' ? 'idle' : 'failed');
  };
  return (
    <li>
      <div>
        <b>{brief.brief.company}</b>
        <span className="dim">{since}</span>
      </div>
      <p role="status">
        {brief.isRefused && t('The server could not take it as it is.')}
        {!brief.isRefused && state === 'failed' && t('Still no answer. It is tried again by itself.')}
      </p>
      {brief.isRefused ? (
        <TextButton onClick={() => onReopen(brief)}>{t('Open in the form')}</TextButton>
      ) : (
        <TextButton aria-disabled={state === 'sending'} onClick={() => void send()}>
          {t(state === 'sending' ? 'One moment…' : 'Send now')}
        </TextButton>
      )}
      <TextButton onClick={() => forgetBrief(brief.key)}>{t('Delete')}</TextButton>
    </li>
  );
}
