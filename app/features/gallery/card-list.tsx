import type { Demo } from '#catalogue/demo.ts';
import type { Filter } from '#catalogue/filter.ts';
import { CardItem } from './card-item.tsx';
import { LongCardList } from './long-card-list.tsx';

/** Lists up to this length stand in the document whole. */
const WHOLE_UP_TO = 60;

export interface CardListProps {
  readonly demos: readonly Demo[];
  /** Format slug of the list; absent for the list of all. */
  readonly type: string | undefined;
  readonly filter: Filter;
}

export function CardList({ demos, type, filter }: CardListProps) {
  if (demos.length > WHOLE_UP_TO) return <LongCardList demos={demos} type={type} filter={filter} />;
  return (
    <ul className="gallery-cards">
      {demos.map((demo, index) => (
        <CardItem key={demo.id} demo={demo} index={index} type={type} />
      ))}
    </ul>
  );
}
