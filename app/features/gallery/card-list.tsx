import { memo, type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { DemoCard } from '#app/components/demo-card.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { type Filter, formatFilter } from '#catalogue/filter.ts';
import type { Narrowed } from '#catalogue/narrow.ts';
import type { ListFilter } from './list-address.tsx';
import { type RowWindow, toRowWindow, type Viewport } from './row-window.ts';

/** Lists up to this length are in the document as a whole. */
const WHOLE_UP_TO = 60;

interface CardListProps {
  readonly narrowed: Narrowed;
  /** Format slug of the list; absent for the list of all. */
  readonly type: string | undefined;
  readonly filter: Filter;
  /** The same list, updated one frame later after a change. */
  readonly later: { readonly list: ListFilter; readonly narrowed: Narrowed };
}

export function CardList(props: CardListProps) {
  const { narrowed, type } = props;
  if (narrowed.total > WHOLE_UP_TO) return <LongCardList {...props} />;
  return (
    <ul className="gallery-cards">
      {narrowed.list().map((demo, index) => (
        <CardItem key={demo.id} demo={demo} index={index} type={type} />
      ))}
    </ul>
  );
}

/** One row on the widest screens. */
const FIRST_ROW = 4;

interface CardItemProps {
  readonly demo: Demo;
  /** Place in the whole list. */
  readonly index: number;
  readonly type: string | undefined;
}

/** Rendered again only for another demo. */
const CardItem = memo(function CardItem({ demo, index, type }: CardItemProps) {
  return (
    <li>
      <DemoCard demo={demo} type={type} isEager={index < FIRST_ROW} isFirst={index === 0} />
    </li>
  );
});

/** Cards of one page without script, and of the first screen with it: whole rows at 1, 2 and 4 columns. */
const PAGE_SIZE = 16;
/** Height of a card in a long list, where rows must be equal, and the gap below it. Printed for gallery.css. */
const ROW_PX = 496;
const GAP_PX = 24;

/**
 * A list too long for the document. With script only the rows around the viewport stand in it, at their place in a box of the
 * whole list's height, which CSS gives it before the script runs too. Without script, or when the address asks, in pages.
 */
function LongCardList({ narrowed, type, filter, later }: CardListProps) {
  const { total } = narrowed;
  const list = useRef<HTMLUListElement>(null);
  const { page } = toPage(total, filter);
  const isPaged = page > 1;
  const rows = useRowWindow(list, total, ROW_PX + GAP_PX);
  const first = (page - 1) * PAGE_SIZE;
  const shown = rows && !isPaged ? rows : { rowsBefore: 0, first, visibleEnd: first + PAGE_SIZE, end: first + PAGE_SIZE };
  // A new list first replaces the visible rows; the spare row below keeps its old cards for one frame.
  const cards = [...narrowed.list(shown.first, shown.visibleEnd), ...later.narrowed.list(shown.visibleEnd, shown.end)];
  const rowCounts = [1, 2, 4].map((columns) => [`--rows-${columns}`, Math.ceil(total / columns)] as const);
  const style = Object.fromEntries([['--row', `${ROW_PX}px`], ['--gap', `${GAP_PX}px`], ['--rows-before', shown.rowsBefore], ...rowCounts]);
  return (
    <>
      <ul ref={list} className="gallery-cards gallery-cards-long" data-paged={isPaged} style={style}>
        {cards.map((demo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: keyed by place, a new filter reuses the cards, several times faster than making new ones
          <CardItem key={shown.first + index} demo={demo} index={shown.first + index} type={type} />
        ))}
      </ul>
      <Pager total={later.narrowed.total} filter={later.list.filter} />
    </>
  );
}

/** Hidden where script runs, unless the address asks for a page. */
const Pager = memo(function Pager({ total, filter }: { total: number; filter: Filter }) {
  const { t } = useText();
  const { page, pages } = toPage(total, filter);
  const to = (target: number) => ({ search: formatFilter({ ...filter, page: target }) });
  return (
    <nav className="gallery-pager" aria-label={t('Pages')}>
      {page > 1 && (
        <Button as={Link} to={to(page - 1)} rel="prev">
          <Icon name="previous" size={18} />
          {t('Previous')}
        </Button>
      )}
      <span className="mono">
        {page} / {pages}
      </span>
      {page < pages && (
        <Button as={Link} to={to(page + 1)} rel="next">
          {t('Next')}
          <Icon name="next" size={18} />
        </Button>
      )}
    </nav>
  );
});

function toPage(total: number, { page }: Filter) {
  const pages = Math.ceil(total / PAGE_SIZE);
  return { page: Math.min(page, pages), pages };
}

/** As in gallery.css: 4 columns from 1200 px, 2 from 678 px (spec §9). */
const COLUMN_QUERIES = [
  { query: '(width >= 1200px)', columns: 4 },
  { query: '(width >= 678px)', columns: 2 },
] as const;

/** The rows around the viewport while the page scrolls; undefined on the server and while hydrating. */
function useRowWindow(list: RefObject<HTMLElement | null>, count: number, rowPitch: number): RowWindow | undefined {
  const viewport = useRef<Viewport>(undefined);
  const last = useRef<RowWindow>(undefined);
  // The page is measured when it scrolls or changes size, when its layout is done anyway: measuring while a new filter
  // renders would make the browser lay the page out twice.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const update = () => {
        viewport.current = measure(list.current);
        onChange();
      };
      update();
      addEventListener('scroll', update, { passive: true });
      addEventListener('resize', update);
      return () => {
        removeEventListener('scroll', update);
        removeEventListener('resize', update);
      };
    },
    [list],
  );
  const read = () => {
    viewport.current ??= measure(list.current);
    const next = toRowWindow(count, rowPitch, viewport.current);
    // Returns the same object for the same rows, so that scrolling within a row renders nothing.
    if (last.current?.first !== next.first || last.current.end !== next.end) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, readNothing);
}

function measure(list: HTMLElement | null): Viewport {
  const columns = COLUMN_QUERIES.find(({ query }) => matchMedia(query).matches)?.columns ?? 1;
  return { columns, top: list?.getBoundingClientRect().top ?? 0, height: innerHeight };
}

function readNothing(): undefined {
  return undefined;
}
