import './deck-owner.css';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { createKey } from '#app/components/create-key.ts';
import { toOwnerPath } from '#app/components/deck/deck-address.ts';
import { forgetDeck, ownDecks, rememberDeck } from '#app/components/deck/own-decks.ts';
import { formatDate } from '#app/components/format-date.ts';
import { keptDemos } from '#app/components/kept/kept-demos.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { findPlan } from '#app/components/price/plan-parameters.ts';
import { LeaveQuestion } from '#app/components/record/leave-question.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, PasswordInput, Select } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { useIsLive } from '#app/use-is-live.ts';
import { lengths, PASSWORD_LEAST } from '#protocol/deck.ts';
import { beginDraft, type DeckDraft, dayChoices, emptyDeck, keepDraft, listWanted, readDraft } from './deck-draft.ts';
import { DeckFields, useDeckProblems } from './deck-fields.tsx';
import { FailureText } from './failure-text.tsx';
import { toMadeState } from './made-note.tsx';
import { type Made, makeDeck } from './make-deck.ts';
import { OwnerPart } from './owner-part.tsx';
import { hasLocalPictures } from './page-pictures.ts';
import { useInnerLinks } from './use-inner-links.ts';

export const handle = { hydrate: 'at-once' };

/** `/decks/new?demos=1,9,12`: makes a deck of these demos, else of those that this device keeps, with what was planned (plan-parameters.ts). */
export default function NewDeckPage() {
  const { t } = useText();
  const isLive = useIsLive();
  useInnerLinks();
  const lead = t(
    'Demos in your order, with a note each, in your client’s brand, behind one link. Your client plays them, comments and approves; you need no account.',
  );
  return (
    <>
      <PageHead title={`${t('Make a deck')} | Surge`} description={lead} image="/share/decks.jpg" isHidden />
      <PageTop name={t('Make a deck')} heading={t('A deck that your client plays')} lead={lead} />
      <div className="owner">
        {isLive ? (
          <>
            <OwnDecks />
            <NewDeck />
          </>
        ) : (
          <div className="owner-form" inert>
            <DeckFields deck={emptyDeck} problems={{}} onChange={() => {}} />
          </div>
        )}
      </div>
    </>
  );
}

function OwnDecks() {
  const { t, language } = useText();
  const decks = useDeviceStore(ownDecks);
  if (decks.length === 0) return null;
  return (
    <section className="owner-decks" aria-labelledby="owner-decks">
      <h2 id="owner-decks">{t('Your decks on this device')}</h2>
      <ul>
        {decks.map((deck) => (
          <li key={deck.id}>
            <Link className="fine-link" to={toOwnerPath(deck)}>
              <span className="visually-hidden">{t('Open the deck')} </span>
              {deck.title}
            </Link>
            <span className="dim">{formatDate(deck.createdAt, 'medium', language.tag)}</span>
            <TextButton onClick={() => forgetDeck(deck.id)}>
              {t('Forget')}
              <span className="visually-hidden"> {deck.title}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      <p className="owner-note">{t('“Forget” takes a deck off this list alone. Its links stay as they are.')}</p>
    </section>
  );
}

const PASSWORD_ID = 'owner-password';

function NewDeck() {
  const { t } = useText();
  const { draft, change, discard } = useDraft();
  const [password, setPassword] = useState('');
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<Made>();
  const form = useRef<HTMLFormElement>(null);
  const { fields, problems, check } = useDeckProblems(draft.deck, form, [
    {
      id: PASSWORD_ID,
      label: t('Password'),
      problem: password !== '' && password.length < PASSWORD_LEAST ? t('At least {{n}} characters, or none.', { n: PASSWORD_LEAST }) : undefined,
    },
  ]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isMaking || !check()) return;
    // The same deck sent again is the same deck: what was not acknowledged keeps its key.
    const key = draft.key ?? createKey();
    change({ ...draft, key });
    setMaking(true);
    const answer = await makeDeck({ ...draft, password, key });
    setMaking(false);
    if (answer.kind === 'made') {
      rememberDeck({ id: answer.receipt.view, edit: answer.receipt.edit, title: draft.deck.title.trim(), createdAt: new Date().toISOString() });
      discard();
    }
    setMade(answer);
  };
  // Not before the form is gone, which asks whoever leaves it.
  if (made?.kind === 'made')
    return <Navigate to={toOwnerPath({ id: made.receipt.view, edit: made.receipt.edit })} state={toMadeState(made.isWhole)} />;
  return (
    <form className="owner-form" noValidate ref={form} onSubmit={(event) => void submit(event)}>
      {/* All else is in the draft. */}
      <LeaveQuestion isChanged={() => hasLocalPictures(draft.deck)} />
      <ErrorSummary fields={fields} title={(n) => t('Please look at these fields: {{n}}', { n })} />
      <DeckFields deck={draft.deck} problems={problems} onChange={(deck) => change({ ...draft, deck, key: undefined })} />
      <OwnerPart heading={t('The link')} note={t('You can change both later, and close the link at any time.')}>
        <Field id="owner-days" label={t('Open for')}>
          <Select value={draft.days} onChange={({ target }) => change({ ...draft, days: Number(target.value) })}>
            {dayChoices.map((n) => (
              <option key={n} value={n}>
                {t('{{n}} days', { n })}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          id={PASSWORD_ID}
          label={t('Password')}
          hint={t('Without one, whoever has the link can open the deck.')}
          problem={problems[PASSWORD_ID]}
        >
          <PasswordInput
            value={password}
            maxLength={lengths.password}
            autoComplete="new-password"
            showLabel={t('Show password')}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      </OwnerPart>
      <div className="owner-end">
        <Button type="submit" isPrimary isLarge aria-disabled={isMaking}>
          {t('Make the deck')}
          <Icon name="arrow" size={20} />
        </Button>
        <TextButton
          onClick={() => {
            setPassword('');
            discard();
          }}
        >
          {t('Begin anew')}
        </TextButton>
        <p role="status">{isMaking && t('Making the deck …')}</p>
        <div role="alert">{made && <FailureText failure={made.kind === 'conflict' ? { kind: 'unreachable' } : made} />}</div>
      </div>
    </form>
  );
}

/** What is being written, kept in this tab. */
function useDraft() {
  const [query] = useSearchParams();
  const { kit } = useBrand();
  const kept = useDeviceStore(keptDemos);
  const begin = (stored: DeckDraft | undefined) => beginDraft({ wanted: listWanted(query), planned: findPlan(query), kept, kit, stored });
  const [draft, setDraft] = useState(() => begin(readDraft()));
  const address = query.toString();
  const begunWith = useRef(address);
  // Another address of this page, such as by a link from the comparison.
  useEffect(() => {
    if (begunWith.current === address) return;
    begunWith.current = address;
    const other = new URLSearchParams(address);
    setDraft((before) => beginDraft({ wanted: listWanted(other), planned: findPlan(other), kept: [], kit: {}, stored: before }));
  }, [address]);
  const change = (next: DeckDraft) => {
    setDraft(next);
    keepDraft(next);
  };
  const discard = () => {
    keepDraft(undefined);
    setDraft(begin(undefined));
  };
  return { draft, change, discard };
}
