import './deck.css';
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BrandKit, toBrandKit } from '#app/components/brand/brand-kit.ts';
import { showBrand } from '#app/components/brand/brand-store.ts';
import { inkOn } from '#app/components/brand/ink-on.ts';
import { useBrandHash, useCodeHash } from '#app/components/brand/use-brand-hash.ts';
import { DecisionStatus } from '#app/components/deck/decision-line.tsx';
import { isPrinting, toClientPath, toPlaceId } from '#app/components/deck/deck-address.ts';
import { formatDate } from '#app/components/format-date.ts';
import { formatNumber } from '#app/components/format-number.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { toBriefHash, useBriefPath } from '#app/components/price/brief-path.ts';
import { PriceMoment } from '#app/components/price/price-moment.tsx';
import { type Reckoning, readPlan } from '#app/components/price/price-store.ts';
import { usePriceText } from '#app/components/price/use-price-text.ts';
import { useFigures } from '#app/components/take-away/use-figures.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { findUnit, toUnitKey } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { modelsOfGoal } from '#catalogue/vocabulary.ts';
import type { DeckContent, DeckView } from '#protocol/deck.ts';
import { outbox } from './deck-outbox.ts';
import type { DeckSession, DeckState } from './deck-session.ts';
import { DemoPart, type Shown, useShownOrigin } from './demo-part.tsx';
import { toMinutes } from './to-minutes.ts';

interface OpenDeckProps {
  readonly view: DeckView;
  readonly session: DeckSession;
  readonly state: DeckState;
}

/** The deck as its client sees it. */
export function OpenDeck({ view, session, state }: OpenDeckProps) {
  const { t, language } = useText();
  const { deck } = view;
  // Every refresh brings a new object; what is made of it shall stay the same as long as it says the same.
  const content = JSON.stringify(deck.demos);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said by `content`
  const shown = useMemo(() => listShown(deck), [content]);
  const demos = useMemo(() => shown.map(({ demo }) => demo), [shown]);
  const kit = useClientBrand(deck);
  const brandHash = useBrandHash(kit);
  const codeHash = useCodeHash(kit);
  const figures = useFigures(demos);
  const keys = demos.map(toUnitKey);
  const briefHash = toBriefHash(view.id, brandHash);
  // What is entered here stands in place of what the deck was planned with.
  const [reckoned, setReckoned] = useState<Reckoning>();
  const plan = { ...readPlan(deck.plan), ...reckoned };
  const brief = useBriefPath(keys, plan) + briefHash;
  const unsent = useDeviceStore(outbox).filter((one) => one.deck === view.id);
  const [playing, setPlaying] = useState<number>();
  const [isOnPaper, setOnPaper] = useState(false);
  const play = (id: number, isPlaying: boolean) => {
    setPlaying(isPlaying ? id : undefined);
    if (isPlaying) session.countPlay(id);
  };
  const { toPlanEstimate } = usePriceText();
  return (
    <div className="deck-page" style={toLooks(kit)}>
      <PageHead title={deck.title} description="" isHidden />
      <Cover view={view} kit={kit} shown={shown} estimate={deck.plan && toPlanEstimate(plan)} />
      <PrintButton
        onStart={() => {
          setPlaying(undefined);
          setOnPaper(true);
        }}
      />
      {state.storedAt && (
        <p className="deck-ended" role="status">
          {t('As stored on this device on {{date}}. What you say is kept here and sent once the network is back.', {
            date: formatDate(state.storedAt, 'date and time', language.tag),
          })}
        </p>
      )}
      {state.phase === 'ended' && (
        <p className="deck-ended" role="alert">
          {t(
            'This link no longer opens, or asks for its password again: load the page anew to see. What is shown stays until then, and nothing more can be sent.',
          )}
        </p>
      )}
      <noscript>
        <p className="deck-ended">{t('To play the demos, to comment and to decide, this page needs JavaScript.')}</p>
      </noscript>
      {shown.length === 0 && <EmptyState title={t('The demos of this deck are no longer in the catalogue.')} />}
      {shown.map(({ item, demo }, index) => (
        <DemoPart
          key={demo.id}
          item={item}
          demo={demo}
          view={view}
          place={index + 1}
          figures={figures.get(demo.slug)}
          kit={kit}
          brandHash={brandHash}
          codeHash={codeHash}
          session={session}
          state={state}
          unsent={unsent.filter(({ saying }) => ('comment' in saying ? saying.comment : saying.decision).demo === demo.id)}
          isPlaying={playing === demo.id}
          isIdle={playing === undefined}
          isOnPaper={isOnPaper}
          onPlay={(isPlaying) => play(demo.id, isPlaying)}
        />
      ))}
      <section className="deck-end" aria-labelledby="deck-end">
        <h2 id="deck-end">{t('Shall we build it?')}</h2>
        <p>{t('A brief about these formats takes a few minutes: goal, budget and dates. We answer you personally.')}</p>
        <Button as="a" isPrimary isLarge href={brief}>
          {t('Brief with all of these')}
          <Icon name="arrow" size={18} />
        </Button>
        <h3>{t('What a budget buys')}</h3>
        <PriceMoment
          model={modelsOfGoal[demos[0]?.goals[0] ?? 'awareness'][0] ?? 'CPM'}
          demoKeys={keys}
          plan={plan}
          hash={briefHash}
          onChange={setReckoned}
        />
        <p className="dim">
          {t('Counted: how often this deck was opened and its demos were played. No person is told from another.')}{' '}
          <a className="fine-link" href="/privacy">
            {t('Privacy')}
          </a>
        </p>
      </section>
    </div>
  );
}

/** All that is drawn when somebody comes near is drawn before it is printed; nothing plays then, however printing was asked for. */
function PrintButton({ onStart }: { onStart(): void }) {
  const { t } = useText();
  const [isPreparing, setPreparing] = useState(false);
  const press = () => {
    if (isPreparing) return;
    setPreparing(true);
    onStart();
    void import('./print-deck.ts')
      .then(({ printDeck }) => printDeck())
      .catch(() => print())
      .finally(() => setPreparing(false));
  };
  const start = useEffectEvent(press);
  // By the browser's own command nothing is waited for: what is not drawn yet is neutral, and it is there the next time.
  const beforePrint = useEffectEvent(() => flushSync(onStart));
  useEffect(() => {
    if (isPrinting()) start();
    const prepare = () => beforePrint();
    addEventListener('beforeprint', prepare);
    return () => removeEventListener('beforeprint', prepare);
  }, []);
  return (
    <div className="deck-tools">
      <Button aria-disabled={isPreparing} onClick={press}>
        {t('Print or save as PDF')}
      </Button>
      <p role="status">{isPreparing && t('Drawing the pictures for paper …')}</p>
    </div>
  );
}

interface CoverProps {
  readonly view: DeckView;
  readonly kit: BrandKit;
  readonly shown: readonly Shown[];
  /** What the planned budget buys: on a screen it stands at the end, where it can be changed. */
  readonly estimate: string | undefined;
}

function Cover({ view: { id: deckId, deck, comments, decisions, expiresAt }, kit, shown, estimate }: CoverProps) {
  const { t, language } = useText();
  const address = useShownOrigin() + toClientPath(deckId);
  return (
    <header className="deck-cover">
      {kit.logo ? (
        <img className="deck-cover-logo" src={kit.logo} alt={kit.name ?? ''} />
      ) : (
        kit.name && kit.name !== deck.client && <p className="deck-cover-brand">{kit.name}</p>
      )}
      <div className="deck-cover-title" data-title={deck.title}>
        {deck.client && <p>{t('For {{client}}', { client: deck.client })}</p>}
        <PageTitle isLarge>{deck.title}</PageTitle>
      </div>
      <dl className="deck-cover-facts">
        <div>
          <dt>{t('Demos')}</dt>
          <dd>{formatNumber(shown.length, language.tag)}</dd>
        </div>
        <div>
          <dt>{t('Takes about')}</dt>
          <dd>{t('{{n}} min', { n: formatNumber(toMinutes(deck), language.tag) })}</dd>
        </div>
        <div>
          <dt>{t('Open until')}</dt>
          <dd>{formatDate(expiresAt, 'long', language.tag)}</dd>
        </div>
        {estimate && (
          <div className="deck-paper">
            <dt>{t('What a budget buys')}</dt>
            <dd>{estimate}</dd>
          </div>
        )}
        <div className="deck-paper">
          <dt>{t('Play, comment and decide')}</dt>
          <dd>
            <a href={toClientPath(deckId)}>{address}</a>
          </dd>
        </div>
      </dl>
      <nav aria-label={t('Demos')}>
        <ol className="deck-cover-list">
          {shown.map(({ demo: { id, name } }, index) => {
            const decision = decisions.findLast((one) => one.demo === id);
            const answers = comments.filter(({ demo, by }) => demo === id && by === 'owner').length;
            return (
              <li key={id}>
                <a href={`#${toPlaceId(id)}`}>
                  <span className="mono" aria-hidden="true">
                    {String(index + 1).padStart(2, '0')}
                  </span>
                  <span className="deck-cover-name">{name}</span>
                  {answers > 0 && <span className="deck-cover-answers">{t('Answers: {{n}}', { n: formatNumber(answers, language.tag) })}</span>}
                  {decision && (
                    <span className="deck-cover-state">
                      <DecisionStatus kind={decision.kind} />
                    </span>
                  )}
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
    </header>
  );
}

/** What the catalogue no longer has is left out. */
function listShown({ demos }: DeckContent): readonly Shown[] {
  return demos.flatMap((item) => {
    const demo = activeDemos.find(({ id }) => id === item.id);
    return demo ? [{ item, demo: findUnit(demo, item.unit) }] : [];
  });
}

/** The brand that the ads on this page show, for this visit. */
function useClientBrand({ brand }: DeckContent): BrandKit {
  const text = JSON.stringify(brand);
  const kit = useMemo(() => toBrandKit(JSON.parse(text)), [text]);
  useEffect(() => showBrand(kit), [kit]);
  return kit;
}

/** The client's colours, and on each what can be read. Without them the page has its own. */
function toLooks({ primary, accent }: BrandKit): CSSProperties {
  const looks: CSSProperties & Partial<Record<`--${string}`, string>> = {
    ...(primary && { '--client': primary, '--on-client': inkOn(primary) }),
    ...((accent ?? primary) && { '--client-accent': accent ?? inkOn(primary ?? '#000000') }),
  };
  return looks;
}
