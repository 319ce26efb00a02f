import './listening-drawing.css';

const COUNT = 61;
const GAP = 20;
const MIDDLE = 90;
const ANSWER_AT = 42;

/** Half the height of a bar of the spot's sound: three phrases that swell and fade, computed so that server and browser draw the same. */
const toHeight = (index: number) => {
  const phrase = Math.abs(Math.sin((index / COUNT) * Math.PI * 3));
  const grain = 0.55 + 0.45 * Math.abs(Math.sin(index * 2.4));
  return Math.round(6 + 70 * phrase * grain);
};
const bar = (index: number) => `M${8 + index * GAP} ${MIDDLE - toHeight(index)}v${2 * toHeight(index)}`;
const all = Array.from({ length: COUNT }, (_, index) => index);
const isAnswer = (index: number) => Math.abs(index - ANSWER_AT) < 3;

/** A spot as sound; the vermilion is where the listener speaks. */
export function ListeningDrawing() {
  return (
    <svg className="listening-drawing" viewBox="0 0 1216 180" fill="none" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path
        d={all
          .filter((index) => !isAnswer(index))
          .map(bar)
          .join('')}
        stroke="currentColor"
        strokeWidth="4"
      />
      <path d={all.filter(isAnswer).map(bar).join('')} stroke="var(--surge)" strokeWidth="8" />
    </svg>
  );
}
