import type { Scene, Stage } from '#creative-sdk/creative.ts';
import { connectButtons, Pad } from './controls.ts';
import { mixPalette } from './flavours.ts';
import { Game } from './game.ts';
import { Ghost } from './ghost.ts';
import { layOut } from './layout.ts';
import { Panel } from './panel.ts';
import { Picture } from './picture.ts';

export function createScene(stage: Stage): Scene {
  const isStill = stage.config.mode === 'still';
  const palette = mixPalette(stage.brand);
  let layout = layOut(stage.width, stage.height, isStill);
  const game = new Game(stage, palette);
  const picture = new Picture(stage, palette, layout);
  const pad = new Pad(stage, game);
  const panel = new Panel(stage.root, stage.brand, palette);
  const ghost = new Ghost(stage, game);
  connectButtons(stage, game, panel);
  pad.fit(layout);
  panel.fit(layout);
  let isGhost = false;
  let code = '';

  return {
    frame(t, dt) {
      game.step(t, dt);
      const { prize } = game;
      if (prize && prize.code !== code) {
        code = prize.code;
        panel.setPrize(prize);
      }
      const view = game.view(t);
      picture.draw(view);
      panel.show(game.face, view.reveal);
      pad.show(game.isOpen || game.face === 'play');
      if (game.isStill && !(isGhost && game.face === 'play')) stage.sleep();
    },
    resize() {
      layout = layOut(stage.width, stage.height, isStill);
      picture.fit(layout);
      pad.fit(layout);
      panel.fit(layout);
    },
    input: (input) => game.input(input),
    autopilot(t) {
      isGhost = true;
      ghost.play(t, layout);
    },
    takeOver() {
      isGhost = false;
      ghost.leave();
    },
    rest: () => game.rest(),
    still: () => game.still(),
  };
}
