import './compare.css';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useScale } from '#app/components/guest/use-scale.ts';
import { keptDemos, listKnown, toComparePath } from '#app/components/kept/kept-demos.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useBriefPath } from '#app/components/price/brief-path.ts';
import { useText } from '#app/i18n/use-text.ts';
import { readParameter } from '#app/query-parameter.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import type { Demo, FrameDemo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import { CompareTable } from './compare-table.tsx';
import { comparedParameter } from './parameters.ts';
import { PlayPlace } from './play-place.tsx';

export const handle = { hydrate: 'at-once' };

/** As many as a screen has room for. */
const COLUMNS_MOST = 4;

const noChange = () => () => {};

/** `/compare?demos=1,9,12`: up to four demos side by side, those of the address, else those that this device keeps. */
export default function ComparePage() {
  const { t } = useText();
  const [query] = useSearchParams();
  const [given] = readParameter(query, comparedParameter);
  const kept = useDeviceStore(keptDemos);
  // The server does not know what is kept: it says nothing of it.
  const isLive = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const wanted = given ?? kept.join(',');
  const all = useMemo(() => listKnown(wanted.split(',').map(Number)), [wanted]);
  return (
    <>
      <PageHead title={`${t('Compare demos')} | Surge`} description="" isHidden />
      <PageTop
        name={t('Compare demos')}
        heading={t('Demos side by side')}
        lead={t(
          'Up to four demos beside each other: play them, and see where they differ. Keep a demo by the heart on its card, or by the key K in its preview.',
        )}
      />
      {all.length > 0 ? (
        <Comparison all={all} kept={kept} />
      ) : (
        isLive && (
          <EmptyState title={t('No demos are kept yet.')}>
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

/** What plays: a column by its demo's id, or the ad beside its picture. */
type Playing = number | 'beside' | undefined;

function Comparison({ all, kept }: { all: readonly Demo[]; kept: readonly number[] }) {
  const { t } = useText();
  const [playing, setPlaying] = useState<Playing>();
  const demos = useMemo(() => all.slice(0, COLUMNS_MOST), [all]);
  const ids = demos.map(({ id }) => id);
  const others = listKnown(kept).filter((demo) => !demos.includes(demo));
  const hasRoom = demos.length < COLUMNS_MOST;
  const brief = useBriefPath(ids);
  return (
    <div className="compare">
      {all.length > demos.length && <p>{t('Four stand beside each other at most: these are the first four.')}</p>}
      <CompareTable demos={demos} playing={playing === 'beside' ? undefined : playing} onPlay={setPlaying}>
        <Button as={Link} isPrimary to={brief}>
          {t('Brief with all of these')}
        </Button>
      </CompareTable>
      {others.length > 0 && (
        <nav className="compare-others" aria-label={t('Kept, not shown')}>
          <h2>{t('Kept, not shown')}</h2>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>
                {hasRoom ? (
                  <Link className="fine-link" to={toComparePath([...ids, id])} preventScrollReset>
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
      <StaticBeside
        demos={demos.flatMap((demo) => (demo.isIframe ? [demo] : []))}
        isPlaying={playing === 'beside'}
        onPlay={(isPlaying) => setPlaying((before) => (isPlaying ? 'beside' : before === 'beside' ? undefined : before))}
      />
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
  const [chosen, setChosen] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const demo = demos.find(({ id }) => id === chosen) ?? demos[0];
  const { width, height } = sizes[demo?.size ?? '300x250'];
  const scale = useScale(place, width);
  if (!demo) return null;
  const backup = demo.creativeUrl.replace('index.html', 'backup.jpg');
  const choose = (id: number) => {
    onPlay(false);
    setChosen(id);
  };
  return (
    <section className="compare-beside" aria-labelledby="compare-beside">
      <h2 id="compare-beside">{t('Static beside interactive')}</h2>
      <p>{t('The same slot twice: the picture that stands where scripts do not run, and the ad itself.')}</p>
      <Field id="compare-demo" label={t('Demo')}>
        <Select value={demo.id} onChange={({ target }) => choose(Number(target.value))}>
          {demos.map(({ id, name, size }) => (
            <option key={id} value={id}>{`${name}, ${tData(size).toUpperCase()}`}</option>
          ))}
        </Select>
      </Field>
      <div className="compare-slots">
        <figure>
          <div className="compare-place" ref={place}>
            <img src={backup} alt={`${t('Backup image')}: ${demo.name}`} width={width * scale} height={height * scale} loading="lazy" />
          </div>
          <figcaption>{t('Backup image')}</figcaption>
        </figure>
        <figure>
          <PlayPlace key={demo.id} demo={demo} still={backup} isOwnSize isPlaying={isPlaying} onPlay={onPlay} />
          <figcaption>{tData('Interactive')}</figcaption>
        </figure>
      </div>
    </section>
  );
}
