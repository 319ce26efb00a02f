import { DemoCard } from '#app/components/demo-card.tsx';
import type { Demo } from '#catalogue/demo.ts';

/** One row on the widest screens. */
const FIRST_ROW = 4;

/** `index` is the card's place in the whole list. */
export function CardItem({ demo, index, type }: { demo: Demo; index: number; type: string | undefined }) {
  return (
    <li>
      <DemoCard demo={demo} type={type} isEager={index < FIRST_ROW} isFirst={index === 0} />
    </li>
  );
}
