import type { Filter } from '#catalogue/filter.ts';
import type { Narrowed } from '#catalogue/narrow.ts';
import { CardItem } from './card-item.tsx';
import { LongCardList } from './long-card-list.tsx';
import type { ListFilter } from './use-list-filter.ts';

/** Lists up to this length stand in the document whole. */
const WHOLE_UP_TO = 60;

export interface CardListProps {
  readonly narrowed: Narrowed;
  /** Format slug of the list; absent for the list of all. */
  readonly type: string | undefined;
  readonly filter: Filter;
  /** The same, a little behind after a change. */
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
