import { useEffect, useRef, useState } from 'react';
import { type OwnDeck, ownDecks } from '#app/components/deck/own-decks.ts';
import { dropStoredDecks, type StoredDeck } from '#app/components/deck/stored-deck.ts';
import { formatDate } from '#app/components/format-date.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/form/choices.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { lookAtDecks, storeDecks } from './take-decks.ts';

const news = {
  stored: 'The ticked decks are on this device as they are now.',
  'not all': 'Not every ticked deck was stored. One that has ended or was withdrawn cannot be; for the others try again in a while.',
} as const satisfies Readonly<Record<string, Label>>;

/** The decks that this device knows, which of them are wanted, and what of them is stored. */
export function useDecks() {
  const decks = useDeviceStore(ownDecks);
  const [kept, setKept] = useState<ReadonlyMap<string, StoredDeck>>(new Map());
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<'storing' | keyof typeof news>();
  const running = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when a deck is forgotten
  useEffect(() => {
    void lookAtDecks().then(setKept);
  }, [decks]);
  useEffect(() => () => running.current?.abort(), []);
  const wanted = decks.filter(({ id }) => !unwanted.has(id));
  return {
    decks,
    kept,
    wanted,
    state,
    want: (id: string, isWanted: boolean) => setUnwanted((before) => new Set(isWanted ? [...before].filter((one) => one !== id) : [...before, id])),
    async store() {
      if (wanted.length === 0) return;
      const controller = new AbortController();
      running.current = controller;
      setState('storing');
      const areAll = await storeDecks(wanted, controller.signal);
      setKept(await lookAtDecks());
      setState(areAll ? 'stored' : 'not all');
    },
    async drop(id: string) {
      await dropStoredDecks((one) => one === id);
      setKept(await lookAtDecks());
      setState(undefined);
    },
    /** After everything was removed. */
    async lookAgain() {
      setKept(await lookAtDecks());
      setState(undefined);
    },
  };
}

interface MeetingDecksProps extends ReturnType<typeof useDecks> {
  /** The site is on the device, without which no deck opens. */
  readonly canStore: boolean;
}

export function MeetingDecks({ decks, kept, wanted, state, canStore, want, store, drop }: MeetingDecksProps) {
  const { t } = useText();
  if (decks.length === 0) return null;
  return (
    <section className="meeting-decks" aria-labelledby="meeting-decks">
      <h2 id="meeting-decks">{t('Your decks on this device')}</h2>
      <p className="dim">
        {t(
          'Ticked decks are stored with their texts, comments and pictures, also one with a password: whoever has this device can open them by their links.',
        )}
      </p>
      <ul>
        {decks.map((deck) => (
          <DeckLine
            key={deck.id}
            deck={deck}
            kept={kept.get(deck.id)}
            isWanted={wanted.includes(deck)}
            onWant={(isWanted) => want(deck.id, isWanted)}
            onDrop={() => void drop(deck.id)}
          />
        ))}
      </ul>
      <p role="status" className="meeting-news">
        {state && t(state === 'storing' ? 'Storing the decks …' : news[state])}
      </p>
      {canStore && (
        <Button aria-disabled={state === 'storing' || wanted.length === 0} onClick={() => state !== 'storing' && void store()}>
          {t('Store the ticked decks')}
        </Button>
      )}
    </section>
  );
}

interface DeckLineProps {
  readonly deck: OwnDeck;
  readonly kept: StoredDeck | undefined;
  readonly isWanted: boolean;
  onWant(isWanted: boolean): void;
  onDrop(): void;
}

function DeckLine({ deck: { id, title }, kept, isWanted, onWant, onDrop }: DeckLineProps) {
  const { t, language } = useText();
  const box = `meeting-deck-${id}`;
  return (
    <li>
      <Checkbox id={box} label={title} checked={isWanted} onChange={({ target }) => onWant(target.checked)}>
        {kept
          ? t('Stored on {{date}}: {{size}}.', {
              date: formatDate(Date.parse(kept.storedAt), 'date and time', language.tag),
              size: formatMeasure(kept.bytes, 'B', language.tag),
            })
          : t('Not stored yet.')}{' '}
        {kept && (
          <TextButton onClick={onDrop}>
            {t('Remove')}
            <span className="visually-hidden"> {title}</span>
          </TextButton>
        )}
      </Checkbox>
    </li>
  );
}
