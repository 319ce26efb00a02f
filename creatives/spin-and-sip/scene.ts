import type { Scene, Stage } from '#creative-sdk/creative.ts';
import { connectButtons, Pad } from './controls.ts';
import { mixPalette } from './flavours.ts';
import { Game } from './game.ts';
import { Ghost } from './ghost.ts';
import { layOut } from './layout.ts';
import { type Face, Panel } from './panel.ts';
import { Picture } from './picture.ts';

export function createScene(stage: Stage): Scene {
  const isThumbnail = stage.config.mode === 'still';
  const palette = mixPalette(stage.brand);
  let layout = layOut(stage.width, stage.height, isThumbnail);
  const game = new Game(stage, palette);
  const picture = new Picture(stage, palette, layout);
  const pad = new Pad(stage, game);
  const panel = new Panel(stage.root, stage.brand, palette);
  const ghost = new Ghost(stage, game);
  connectButtons(stage, game, panel);
  pad.fit(layout);
  panel.fit(layout);
  /** The face of the still picture on the canvas, if it is still. */
  let drawnStill: Face | undefined;
  let code = '';

  return {
    frame(t, dt) {
      game.step(t, dt);
      const { prize, face, isStill } = game;
      if (prize && prize.code !== code) {
        code = prize.code;
        panel.setPrize(prize);
      }
      if (isStill && face === drawnStill) return;
      const view = game.view(t);
      picture.draw(view);
      panel.show(face, view.reveal);
      pad.show(game.isOpen || face === 'play');
      drawnStill = isStill ? face : undefined;
      // An open wheel stays awake: after a while it rests, and shows the call to action.
      if (isStill && (stage.reduced || face !== 'play')) stage.sleep();
    },
    resize() {
      drawnStill = undefined;
      layout = layOut(stage.width, stage.height, isThumbnail);
      picture.fit(layout);
      pad.fit(layout);
      panel.fit(layout);
    },
    input: (input) => game.input(input),
    autopilot(t) {
      ghost.play(t, layout);
    },
    takeOver() {
      ghost.leave();
      game.takeOver();
    },
    rest() {
      ghost.leave();
      game.rest();
    },
    still: () => game.still(),
  };
}
