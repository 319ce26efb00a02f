import './deck-owner.css';
import { lazy, type SubmitEvent, Suspense, useMemo, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { toBrandKit } from '#app/components/brand/brand-kit.ts';
import { useBrandHash } from '#app/components/brand/use-brand-hash.ts';
import { PRINT_HASH, toClientPath, toOwnerPath } from '#app/components/deck/deck-address.ts';
import { ownDecks } from '#app/components/deck/own-decks.ts';
import { formatDate } from '#app/components/format-date.ts';
import { listKnown } from '#app/components/kept/kept-demos.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { PresentationButton } from '#app/components/presentation/presentation-button.tsx';
import { toBriefHash, useBriefPath } from '#app/components/price/brief-path.ts';
import { readPlan } from '#app/components/price/price-store.ts';
import { usePriceText } from '#app/components/price/use-price-text.ts';
import { LeaveQuestion } from '#app/components/record/leave-question.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Skeleton } from '#app/ui/list/skeleton.tsx';
import { Status } from '#app/ui/status/status.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { useIsLive } from '#app/use-is-live.ts';
import { findUnit, toUnitKey } from '#catalogue/demo.ts';
import { DECK_ID, DECK_SECRET, type DeckContent, type OwnerView } from '#protocol/deck.ts';
import { LANGUAGE_PARAMETER } from '#protocol/languages.ts';
import { DeckFields, useDeckProblems } from './deck-fields.tsx';
import { DeckLinks } from './deck-links.tsx';
import { FailureText } from './failure-text.tsx';
import { LinkSettings } from './link-settings.tsx';
import { MadeNote } from './made-note.tsx';
import { hasChanges, isBehind, type OwnedDeck } from './owned-deck.ts';
import { toPictureUrl } from './page-pictures.ts';
import { Talk, TalkSummary } from './talk.tsx';
import { useInnerLinks } from './use-inner-links.ts';
import { type Saved, useOwnedDeck } from './use-owned-deck.ts';

// Two seldom change one deck at once.
const ClashPart = lazy(async () => ({ default: (await import('./clash-part.tsx')).ClashPart }));

export const handle = { hydrate: 'at-once' };

/** `/decks/:id#secret`: a deck for who made it. The server draws a frame alone: it never learns the secret from an address. */
export default function OwnerPage() {
  const { t } = useText();
  const { id = '' } = useParams();
  useInnerLinks();
  const isLive = useIsLive();
  const { hash } = useLocation();
  const known = useDeviceStore(ownDecks).find((deck) => deck.id === id);
  const given = hash.slice(1);
  const edit = DECK_SECRET.test(given) ? given : '';
  return (
    <>
      <PageHead title={`${t('Your deck')} | Surge`} description="" isHidden />
      {!isLive && <Waiting />}
      {/* The device knows what the address lacks. */}
      {isLive &&
        (known && !edit ? <Navigate to={toOwnerPath(known)} replace /> : <Owner key={`${id} ${edit}`} id={id} edit={DECK_ID.test(id) ? edit : ''} />)}
    </>
  );
}

function Waiting() {
  const { t } = useText();
  return (
    <>
      <PageTop name={t('Your deck')} heading={t('Your deck')} lead={t('One moment…')} />
      <Skeleton label={t('Loading')} parts={['form', 'rows']} />
    </>
  );
}

function Owner({ id, edit }: { id: string; edit: string }) {
  const { t } = useText();
  const deck = useOwnedDeck(id, edit);
  const { phase, owned } = deck;
  if (phase === 'open' && owned) return <OpenDeck edit={edit} deck={deck} owned={owned} />;
  if (phase === 'loading') return <Waiting />;
  if (phase === 'erased') {
    return (
      <>
        <PageTop
          name={t('Your deck')}
          heading={t('The deck is deleted')}
          lead={t('It is gone with all that was said of it. Both of its links lead nowhere now.')}
        />
        <Button as={Link} to="/decks/new">
          {t('Make a deck')}
        </Button>
      </>
    );
  }
  if (phase === 'unreachable') {
    return (
      <>
        <PageTop
          name={t('Your deck')}
          heading={t('Your deck could not be fetched')}
          lead={t('This did not work. Check your connection and try again.')}
        />
        <Button isPrimary onClick={() => void deck.refresh()}>
          {t('Try again')}
          <Icon name="replay" />
        </Button>
      </>
    );
  }
  return (
    <>
      <PageTop
        name={t('Your deck')}
        heading={t('This link opens no deck of yours')}
        lead={t('Part of the link may be missing: it ends in a long row of letters behind a #. Or the deck was deleted.')}
      />
      <EmptyState title={t('Open it from where you kept it, or from the list of this device.')}>
        <Button as={Link} to="/decks/new">
          {t('Your decks on this device')}
        </Button>
      </EmptyState>
    </>
  );
}

interface OpenDeckProps {
  readonly edit: string;
  readonly deck: ReturnType<typeof useOwnedDeck>;
  readonly owned: OwnedDeck;
}

function OpenDeck({ edit, deck, owned }: OpenDeckProps) {
  const { t } = useText();
  const { view } = owned;
  return (
    <>
      <PageTop name={t('Your deck')} heading={view.deck.title} lead={view.deck.client || t('A deck that your client plays')} />
      <div className="owner">
        <MadeNote />
        <div className="owner-top">
          <State view={view} />
          <TalkSummary view={view} />
        </div>
        <DeckLinks id={view.id} edit={edit}>
          <Slides view={view} />
        </DeckLinks>
        <BriefLink view={view} />
        <Talk view={view} onRefresh={deck.refresh} onAnswer={deck.answer} />
        <Editor deck={deck} owned={owned} />
        <div className="owner-form">
          <LinkSettings view={view} edit={edit} onSet={deck.set} onErase={deck.erase} />
        </div>
      </div>
    </>
  );
}

/** To a brief that knows the deck as it is saved. One that no longer opens is not named in it. */
function BriefLink({ view }: { view: OwnerView }) {
  const { t } = useText();
  const { id, deck } = view;
  // Every refresh brings a new object.
  const brand = JSON.stringify(deck.brand);
  const brandHash = useBrandHash(useMemo(() => toBrandKit(JSON.parse(brand)), [brand]));
  const path = useBriefPath(deck.demos.map(toUnitKey), readPlan(deck.plan));
  return (
    <p>
      <Button as={Link} to={path + (isOpen(view) ? toBriefHash(id, brandHash) : brandHash)}>
        {t('Send a brief about this deck')}
        <Icon name="arrow" size={18} />
      </Button>
    </p>
  );
}

/** The deck as it is saved, as slides for a meeting. */
function Slides({ view }: { view: OwnerView }) {
  const { t, language } = useText();
  const { toPlanEstimate } = usePriceText();
  const { id, deck } = view;
  const demos = deck.demos.flatMap(({ id: known, unit, note, page }) =>
    listKnown([known]).map((demo) => ({ demo: findUnit(demo, unit), note, page: page && { ...page, url: toPictureUrl(id, page.picture) } })),
  );
  return (
    <div>
      <dt>{t('As slides or on paper')}</dt>
      <dd className="owner-slides">
        <PresentationButton
          presentation={{
            demos,
            brand: toBrandKit(deck.brand),
            title: deck.title,
            lead: deck.client && t('For {{client}}', { client: deck.client }),
            path: isOpen(view) ? toClientPath(id) : undefined,
            estimate: toPlanEstimate(readPlan(deck.plan) ?? {}),
          }}
        />
        {isOpen(view) && (
          // In the language of this page, as the slides are: the client's link opens in its reader's.
          <Button as="a" href={`${toClientPath(id)}?${LANGUAGE_PARAMETER}=${language.code}${PRINT_HASH}`} target="_blank" rel="noopener">
            {t('Print or save as PDF')}
          </Button>
        )}
        <p className="owner-note">
          {t(
            'The slides show the deck as it is saved: each demo in your client’s brand, with your note, its figures, and a link and a code that play it. The PDF is your client’s page on paper: it opens in a new tab, and printing starts by itself.',
          )}
        </p>
      </dd>
    </div>
  );
}

const isOpen = ({ isRevoked, expiresAt }: OwnerView) => !isRevoked && Date.parse(expiresAt) > Date.now();

function State({ view: { isRevoked, expiresAt, hasPassword } }: { view: OwnerView }) {
  const { t, language } = useText();
  const isOver = Date.parse(expiresAt) <= Date.now();
  return (
    <p className="owner-state">
      {isRevoked ? (
        <Status tone="bad">{t('The link is closed.')}</Status>
      ) : isOver ? (
        <Status tone="bad">{t('The link has ended.')}</Status>
      ) : (
        <Status tone="good">{t('The link is open until {{day}}.', { day: formatDate(expiresAt, 'long', language.tag) })}</Status>
      )}
      <span>{t(hasPassword ? 'With a password' : 'Without a password')}</span>
    </p>
  );
}

function Editor({ deck, owned }: Pick<OpenDeckProps, 'deck' | 'owned'>) {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const { draft, base, view } = owned;
  const { fields, problems, check } = useDeckProblems(draft, form);
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const isChanged = hasChanges(owned);
  const run = async (saving: () => Promise<Saved>) => {
    if (isSaving) return;
    setSaving(true);
    setSaved(undefined);
    const outcome = await saving();
    setSaving(false);
    setSaved(outcome);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isChanged && check()) void run(deck.save);
  };
  const change = (next: DeckContent) => {
    setSaved(undefined);
    deck.edited(next);
  };
  const takeBack = () => {
    // Its button goes.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    change(base.deck);
  };
  return (
    <>
      <LeaveQuestion isChanged={() => isChanged} />
      {deck.contest && (
        <Suspense>
          <ClashPart clashes={deck.contest.clashes} isSaving={isSaving} onSettle={(theirs) => void run(() => deck.settle(theirs))} />
        </Suspense>
      )}
      <form className="owner-form" noValidate ref={form} onSubmit={submit}>
        <ErrorSummary fields={fields} title={(n) => t('Please look at these fields: {{n}}', { n })} />
        <DeckFields deck={draft} problems={problems} onChange={change} id={view.id} />
        <div className="owner-end owner-save" data-changed={isChanged || undefined}>
          <Button type="submit" isPrimary aria-disabled={isSaving || !isChanged}>
            {t('Save')}
          </Button>
          {isChanged && !isSaving && <TextButton onClick={takeBack}>{t('Take the changes back')}</TextButton>}
          <p role="status">
            {isSaving && t('Saving …')}
            {saved === 'saved' && t('Saved: your client sees it under the same link.')}
            {saved === 'joined' && t('Saved, together with what was changed elsewhere meanwhile.')}
            {!isSaving &&
              isChanged &&
              t(isBehind(owned) ? 'Not saved yet. The deck was changed elsewhere meanwhile: saving joins both.' : 'Not saved yet.')}
          </p>
          <div role="alert">{typeof saved === 'object' && <FailureText failure={saved} />}</div>
        </div>
      </form>
    </>
  );
}
