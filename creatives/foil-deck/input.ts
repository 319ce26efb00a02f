import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { clamp } from '#creative-sdk/motion.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import type { Panel } from './panel.ts';

/** Connects the card to pointer and keyboard: drag to swipe, tap to flip. */
export function connectCard(game: Game, pad: HTMLButtonElement): void {
  let scale = 1;
  const toPart = (x: number, y: number) => {
    const box = pad.getBoundingClientRect();
    scale = box.width / Math.max(1, pad.offsetWidth);
    return { u: (x / box.width) * 2 - 1, v: (y / box.height) * 2 - 1 };
  };
  onDrag(pad, {
    start: ({ x, y }) => {
      const { u, v } = toPart(x, y);
      game.grab(u, v);
    },
    move: ({ dx, dy, vx, isDrag }) => isDrag && game.drag({ dx: dx / scale, dy: dy / scale, vx: vx / scale }),
    end: ({ isDrag }) => game.drop(!isDrag),
  });
  // Taps of a pointer are handled by the drag; this click comes from the keyboard or a screen reader.
  pad.addEventListener('click', ({ detail }) => detail === 0 && game.flip());
}

/** Wherever a pointer is, hovering or resting, there the card turns; not in the calm version. */
export function connectTilt(stage: Stage, game: Game, layout: () => Layout): void {
  if (stage.reduced) return;
  const look = ({ clientX, clientY, isTrusted }: PointerEvent) => {
    if (!isTrusted) return;
    const { scale, deck } = layout();
    stage.noteActivity();
    game.hover({ u: clamp((clientX / scale - deck.x) / 140, -1, 1), v: clamp((clientY / scale - deck.y) / 190, -1, 1) });
  };
  stage.root.addEventListener('pointerdown', look);
  stage.root.addEventListener('pointermove', look);
  stage.root.addEventListener('pointerleave', () => game.hover(undefined));
}

export function connectButtons(stage: Stage, game: Game, panel: Panel): void {
  panel.pass.addEventListener('click', () => game.pass());
  panel.take.addEventListener('click', () => game.take());
  panel.again.addEventListener('click', () => game.again());
  panel.start.addEventListener('click', () => game.start());
  panel.cta.addEventListener('click', () => stage.exit('cta'));
}
