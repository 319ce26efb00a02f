import './brief-form.css';
import './brief-choice.css';
import '#app/ui/button.css';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { WrongFields } from '#app/components/wrong-fields.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { briefLimits, CONSENT_VERSION } from '#protocol/brief.ts';
import type { BriefTicket } from '#protocol/host.ts';
import { CampaignFields } from './campaign-fields.tsx';
import { listCountries } from './countries.ts';
import { FieldFrame, FieldMessage, toDescription } from './field-frame.tsx';
import { type FormValues, firstValue } from './form-values.ts';
import type { Unsent } from './plain-post.ts';
import { formFields, type Problems, SUMMARY_ID, toFieldId, toMessage } from './problems.ts';
import { Review } from './review.tsx';
import { TextField } from './text-field.tsx';
import { useBriefForm } from './use-brief-form.ts';
import type { Trouble } from './use-checks.ts';
import type { DraftState } from './use-draft.ts';
import { WaitingBriefs } from './waiting-briefs.tsx';

interface BriefFormProps {
  readonly ticket: BriefTicket | undefined;
  readonly values: FormValues;
  readonly unsent: Unsent | undefined;
  readonly demo: Demo | undefined;
}

/**
 * The campaign brief. As the server sends it, it is a plain form that is posted to its own address; alive, it checks, keeps a draft, shows
 * what will be sent and keeps it until the server has it. The form stays in the page through all steps: what stands in it is its state.
 */
export function BriefForm({ ticket, values, unsent, demo }: BriefFormProps) {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const first = { problems: unsent?.refusal.fields ?? {}, refusal: unsent && toRefusal(unsent) };
  const { step, trouble, draft, submit, change, send, reopen, write } = useBriefForm(form, ticket, first);
  const isAlive = useIsAlive();
  const { problems } = trouble;
  return (
    <div className="brief">
      <WaitingBriefs underway={step.kind === 'review' && step.isSending} onReopen={reopen} onWrite={step.kind === 'waiting' ? write : undefined} />
      {step.kind === 'review' && <Review step={step} onChange={write} onSend={send} />}
      <form method="post" noValidate ref={form} onSubmit={submit} onInput={change} hidden={step.kind !== 'writing'}>
        <HiddenFields ticket={ticket} />
        <Honeypot />
        <BriefSummary trouble={trouble} isPosted={unsent !== undefined} />
        <BriefGroup letter="A" label="You" note="Name, work e-mail, company and your consent are enough. The rest spares you questions.">
          <ContactFields values={values} problems={problems} />
        </BriefGroup>
        <BriefGroup letter="B" label="The campaign">
          <CampaignFields values={values} problems={problems} demo={demo} />
        </BriefGroup>
        <BriefGroup letter="C" label="Your message">
          <MessageField values={values} problems={problems} />
        </BriefGroup>
        <BriefGroup letter="D" label="Your consent">
          <ConsentFields values={values} problems={problems} />
        </BriefGroup>
        <div className="brief-end">
          <button type="submit" className="button button-go button-big">
            {t(isAlive ? 'Review and send' : 'Send this brief')}
            <Icon name="arrow" size={20} />
          </button>
          <DraftLine state={draft.state} onDiscard={draft.discard} />
        </div>
      </form>
    </div>
  );
}

/** Whether the page's script has taken over: false in the server's page and for the first drawing after it. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};

/** For the plain post. The versions are those of what stands on the page. */
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

/** A field that only robots find. */
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

/** One part of the form between its hairlines. */
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

/** Why the brief was not sent; the list leads to each field. `isPosted`: the server drew it, so the browser shall show it first. */
function BriefSummary({ trouble: { problems, refusal }, isPosted }: { trouble: Trouble; isPosted: boolean }) {
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

/** Two boxes that nobody ticks but the visitor. The text and its version belong together: protocol/brief.ts. */
function ConsentFields({ values, problems }: { values: FormValues; problems: Problems }) {
  const { t } = useText();
  const id = toFieldId('consent');
  return (
    <>
      <div className="brief-field brief-consent" data-wrong={problems.consent && ''}>
        <input
          type="checkbox"
          id={id}
          name="consent"
          required
          defaultChecked={firstValue(values, 'consent') === 'on'}
          aria-invalid={Object.hasOwn(problems, 'consent')}
          aria-describedby={problems.consent && `${id}-message`}
        />
        <label htmlFor={id}>
          {t('Surge may keep what I entered here, and use it to answer this brief. I can take this back at any time; then all of it is erased.')}{' '}
          <span className="brief-required">{t('required')}</span>
        </label>
        <p className="brief-hint">
          <Link className="text-button" to="/privacy" target="_blank">
            {t('Privacy notice')}
          </Link>
          <span className="mono">{t('Text of consent {{version}}', { version: CONSENT_VERSION })}</span>
        </p>
        <FieldMessage name="consent" problem={problems.consent} />
      </div>
      <div className="brief-field brief-consent">
        <input type="checkbox" id={toFieldId('newsletter')} name="newsletter" defaultChecked={firstValue(values, 'newsletter') === 'on'} />
        <label htmlFor={toFieldId('newsletter')}>{t('Also tell me about new formats by e-mail, once a month at most.')}</label>
      </div>
    </>
  );
}

/** Whom we answer. */
function ContactFields({ values, problems }: { values: FormValues; problems: Problems }) {
  const given = { values, problems };
  return (
    <div className="brief-pairs">
      <TextField name="name" type="text" label="Your name" autoComplete="name" isRequired {...given} />
      <TextField name="email" type="email" label="Work e-mail" autoComplete="email" isRequired {...given} />
      <TextField name="company" type="text" label="Company" autoComplete="organization" isRequired {...given} />
      <CountryField {...given} />
    </div>
  );
}

/** The browser's own list. Browser and server may name or sort a country differently: then the server's page stands, and nothing is drawn anew. */
function CountryField({ values, problems }: { values: FormValues; problems: Problems }) {
  const { t, language } = useText();
  return (
    <FieldFrame name="country" label="Country" problem={problems.country}>
      <select
        id={toFieldId('country')}
        name="country"
        autoComplete="country"
        defaultValue={firstValue(values, 'country')}
        aria-invalid={Object.hasOwn(problems, 'country')}
        aria-describedby={toDescription('country', undefined, problems)}
      >
        <option value="">{t('Choose a country')}</option>
        {listCountries(language.tag).map(({ code, name }) => (
          <option key={code} value={code} suppressHydrationWarning>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Whether the device keeps what is being written. */
function DraftLine({ state, onDiscard }: { state: DraftState; onDiscard: () => void }) {
  const { t } = useText();
  if (state === 'none') return null;
  if (state === 'unkept') return <p className="brief-draft">{t('This browser keeps no draft: what you write stays until you leave this page.')}</p>;
  return (
    <p className="brief-draft">
      {t('Draft kept on this device')}
      <button type="button" className="text-button" onClick={onDiscard}>
        {t('Discard')}
      </button>
    </p>
  );
}

const HINT = 'Your goal, market and audience; dates that cannot move; what you have already.';
/** From here on the length is shown. A longer text may be typed and pasted: it is never cut off, only not taken. */
const SHOWN_FROM = 3000;

function MessageField({ values, problems }: { values: FormValues; problems: Problems }) {
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

/** What to say of a brief that was not taken, beside what is wrong with its fields. */
function toRefusal({ status, refusal }: Unsent): Label | undefined {
  if (status === 429) return 'Many briefs came from your network just now. Nothing you typed is lost: wait a minute, then send it again.';
  if (status === 503) return 'We cannot take briefs at this moment. Nothing you typed is lost: wait a minute, then send it again.';
  if (refusal.token) return 'This page was open for too long or too short a time to be sure that a person wrote it. Please send it once more.';
  return refusal.fields ? undefined : 'We could not read this brief. Check it and send it once more.';
}
