import type { Scene, Stage } from '#creative-sdk/creative.ts';
import { Autoplay } from './autoplay.ts';
import { Game } from './game.ts';
import { BowlSlider, connectButtons, steerByKey } from './input.ts';
import { layOut } from './layout.ts';
import { mixPalette } from './palette.ts';
import { Panel } from './panel.ts';
import { Picture } from './picture.ts';

/** A thumbnail is drawn with many pixels, whatever the screen it is taken on. */
function inFineGrain(stage: Stage): Stage {
  const { width, height, time } = stage;
  return { ...stage, width, height, time, pixelRatio: 2 };
}

export function createScene(stage: Stage): Scene {
  const isThumbnail = stage.config.mode === 'still';
  let layout = layOut(stage.width, stage.height, isThumbnail);
  const picture = new Picture(isThumbnail ? inFineGrain(stage) : stage, layout);
  const game = new Game(stage, layout);
  const slider = new BowlSlider(stage, game, (x) => x / layout.scale);
  const panel = new Panel(stage, mixPalette(stage.brand));
  const autoplay = new Autoplay(stage, game);
  connectButtons(stage, game, panel, () => layout);
  panel.fit(layout);

  return {
    update(_t, dt) {
      game.step(dt);
      // Here and not in render(): the keyboard focus follows what they hide and show.
      panel.show(game, picture.larder);
      slider.show();
      if (game.isStill) stage.sleep();
    },
    // Motion that is only decoration stops in the calm version.
    render: () => picture.draw(game, stage.reduced || isThumbnail ? 0 : stage.time, panel),
    resize() {
      layout = layOut(stage.width, stage.height, isThumbnail);
      picture.fit(layout);
      game.fit(layout);
      panel.fit(layout);
    },
    input: (input) => steerByKey(input, game, panel),
    autoplay(t) {
      autoplay.play(t, layout);
    },
    takeOver() {
      autoplay.leave();
      game.takeOver();
    },
    rest() {
      autoplay.leave();
      game.rest();
    },
    still: () => game.still(),
  };
}
