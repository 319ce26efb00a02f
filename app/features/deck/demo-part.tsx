import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { BrandKit } from '#app/components/brand/brand-kit.ts';
import { toCodeText } from '#app/components/brand/share-link.ts';
import { useBrandedStill } from '#app/components/deck/branded-still.ts';
import { toClientPath, toPlaceId, toPlacePath } from '#app/components/deck/deck-address.ts';
import { DeckDemoPlace } from '#app/components/deck/deck-demo.tsx';
import { toThreads } from '#app/components/deck/threads.ts';
import { formatMeasure, formatNumber } from '#app/components/format-number.ts';
import { QrCode } from '#app/components/qr-code.tsx';
import type { Figures } from '#app/components/take-away/figures.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { type Text, useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, toUnitQuery } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import { toVerdict } from '#catalogue/standards.ts';
import type { DeckDemo, DeckView } from '#protocol/deck.ts';
import type { Unsent } from './deck-outbox.ts';
import type { DeckSession, DeckState } from './deck-session.ts';
import { DemoTalk } from './demo-talk.tsx';

/** What a deck shows of one demo: what its owner wrote, and the unit of the catalogue. */
export interface Shown {
  readonly item: DeckDemo;
  readonly demo: Demo;
}

interface DemoPartProps extends Shown {
  readonly view: DeckView;
  /** From 1. */
  readonly place: number;
  readonly figures: Figures | undefined;
  readonly kit: BrandKit;
  /** The end of a link that carries it. */
  readonly brandHash: string;
  /** The same without the logo. */
  readonly codeHash: string;
  readonly session: DeckSession;
  readonly state: DeckState;
  readonly unsent: readonly Unsent[];
  readonly isPlaying: boolean;
  /** No demo of the page plays. */
  readonly isIdle: boolean;
  /** The page is to be printed: what is drawn when somebody comes near is drawn at once. */
  readonly isOnPaper: boolean;
  onPlay(isPlaying: boolean): void;
}

/** Beside what is narrower there is room for words, CSS pixels. */
const NARROW = 400;

/** One demo of the deck: played, explained, decided and talked about. */
export function DemoPart(props: DemoPartProps) {
  const { item, demo, view, place, figures, kit, brandHash, codeHash, session, state, unsent, isPlaying, isIdle, isOnPaper, onPlay } = props;
  const { t, tData } = useText();
  const { id, name } = demo;
  const isNarrow = !item.page && sizes[demo.size].width < NARROW;
  const { place: element, still } = useBrandedStill(demo, kit, isIdle, isOnPaper);
  const page = item.page && { ...item.page, url: `${toClientPath(view.id)}/pictures/${item.page.picture}` };
  return (
    <section ref={element} id={toPlaceId(id)} className="deck-part" data-narrow={isNarrow || undefined} aria-labelledby={`demo-${id}-name`}>
      <header className="deck-part-head">
        <p className="deck-part-place" aria-hidden="true">
          {String(place).padStart(2, '0')}
        </p>
        <div>
          <h2 id={`demo-${id}-name`}>{name}</h2>
          <p className="deck-part-lead">{tData(demo.description)}</p>
        </div>
      </header>
      <DeckDemoPlace demo={demo} page={page} still={still} isPlaying={isPlaying} onPlay={onPlay} />
      <div className="deck-part-facts">
        {item.note && (
          <section aria-labelledby={`demo-${id}-note`}>
            <h3 id={`demo-${id}-note`}>{t('Why it is here')}</h3>
            <p className="deck-note">{item.note}</p>
          </section>
        )}
        <Specs demo={demo} figures={figures} />
        <Button as="a" href={toPlayPath(demo) + brandHash} target="_blank" rel="noopener">
          <span>
            {t('Open it large')}
            <span className="visually-hidden">{`: ${name} (${t('opens in a new tab')})`}</span>
          </span>
          <Icon name="leave" size={18} />
        </Button>
        {demo.size !== 'CTV' && <PhoneCode demo={demo} hash={codeHash} />}
        <PaperLink demo={demo} deck={view.id} hash={codeHash} isOnPaper={isOnPaper} />
      </div>
      <DemoTalk
        demo={id}
        name={name}
        threads={toThreads(view, id)}
        unsent={unsent}
        troubles={state.troubles}
        wasSent={state.sent === id}
        isPlaying={isPlaying}
        say={session.say}
        sendAgain={session.sendAgain}
        discard={session.discard}
      />
    </section>
  );
}

/** The ad's own page, which it fills on a phone. The code carries the brand without its logo, where it stays small enough to be read. */
function PhoneCode({ demo, hash }: { demo: Demo; hash: string }) {
  const { t } = useText();
  const link = usePlayLink(demo);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="deck-code" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-button">{t('On your phone')}</summary>
      <QrCode text={toCodeText(link, hash)} label={t('QR code of the ad’s own page')} isWanted={isOpen} />
      <p>{t('Scan the code: the ad fills your phone.')}</p>
    </details>
  );
}

interface PaperLinkProps {
  readonly demo: Demo;
  /** The deck's id. */
  readonly deck: string;
  readonly hash: string;
  readonly isOnPaper: boolean;
}

/** Of paper: the same code, and an address that can be typed and leads to the client's brand, too. */
function PaperLink({ demo, deck, hash, isOnPaper }: PaperLinkProps) {
  const { t } = useText();
  const link = usePlayLink(demo);
  const origin = useOrigin();
  const page = toClientPath(deck);
  return (
    <div className="deck-paper">
      {isOnPaper && demo.size !== 'CTV' && <QrCode text={toCodeText(link, hash)} label={t('QR code of the ad’s own page')} isWanted />}
      <p>
        {t('Play {{name}}', { name: demo.name })}
        <br />
        <a href={origin + toPlacePath(page, demo.id)}>
          {withoutScheme(origin + page)}
          <wbr />#{toPlaceId(demo.id)}
        </a>
      </p>
    </div>
  );
}

/** The ad's own page, with nothing beside it that is not the client's. */
const toPlayPath = (demo: Demo) => `/play/${demo.id}${toUnitQuery(demo)}`;

const usePlayLink = (demo: Demo) => useOrigin() + toPlayPath(demo);

const useOrigin = () => useRouteLoaderData<typeof loader>('root')?.publicOrigin ?? '';

/** As it is typed. */
export const useShownOrigin = () => withoutScheme(useOrigin());

const withoutScheme = (link: string) => link.replace(/^https?:\/\//, '');

const verdictLabels = { pass: 'pass', warn: 'near the limit', fail: 'FAIL' } as const satisfies Record<string, Label>;

/** What a client asks of a format first. */
function Specs({ demo, figures }: { demo: Demo; figures: Figures | undefined }) {
  const text = useText();
  const { t, tData } = text;
  const rows: readonly (readonly [name: string, value: string])[] = [
    [t('Size'), tData(demo.size).replace('x', ' × ')],
    [t('Device'), demo.device.map((one) => t(one === 'desktop' ? 'Desktop' : 'Mobile')).join(', ')],
    [t('initial load'), figures ? toWeight(figures, text) : t('Loading')],
    [t('Events'), figures ? toEvents(figures, text) : t('Loading')],
  ];
  return (
    <dl className="deck-specs">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function toWeight({ gauges }: Figures, { t, language }: Text): string {
  const gauge = gauges.find(({ name }) => name === 'initial load');
  if (!gauge) return '–';
  const [measured, limit] = [gauge.measured, gauge.limit].map((value) => formatMeasure(value, gauge.unit, language.tag));
  return `${measured} / ${limit}, ${t(verdictLabels[toVerdict(gauge)])}`;
}

function toEvents({ plan }: Figures, { t, language }: Text): string {
  if (!plan) return t('The tracking plan could not be loaded.');
  const [n, m] = [plan.length, plan.filter(({ by_person }) => by_person === 'yes').length].map((number) => formatNumber(number, language.tag));
  return t('{{n}} events, {{m}} of them by a person alone', { n: n ?? '', m: m ?? '' });
}
