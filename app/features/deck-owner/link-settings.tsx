import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { createKey } from '#app/components/create-key.ts';
import { toOwnerPath } from '#app/components/deck/deck-address.ts';
import { rememberDeck } from '#app/components/deck/own-decks.ts';
import { type DeckAnswer, postDeck } from '#app/components/deck/post-deck.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { Dialog, DialogActions } from '#app/ui/dialog/dialog.tsx';
import { Field, PasswordInput, Select } from '#app/ui/form/field.tsx';
import { DAYS_USUAL, type DeckChange, type DeckReceipt, lengths, type OwnerView, PASSWORD_LEAST } from '#protocol/deck.ts';
import { dayChoices } from './deck-draft.ts';
import { FailureText } from './failure-text.tsx';
import { OwnerPart } from './owner-part.tsx';
import type { Failure } from './use-owned-deck.ts';

interface LinkSettingsProps {
  readonly view: OwnerView;
  readonly edit: string;
  onSet(change: Omit<DeckChange, 'edit' | 'version' | 'deck'>): Promise<Failure | undefined>;
  onErase(): Promise<Failure | undefined>;
}

/** What is done with the link of a deck, and with the deck as a whole. Each takes effect at once. */
export function LinkSettings({ view, edit, onSet, onErase }: LinkSettingsProps) {
  const { t, language } = useText();
  const { state, run } = useRun();
  const set = (change: Parameters<typeof onSet>[0], done: string) => void run(() => onSet(change), done);
  return (
    <OwnerPart heading={t('The link')} note={t('What you set here holds at once, without saving.')}>
      <div className="owner-setting">
        <p>
          {view.isRevoked
            ? t('The link is closed: whoever opens it is shown that there is nothing.')
            : t('The link is open until {{day}}.', { day: formatDate(view.expiresAt, 'long', language.tag) })}
        </p>
        {view.isRevoked ? (
          <Button onClick={() => set({ isRevoked: false }, t('The link is open again.'))}>{t('Open the link again')}</Button>
        ) : (
          <Button onClick={() => set({ isRevoked: true }, t('The link is closed.'))}>{t('Close the link')}</Button>
        )}
      </div>
      <DaysSetting onSet={(days) => set({ days }, t('The new end is set.'))} />
      <PasswordSetting
        hasPassword={view.hasPassword}
        onSet={(password) => set({ password }, t(password ? 'The password is set.' : 'The password is taken off.'))}
      />
      <Status state={state} />
      <DeckActions view={view} edit={edit} onErase={onErase} />
    </OwnerPart>
  );
}

interface RunState {
  readonly isBusy: boolean;
  readonly done?: string;
  readonly failure?: Failure | undefined;
}

/** One thing at a time, and how it ended. */
function useRun() {
  const [state, setState] = useState<RunState>({ isBusy: false });
  const run = async (action: () => Promise<Failure | undefined>, done = '') => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    const failure = await action();
    setState({ isBusy: false, ...(failure ? { failure } : { done }) });
  };
  return { state, run };
}

function Status({ state: { isBusy, done, failure } }: { state: RunState }) {
  const { t } = useText();
  return (
    <div className="owner-outcome">
      <p role="status">{isBusy ? t('One moment…') : done}</p>
      <div role="alert">{failure && <FailureText failure={failure} />}</div>
    </div>
  );
}

function DaysSetting({ onSet }: { onSet: (days: number) => void }) {
  const { t } = useText();
  const [days, setDays] = useState<number>(DAYS_USUAL);
  return (
    <Field id="owner-days" label={t('A new end, from today')}>
      <div className="owner-line">
        <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {dayChoices.map((n) => (
            <option key={n} value={n}>
              {t('{{n}} days', { n })}
            </option>
          ))}
        </Select>
        <Button onClick={() => onSet(days)}>{t('Set the end')}</Button>
      </div>
    </Field>
  );
}

function PasswordSetting({ hasPassword, onSet }: { hasPassword: boolean; onSet: (password: string) => void }) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const isShort = password.length < PASSWORD_LEAST;
    setWrong(isShort);
    if (isShort) return document.getElementById('owner-password')?.focus();
    onSet(password);
    setPassword('');
  };
  return (
    <>
      <Field
        id="owner-password"
        label={t(hasPassword ? 'Another password' : 'A password')}
        hint={
          hasPassword
            ? t('The deck has a password. Nobody can read it, you neither: set another one if it is lost.')
            : t('Without one, whoever has the link can open the deck.')
        }
        problem={isWrong ? t('At least {{n}} characters.', { n: PASSWORD_LEAST }) : undefined}
      >
        <PasswordInput
          value={password}
          maxLength={lengths.password}
          autoComplete="new-password"
          showLabel={t('Show password')}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <div className="owner-line">
        <Button onClick={set}>{t('Set the password')}</Button>
        {hasPassword && <TextButton onClick={() => onSet('')}>{t('Take the password off')}</TextButton>}
      </div>
    </>
  );
}

/** A second deck of the same, and the end of this one. */
function DeckActions({ view, edit, onErase }: Pick<LinkSettingsProps, 'view' | 'edit' | 'onErase'>) {
  const { t } = useText();
  const navigate = useNavigate();
  const { state, run } = useRun();
  const [isAsking, setAsking] = useState(false);
  // Pressed again after a failure it is the same second deck.
  const [key] = useState(createKey);
  const duplicate = async (): Promise<Failure | undefined> => {
    const answer: DeckAnswer<DeckReceipt> = await postDeck<DeckReceipt>(`/${view.id}/duplicate`, { edit }, key);
    if (answer.kind !== 'done') return answer.kind === 'conflict' ? { kind: 'unreachable' } : answer;
    const own = { id: answer.answer.view, edit: answer.answer.edit };
    rememberDeck({ ...own, title: view.deck.title, createdAt: new Date().toISOString() });
    await navigate(toOwnerPath(own));
    return undefined;
  };
  return (
    <>
      <div className="owner-setting">
        <p>{t('A second deck of the same demos, notes and pages, with links of its own and without what was said.')}</p>
        <Button onClick={() => void run(duplicate)}>{t('Duplicate the deck')}</Button>
      </div>
      <div className="owner-setting">
        <p>{t('Deleted, the deck is gone with all that was said of it.')}</p>
        <Button onClick={() => setAsking(true)}>{t('Delete the deck')}</Button>
      </div>
      <Status state={state} />
      {isAsking && (
        <EraseQuestion
          view={view}
          onClose={() => setAsking(false)}
          onErase={() => {
            setAsking(false);
            void run(onErase);
          }}
        >
          {t('It cannot be brought back, and both links lead nowhere from then on.')}
        </EraseQuestion>
      )}
    </>
  );
}

interface EraseQuestionProps {
  readonly view: OwnerView;
  readonly children: ReactNode;
  onClose(): void;
  onErase(): void;
}

function EraseQuestion({ view: { deck, comments, decisions }, children, onClose, onErase }: EraseQuestionProps) {
  const { t } = useText();
  return (
    <Dialog title={t('Delete “{{text}}”?', { text: deck.title })} onClose={onClose}>
      <p>
        {t('Lost are: the deck with its notes and pages, {{comments}} comments and {{decisions}} decisions.', {
          comments: comments.length,
          decisions: decisions.length,
        })}
      </p>
      <p>{children}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('Keep the deck')}</Button>
        <Button onClick={onErase}>{t('Delete the deck')}</Button>
      </DialogActions>
    </Dialog>
  );
}
