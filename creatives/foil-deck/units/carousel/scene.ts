import type { Scene, Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { easeInOut } from '#creative-sdk/motion.ts';
import { Autoplay } from './autoplay.ts';
import { Game } from './game.ts';
import { layOut } from './layout.ts';
import { Panel } from './panel.ts';
import { type Moment, Picture } from './picture.ts';

export function createScene(stage: Stage): Scene {
  const isStill = stage.config.mode === 'still';
  let layout = layOut(stage.width, stage.height, isStill);
  const game = new Game(stage);
  const picture = new Picture(stage, layout);
  const panel = new Panel(stage.root, stage.brand);
  const autoplay = new Autoplay(stage, game);
  let drawn = '';
  panel.fit(layout);

  const toSteps = (x: number) => x / (layout.spacing * layout.scale);
  onDrag(panel.rings, {
    start: () => game.press(),
    move: ({ dx, isDrag }) => isDrag && game.drag(toSteps(dx)),
    end: ({ vx }) => game.release(toSteps(vx)),
  });
  panel.previous.addEventListener('click', () => game.step(-1));
  panel.next.addEventListener('click', () => game.step(1));
  panel.again.addEventListener('click', () => game.again());
  panel.cta.addEventListener('click', () => stage.exit());

  return {
    buzz: true,
    update(_, dt) {
      game.update(dt);
      if (game.isStill) stage.sleep();
    },
    render() {
      panel.show(game, stage.reduced);
      const { at, joined, cheer, snapped, card } = game;
      const moment: Moment = { at, joined, snapped, cheer: Math.min(cheer, 2), card: easeInOut(card) };
      const seen = JSON.stringify(moment);
      if (seen !== drawn) picture.draw(moment);
      drawn = seen;
    },
    resize() {
      layout = layOut(stage.width, stage.height, isStill);
      picture.fit(layout);
      panel.fit(layout);
      drawn = '';
    },
    input: (input) => game.input(input),
    autoplay: (t) => autoplay.play(t, layout),
    takeOver() {
      autoplay.stop();
      game.takeOver();
    },
    rest() {
      autoplay.stop();
      game.rest();
    },
    still: () => game.still(),
  };
}
