import './brief-form.css';
import './brief-choice.css';
import '#app/ui/button.css';
import { useRef, useSyncExternalStore } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { CONSENT_VERSION } from '#protocol/brief.ts';
import type { BriefTicket } from '#protocol/host.ts';
import { BriefGroup } from './brief-group.tsx';
import { BriefSummary } from './brief-summary.tsx';
import { CampaignFields } from './campaign-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DraftLine } from './draft-line.tsx';
import type { FormValues } from './form-values.ts';
import { MessageField } from './message-field.tsx';
import type { Unsent } from './plain-post.ts';
import { toRefusal } from './refusal.ts';
import { Review } from './review.tsx';
import { useBriefForm } from './use-brief-form.ts';
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
