import './compare.css';
import { useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PlayPlace } from '#app/components/creative-frame/play-place.tsx';
import { useScale } from '#app/components/guest/use-scale.ts';
import { demosParameter, findByKey, listByKeys, splitKeys } from '#app/components/kept/demo-keys.ts';
import { keptDemos, listKnown, toComparePath } from '#app/components/kept/kept-demos.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useBriefPath } from '#app/components/price/brief-path.ts';
import { findPlan } from '#app/components/price/plan-parameters.ts';
import { type Plan, toPlanQuery } from '#app/components/price/price-store.ts';
import { listPlanned } from '#app/components/take-away/declared-plan.ts';
import { type Figures, toFigures } from '#app/components/take-away/figures.ts';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { useIsLive } from '#app/use-is-live.ts';
import { type Demo, type FrameDemo, toUnitKey } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { Route } from './+types/compare.route';
import { CompareTable } from './compare-table.tsx';

export const handle = { hydrate: 'at-once' };

/** As many as a screen has room for. */
const COLUMNS_MOST = 4;

/** As much of an address as is said again. */
const SAID_MOST = 60;

/** Of the demos that an address names the page has all figures when it is painted: nothing moves when it comes alive. */
export function loader({ request }: Route.LoaderArgs): Sent {
  const [given = ''] = readParameter(new URL(request.url).searchParams, demosParameter);
  const demos = listByKeys(given).slice(0, COLUMNS_MOST);
  return { figures: Object.fromEntries(demos.map((demo) => [demo.slug, toFigures(demo, demo.isIframe ? listPlanned(demo) : [])])) };
}

/** Inside the site the table stands at once, and its figures come to it: `useFigures`. */
export const clientLoader = (): Sent => ({ figures: {} });

interface Sent {
  /** By the demo's slug. */
  readonly figures: Readonly<Record<string, Figures>>;
}

/** `/compare?demos=1,9,5:320x100`: up to four demos or units side by side, those of the address, else those that this device keeps. */
export default function ComparePage({ loaderData: { figures } }: Route.ComponentProps) {
  const { t } = useText();
  const [query] = useSearchParams();
  const [given] = readParameter(query, demosParameter);
  const kept = useDeviceStore(keptDemos);
  // The server does not know what is kept: it says nothing of it.
  const isLive = useIsLive();
  const wanted = given ?? kept.join(',');
  const all = useMemo(() => listByKeys(wanted), [wanted]);
  const unknown = isLive ? toUnknown(query) : '';
  const lead = t(
    'Up to four demos beside each other: play them, and see where they differ. Keep a demo by the heart on its card, or by the key K in its preview.',
  );
  return (
    <>
      <PageHead title={`${t('Compare demos')} | Surge`} description={lead} image="/share/compare.jpg" isHidden />
      <PageTop name={t('Compare demos')} heading={t('Demos side by side')} lead={lead} />
      {all.length > 0 ? (
        <>
          {unknown && <p>{t('No such demo: {{text}}.', { text: unknown })}</p>}
          <Comparison all={all} figures={figures} kept={kept} plan={findPlan(query)} isLive={isLive} />
        </>
      ) : (
        isLive && (
          <EmptyState title={unknown ? t('No such demo: {{text}}.', { text: unknown }) : t('No demos are kept yet.')}>
            <p>{t('Press the heart on a demo’s card, or K in its preview: it then stands here, on this device alone.')}</p>
            <Button as={Link} to="/formats">
              {t('All formats')}
            </Button>
            <Button as={Link} to="/find">
              {t('Find by goal')}
            </Button>
          </EmptyState>
        )
      )}
    </>
  );
}

/** What plays: a column, or the ad beside its picture. */
type Playing = Demo | 'beside' | undefined;

interface ComparisonProps extends Sent {
  readonly all: readonly Demo[];
  readonly kept: readonly number[];
  /** What was answered and reckoned with on `/find`: the brief's and the deck's. */
  readonly plan: Plan | undefined;
  readonly isLive: boolean;
}

function Comparison({ all, figures, kept, plan, isLive }: ComparisonProps) {
  const { t } = useText();
  const [playing, setPlaying] = useState<Playing>();
  const demos = useMemo(() => all.slice(0, COLUMNS_MOST), [all]);
  const keys = demos.map(toUnitKey);
  // Only demos are kept: one of whose units is shown is not missing.
  const others = listKnown(kept).filter(({ id }) => !demos.some((demo) => demo.id === id));
  const hasRoom = demos.length < COLUMNS_MOST;
  const brief = useBriefPath(keys, plan);
  const planned = plan ? toPlanQuery(plan) : '';
  return (
    <div className="compare">
      {all.length > demos.length && <p>{t('Four stand beside each other at most: these are the first four.')}</p>}
      <CompareTable
        demos={demos}
        figures={figures}
        playing={playing === 'beside' ? undefined : playing}
        onPlay={setPlaying}
        toPath={(left) => toComparePath(left, planned)}
      >
        <Button as={Link} isPrimary to={brief}>
          {t('Brief with all of these')}
        </Button>
        <Button as={Link} to={`/decks/new?demos=${keys.join()}${planned}`}>
          {t('Make a deck of these')}
        </Button>
        <Button as={Link} to={`/present?demos=${keys.join()}`}>
          {t('Present these')}
        </Button>
      </CompareTable>
      {others.length > 0 && (
        <nav className="compare-others" aria-label={t('Kept, not shown')}>
          <h2>{t('Kept, not shown')}</h2>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>
                {hasRoom ? (
                  <Link className="fine-link" to={toComparePath([...keys, id], planned)} preventScrollReset>
                    {t('Add “{{text}}”', { text: name })}
                  </Link>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* Its picture is large, far below, and nothing without script: it shall not be in the way of the first paint. */}
      {isLive && (
        <StaticBeside
          demos={demos.flatMap((demo) => (demo.isIframe ? [demo] : []))}
          isPlaying={playing === 'beside'}
          onPlay={(isPlaying) => setPlaying((before) => (isPlaying ? 'beside' : before === 'beside' ? undefined : before))}
        />
      )}
    </div>
  );
}

interface StaticBesideProps {
  readonly demos: readonly FrameDemo[];
  readonly isPlaying: boolean;
  onPlay(isPlaying: boolean): void;
}

/** One slot twice: the picture where no script runs, and the ad. */
function StaticBeside({ demos, isPlaying, onPlay }: StaticBesideProps) {
  const { t, tData } = useText();
  const [chosen, setChosen] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const demo = demos.find((one) => toUnitKey(one) === chosen) ?? demos[0];
  const { width, height } = sizes[demo?.size ?? '300x250'];
  const scale = useScale(place, width);
  if (!demo) return null;
  const backup = demo.creativeUrl.replace('index.html', 'backup.jpg');
  const choose = (key: string) => {
    onPlay(false);
    setChosen(key);
  };
  return (
    <section className="compare-beside" aria-labelledby="compare-beside">
      <h2 id="compare-beside">{t('Static beside interactive')}</h2>
      <p>{t('The same slot twice: the picture that stands where scripts do not run, and the ad itself.')}</p>
      <Field id="compare-demo" label={t('Demo')}>
        <Select value={toUnitKey(demo)} onChange={({ target }) => choose(target.value)}>
          {demos.map((one) => (
            <option key={one.slug} value={toUnitKey(one)}>{`${one.name}, ${tData(one.size).toUpperCase()}`}</option>
          ))}
        </Select>
      </Field>
      <div className="compare-slots">
        <figure>
          <div className="play-place" ref={place}>
            <img src={backup} alt={`${t('Backup image')}: ${demo.name}`} width={width * scale} height={height * scale} loading="lazy" />
          </div>
          <figcaption>{t('Backup image')}</figcaption>
        </figure>
        <figure>
          <PlayPlace key={demo.slug} demo={demo} still={backup} isOwnSize isPlaying={isPlaying} onPlay={onPlay} />
          <figcaption>{tData('Interactive')}</figcaption>
        </figure>
      </div>
    </section>
  );
}

/** What an address names that there is not; '' for nothing. */
function toUnknown(query: URLSearchParams): string {
  const unknown = splitKeys(query.get(demosParameter.name) ?? '').filter((key) => key !== '' && !findByKey(key));
  return unknown.join(', ').slice(0, SAID_MOST);
}
