import { memo } from 'react';
import { DemoCard } from '#app/components/demo-card.tsx';
import type { Demo } from '#catalogue/demo.ts';

/** One row on the widest screens. */
const FIRST_ROW = 4;

interface CardItemProps {
  readonly demo: Demo;
  /** Place in the whole list. */
  readonly index: number;
  readonly type: string | undefined;
}

/** Renders anew only when another demo takes its place. */
export const CardItem = memo(function CardItem({ demo, index, type }: CardItemProps) {
  return (
    <li>
      <DemoCard demo={demo} type={type} isEager={index < FIRST_ROW} isFirst={index === 0} />
    </li>
  );
});
