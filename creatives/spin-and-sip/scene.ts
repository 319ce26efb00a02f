import type { Scene, Stage } from '#creative-sdk/creative.ts';
import { Sounds } from '#creative-sdk/sound.ts';
import { Autoplay } from './autoplay.ts';
import { mixPalette } from './flavours.ts';
import { Game } from './game.ts';
import { connectButtons, WheelInput } from './input.ts';
import { layOut } from './layout.ts';
import { Panel } from './panel.ts';
import { Picture, type View } from './picture.ts';

export function createScene(stage: Stage): Scene {
  const isThumbnail = stage.config.mode === 'still';
  const palette = mixPalette(stage.brand);
  let layout = layOut(stage.width, stage.height, isThumbnail);
  const sounds = new Sounds(stage);
  const game = new Game(stage, palette, sounds);
  const picture = new Picture(stage, palette, layout);
  const wheel = new WheelInput(stage, game);
  const panel = new Panel(stage.root, stage.brand, palette);
  const autoplay = new Autoplay(stage, game);
  connectButtons(stage, game, panel);
  stage.root.append(sounds.button);
  wheel.fit(layout);
  panel.fit(layout);
  /** What the still shows, if this is a still. */
  let still: string | undefined;
  /** The view to draw, if it is not on the canvas yet. */
  let view: View | undefined;
  /** What the panel's words speak of. */
  let told = '';

  return {
    update(t, dt) {
      game.step(t, dt);
      sounds.keep();
      const { face, isStill } = game;
      const { prize, other } = game.winnings;
      const shown = `${face} ${prize?.slot} ${other?.slot}`;
      if (isStill && shown === still) return;
      view = game.view(t);
      still = isStill ? shown : undefined;
      // An open wheel does not sleep: after a while the ad rests, and shows the call to action.
      if (isStill && (stage.reduced || face !== 'play')) stage.sleep();
    },
    render() {
      if (!view) return;
      const { face } = game;
      const { prize, other } = game.winnings;
      if (prize && told !== `${prize.slot} ${other?.slot}`) {
        told = `${prize.slot} ${other?.slot}`;
        panel.setPrize(prize, other);
      }
      picture.draw(view);
      panel.show(face, view.reveal);
      wheel.show(game.isOpen || face === 'play');
      view = undefined;
    },
    resize() {
      still = undefined;
      layout = layOut(stage.width, stage.height, isThumbnail);
      picture.fit(layout);
      wheel.fit(layout);
      panel.fit(layout);
    },
    input: (input) => game.input(input),
    buzz: true,
    mute: (isMuted) => sounds.mute(isMuted),
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
