import { type CSSProperties, type ReactNode, type UIEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { PlayPlace } from '#app/components/creative-frame/play-place.tsx';
import { type Cell, listRows, type Row, toColumnName, toLines, verdictLabels } from '#app/components/presentation/demo-rows.ts';
import { PresentationButton } from '#app/components/presentation/presentation-button.tsx';
import type { Figures } from '#app/components/take-away/figures.ts';
import { useFigures } from '#app/components/take-away/use-figures.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Switch } from '#app/ui/form/scales.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, toUnitKey } from '#catalogue/demo.ts';
import { toPreviewPath } from '#catalogue/demos.ts';

/** Closing a preview leads back here. */
const fromHere = { fromList: true };

interface CompareTableProps {
  readonly demos: readonly Demo[];
  /** What the server sent of them, by slug. */
  readonly figures: Readonly<Record<string, Figures>>;
  /** What plays. */
  readonly playing: Demo | undefined;
  onPlay(demo: Demo | undefined): void;
  /** The page with these keys alone. */
  toPath(keys: readonly string[]): string;
  /** What can be done with all of it. */
  readonly children: ReactNode;
}

/** The demos as columns, and in the rows what can be said of each. */
export function CompareTable({ demos, figures, playing, onPlay, toPath, children }: CompareTableProps) {
  const text = useText();
  const { t } = text;
  const { kit } = useBrand();
  const found = useFigures(demos, figures);
  const rows = useMemo(() => listRows(demos, found, text), [demos, found, text]);
  const [wantsDifferences, setWantsDifferences] = useState(false);
  const hasSeveral = demos.length > 1;
  const { head, names, isPast, follow } = useStuckNames();
  const isNarrowed = wantsDifferences && hasSeveral;
  const shown = isNarrowed ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  // What writes files belongs to the workspace, and brings its styles along: fetched with the press.
  const save = async () => {
    const { download, toCsv } = await import('#app/components/csv.ts');
    download('surge-demos.csv', toCsv([t('Demo'), ...demos.map((demo) => toColumnName(demo, text))], toLines(shown, text)));
  };
  return (
    <>
      <div className="compare-tools">
        <Button onClick={() => void save()}>{t('Save as CSV')}</Button>
        <PresentationButton presentation={{ demos: demos.map((demo) => ({ demo })), brand: kit }}>{children}</PresentationButton>
      </div>
      {hasSeveral && (
        <Switch
          id="compare-differences"
          label={t('Only differences')}
          checked={wantsDifferences}
          onChange={({ target }) => setWantsDifferences(target.checked)}
        />
      )}
      <div className="compare-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <div className="compare-scroller" tabIndex={0} role="region" aria-label={t('Compare demos')} onScroll={follow}>
          <table className="compare-table" style={toColumns(demos.length)}>
            <caption className="visually-hidden">{t('Compare demos')}</caption>
            <thead ref={head}>
              <tr>
                <td />
                {demos.map((demo) => (
                  <th key={demo.slug} scope="col">
                    <span className="compare-name">{toColumnName(demo, text)}</span>
                    {hasSeveral && (
                      <IconButton
                        as={Link}
                        to={toPath(demos.filter((one) => one !== demo).map(toUnitKey))}
                        preventScrollReset
                        onClick={() => playing === demo && onPlay(undefined)}
                        label={t('Remove {{name}} from the comparison', { name: toColumnName(demo, text) })}
                      >
                        <Icon name="close" size={18} />
                      </IconButton>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">
                  <span className="compare-head">{t('Play')}</span>
                </th>
                {demos.map((demo) => (
                  <td key={demo.slug}>
                    <PlayPlace
                      demo={demo}
                      still={demo.thumbnail}
                      isPlaying={playing === demo}
                      onPlay={(isPlaying) => onPlay(isPlaying ? demo : undefined)}
                    />
                    <Link className="fine-link compare-view" to={toPreviewPath(demo)} state={fromHere}>
                      {t('View Demo')}
                      <span className="visually-hidden">{` ${toColumnName(demo, text)}`}</span>
                    </Link>
                  </td>
                ))}
              </tr>
              {shown.map((row) => (
                <CompareRow key={row.name} row={row} demos={demos} />
              ))}
            </tbody>
          </table>
        </div>
        {/* For eyes alone: whoever hears the table is told the column's name in each cell. */}
        <div className="compare-names" ref={names} data-shown={isPast || undefined} aria-hidden="true">
          <table className="compare-table" style={toColumns(demos.length)}>
            <tbody>
              <tr>
                <td />
                {demos.map((demo) => (
                  <td key={demo.slug}>{toColumnName(demo, text)}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      </div>
      <p role="status">{isNarrowed && shown.length === 0 && t('They differ in nothing that stands here.')}</p>
    </>
  );
}

/** What scrolls sideways cannot stick to the page: the names stand in a bar of their own, which goes sideways with the table. */
function useStuckNames() {
  const head = useRef<HTMLTableSectionElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!head.current || !names.current) return;
    // Where the bar stands, below those of the page.
    const top = Number.parseFloat(getComputedStyle(names.current).top) || 0;
    const observer = new IntersectionObserver(
      ([entry]) => setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < top),
      { rootMargin: `${-top}px 0px 0px` },
    );
    observer.observe(head.current);
    return () => observer.disconnect();
  }, []);
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (names.current) names.current.scrollLeft = currentTarget.scrollLeft;
  };
  return { head, names, isPast, follow };
}

const toColumns = (columns: number): CSSProperties & Record<'--columns', number> => ({ '--columns': columns });

function CompareRow({ row: { name, cells, isDifferent }, demos }: { row: Row; demos: readonly Demo[] }) {
  const { t } = useText();
  return (
    <tr data-differs={isDifferent || undefined} data-same={(demos.length > 1 && !isDifferent) || undefined}>
      <th scope="row">
        <span className="compare-head">
          <span className="compare-row">{name}</span>
          {isDifferent && <span className="compare-differs">{t('differs')}</span>}
        </span>
      </th>
      {demos.map((demo, index) => (
        <td key={demo.slug}>
          <CompareCell cell={cells[index]} />
        </td>
      ))}
    </tr>
  );
}

function CompareCell({ cell }: { cell: Cell | undefined }) {
  const { t } = useText();
  if (!cell) return <span className="dim">{t('Loading')}</span>;
  const { text, verdict, more } = cell;
  return (
    <>
      {text}
      {verdict && (
        <>
          {' '}
          <span className="compare-verdict" data-verdict={verdict}>
            {t(verdictLabels[verdict])}
          </span>
        </>
      )}
      {more && (
        <details>
          <summary>{more.name}</summary>
          <ul lang={more.lang}>
            {more.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
