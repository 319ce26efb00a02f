import './story-figure.css';
import { useText } from '#app/i18n/use-text.ts';

interface StoryFigureProps {
  readonly value: number;
  readonly unit: string | undefined;
  /** As large as its screen allows. */
  readonly isLarge?: boolean;
}

/** The number that a success story is about, with its unit. */
export function StoryFigure({ value, unit, isLarge = false }: StoryFigureProps) {
  const { language } = useText();
  return (
    <b className={isLarge ? 'story-figure' : undefined}>
      {new Intl.NumberFormat(language.tag, { useGrouping: 'always' }).format(value)}
      <sup>{unit}</sup>
    </b>
  );
}
