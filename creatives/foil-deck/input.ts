import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import type { Game } from './game.ts';
import type { Panel } from './panel.ts';

/** Connects the card to pointer and keyboard: drag to swipe, tap to flip, hover to tilt. */
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
  pad.addEventListener('pointermove', ({ pointerType, offsetX, offsetY, buttons }) => {
    if (pointerType !== 'mouse' || buttons) return;
    game.hover({ u: (offsetX / pad.offsetWidth) * 2 - 1, v: (offsetY / pad.offsetHeight) * 2 - 1 });
  });
  pad.addEventListener('pointerleave', () => game.hover(undefined));
  // Taps of a pointer are handled by the drag; this click comes from the keyboard or a screen reader.
  pad.addEventListener('click', ({ detail }) => detail === 0 && game.flip());
}

export function connectButtons(stage: Stage, game: Game, panel: Panel): void {
  panel.pass.addEventListener('click', () => game.pass());
  panel.take.addEventListener('click', () => game.take());
  panel.again.addEventListener('click', () => game.again());
  panel.start.addEventListener('click', () => game.start());
  panel.cta.addEventListener('click', () => stage.exit('cta'));
}
