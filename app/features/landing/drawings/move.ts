import type { CSSProperties } from 'react';

type Move = 'fill' | 'fall' | 'rise' | 'trace' | 'grow' | 'appear' | 'zoom';

/** The style of a part that moves (drawing.css): which movement, after how many milliseconds, for how long. */
export function move(name: Move, waitMs = 0, timeMs = 900): { style: CSSProperties } {
  const style: CSSProperties & Record<`--${string}`, string> = { '--move': `drawing-${name}`, '--wait': `${waitMs}ms`, '--time': `${timeMs}ms` };
  return { style };
}
