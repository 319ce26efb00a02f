import './closed-deck.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { data } from 'react-router';
import { readStoredDeck, type StoredDeck } from '#app/components/deck/stored-deck.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { hostContext } from '#app/context.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, PasswordInput } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';
import { type DeckView, lengths } from '#protocol/deck.ts';
import type { Route } from './+types/deck.route';
import { createDeckSession } from './deck-session.ts';
import { OpenDeck } from './open-deck.tsx';

export const handle = { hydrate: 'at-once' };

/** Whatever does not open is one and the same: unknown, ended, withdrawn or locked. */
const answer = (view: DeckView | undefined) => data({ view }, { status: view ? 200 : 404 });

export async function loader({ params, context }: Route.LoaderArgs) {
  return answer(await context.get(hostContext).openDeck(params.id));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const password = (await request.formData()).get('password');
  return answer(await context.get(hostContext).openDeck(params.id, typeof password === 'string' ? password : ''));
}

/** A server that is not there was waited for by the worker, too (worker/worker.ts). */
const PATIENCE_MS = 3000;

/** Only the server knows what opens. Where it does not answer, a deck that was taken along is shown as it was then. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<Partial<StoredDeck> & { view: DeckView | undefined }> {
  const answered = serverLoader();
  const isLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  return (await Promise.race([answered, isLate]).catch(() => undefined)) ?? (await readStoredDeck(params.id)) ?? answered;
}

/** `/d/:id`: a deck as its client sees it. */
export default function DeckPage({ params, loaderData, actionData }: Route.ComponentProps) {
  const first = actionData?.view ?? loaderData.view;
  const storedAt = 'storedAt' in loaderData ? loaderData.storedAt : undefined;
  return <Deck key={params.id} id={params.id} first={first} storedAt={storedAt} isRefused={actionData !== undefined && !actionData.view} />;
}

interface DeckProps {
  readonly id: string;
  readonly first: DeckView | undefined;
  readonly storedAt: string | undefined;
  /** A password was tried. */
  readonly isRefused: boolean;
}

function Deck({ id, first, storedAt, isRefused }: DeckProps) {
  const { t } = useText();
  const [session] = useState(() => createDeckSession(id, first, storedAt));
  const state = useSyncExternalStore(session.subscribe, session.get, () => session.initial);
  useEffect(() => session.start(), [session]);
  if (state.view) return <OpenDeck view={state.view} session={session} state={state} />;
  const isOpening = state.phase === 'opening';
  return (
    <div className="deck-closed">
      <PageHead title="Surge" description="" isHidden />
      {/* The server sends these pages with `no-referrer`, by which a form is posted without its Origin, and refused. */}
      <meta name="referrer" content="same-origin" />
      <Icon name="lock" size={40} />
      <PageTitle>{t('This deck cannot be opened')}</PageTitle>
      <p>{t('It may need a password, have ended or been withdrawn, or its address may be incomplete. Only whoever sent you the link knows.')}</p>
      <form method="post">
        <Field id="deck-password" label={t('Password')} problem={isRefused ? t('That did not open a deck.') : undefined}>
          <PasswordInput
            name="password"
            showLabel={t('Show password')}
            autoComplete="current-password"
            maxLength={lengths.password}
            required
            autoFocus={isRefused}
          />
        </Field>
        <Button type="submit" isPrimary aria-disabled={isOpening}>
          {t('Open the deck')}
          <Icon name="arrow" size={18} />
        </Button>
      </form>
      <p role="status">{isOpening && t('Opening it with the password that you entered before …')}</p>
    </div>
  );
}
