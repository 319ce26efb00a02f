import './kyc.css';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { listCountries } from '#app/components/countries.ts';
import { formatDate } from '#app/components/format-date.ts';
import { toUndo } from '#app/components/list/to-undo.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { type Fact, FactList } from '#app/components/section/person.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { walletPages } from '#app/components/section/wallet-pages.ts';
import { requireSession } from '#app/components/session/guard.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import type { KycApplication } from '#mock-api/records/kyc.ts';
import type { Route } from './+types/kyc-application.route';
import { emptyDraft, isEmptyDraft, type KycDraft, kycDraftStore } from './kyc-draft.ts';
import { KycSteps } from './kyc-steps.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { applications: load(toData(api.kyc.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/crypto-kyc-application`: who somebody is, proved in steps; then how far the review is. */
export default function KycApplicationPage({ loaderData }: Route.ComponentProps) {
  return <IdentityCheck {...loaderData} />;
}

export function HydrateFallback() {
  return <IdentityCheck />;
}

function IdentityCheck({ applications }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame
      title="Identity check"
      note="Nobody is checked, and nothing that you enter leaves this device."
      pages={walletPages}
      pagesLabel="Wallet pages"
    >
      <LoadedPart loading={applications} skeleton={['form']} missing="The application could not be loaded.">
        {(loaded) => <Application latest={loaded.at(-1)} />}
      </LoadedPart>
    </SectionFrame>
  );
}

/** The form, or what became of it. */
function Application({ latest }: { latest: KycApplication | undefined }) {
  const { t, tData, language } = useText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState({ turn: 0, value: kycDraftStore.get() });
  const say = (text: string, undo: () => void) => void showToast({ text, action: toUndo(t, text, undo), closeLabel: t('Close') });
  const begin = (value: KycDraft) => {
    kycDraftStore.set(value);
    setDraft(({ turn }) => ({ turn: turn + 1, value }));
  };
  const discard = (before: KycDraft) => {
    begin(emptyDraft);
    void navigate({ search: '' }, { replace: true });
    if (!isEmptyDraft(before)) say(t('What you typed was deleted.'), () => begin(before));
  };
  /** A call that writes, and then what is true. */
  const write = async (call: Promise<unknown>): Promise<boolean> => {
    try {
      await call;
      await revalidate();
      return true;
    } catch (error) {
      const text = tData(error instanceof Error ? error.message : String(error));
      void showToast({ text, isError: true, closeLabel: t('Close') });
      return false;
    }
  };
  const withdraw = async (one: KycApplication) => {
    setDraft(({ turn }) => ({ turn: turn + 1, value: kycDraftStore.get() }));
    const isDone = await write(toData(api.delete.kyc.$delete({ header: { kyc: String(one.id) } })));
    if (isDone) say(t('The application was withdrawn.'), () => void write(toData(api.add.kyc.$post({ json: one }))));
  };
  if (latest && latest.status !== 'Refused')
    return <Progress application={latest} status={latest.status} onWithdraw={() => void withdraw(latest)} onLook={() => void revalidate()} />;
  return (
    <>
      {latest && (
        <p className="kyc-refused">
          {t('Your application of {{day}} was refused: the pictures were blurred. You may apply again.', {
            day: formatDate(latest.sentAt, 'medium', language.tag),
          })}
        </p>
      )}
      <KycSteps
        key={draft.turn}
        draft={draft.value}
        onDiscard={discard}
        onSent={async () => {
          await navigate({ search: '' }, { replace: true });
          await revalidate();
        }}
      />
    </>
  );
}

const stages = ['Application received', 'In review', 'Identity confirmed'] as const satisfies readonly Label[];
const stageOf = { 'In review': 1, Approved: 2 } as const satisfies Partial<Record<KycApplication['status'], number>>;

interface ProgressProps {
  readonly application: KycApplication;
  readonly status: keyof typeof stageOf;
  onWithdraw(): void;
  onLook(): void;
}

function Progress({ application, status, onWithdraw, onLook }: ProgressProps) {
  const { t, language } = useText();
  const { name, email, country, document, front, back, sentAt } = application;
  const facts: readonly Fact[] = [
    [t('Full name'), name],
    [t('E-mail'), email],
    [t('Country of residence'), listCountries(language.tag).find(({ code }) => code === country)?.name ?? country],
    [t('Document'), t(document)],
    [t('Names of the pictures'), [front, back].filter(Boolean).join(', ')],
    [t('Sent on'), formatDate(sentAt, 'date and time', language.tag)],
  ];
  const isReviewed = status === 'Approved';
  return (
    <section className="kyc" aria-labelledby="kyc-status">
      <div role="status">
        <h2 id="kyc-status">{isReviewed ? t('Your identity is confirmed.') : t('Your application is in review.')}</h2>
        <p className="dim">
          {isReviewed ? t('Nobody has looked at it: this sample confirms every application.') : t('In this sample the review takes a minute.')}
        </p>
      </div>
      <ol className="kyc-stages" aria-label={t('Stages')}>
        {stages.map((stage, at) => (
          <li key={stage} aria-current={at === stageOf[status] ? 'step' : undefined} data-done={at < stageOf[status] || isReviewed}>
            <span className="mono">{at + 1}</span>
            {t(stage)}
            {(at < stageOf[status] || isReviewed) && <Icon name="check" size={16} />}
          </li>
        ))}
      </ol>
      <FactList facts={facts} />
      <div className="kyc-actions">
        {isReviewed ? (
          <Button as={Link} isPrimary to="/crypto-buy-sell">
            {t('Buy and sell')}
            <Icon name="arrow" />
          </Button>
        ) : (
          <Button isPrimary onClick={onLook}>
            {t('Look again')}
            <Icon name="replay" />
          </Button>
        )}
        <Button onClick={onWithdraw}>{t('Withdraw the application')}</Button>
      </div>
    </section>
  );
}
