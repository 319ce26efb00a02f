import type { Demo } from '#catalogue/demo.ts';
import { CardItem } from './card-item.tsx';
import { LongCardList } from './long-card-list.tsx';

/** Lists up to this length stand in the document whole. */
const WHOLE_UP_TO = 60;

export function CardList({ demos, type }: { demos: readonly Demo[]; type: string | undefined }) {
  if (demos.length > WHOLE_UP_TO) return <LongCardList demos={demos} type={type} />;
  return (
    <ul className="gallery-cards">
      {demos.map((demo, index) => (
        <CardItem key={demo.id} demo={demo} index={index} type={type} />
      ))}
    </ul>
  );
}
