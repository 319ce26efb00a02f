import type { Scene, Stage } from '#creative-sdk/creative.ts';
import { Autoplay } from './autoplay.ts';
import { Game } from './game.ts';
import { connectInput } from './input.ts';
import { layOut } from './layout.ts';
import { mixPalette } from './palette.ts';
import { Panel } from './panel.ts';
import { Picture } from './picture.ts';
import { Sound } from './sound.ts';
import { Staging } from './staging.ts';

/** The sound of the scene before this one, if the page builds the ad again: it is stopped, so that two songs do not play at once. */
let previous: Sound | undefined;

export function createScene(stage: Stage): Scene {
  const isThumbnail = stage.config.mode === 'still';
  const palette = mixPalette(stage.brand);
  let layout = layOut(stage.width, stage.height, isThumbnail);
  previous?.close();
  const sound = new Sound(stage, () => panel.setSound(sound.isOn));
  previous = sound;
  const game = new Game(stage, sound);
  const staging = new Staging(stage, game);
  const picture = new Picture(stage, palette, layout);
  const panel = new Panel(stage, palette);
  const autoplay = new Autoplay(stage, game);
  connectInput(stage, { game, panel, sound });
  panel.fit(layout);

  return {
    update(_t, dt) {
      game.step();
      staging.step(dt);
      if (stage.reduced && game.phase !== 'song' && game.phase !== 'drop') stage.sleep();
    },
    render() {
      if (!stage.reduced && !isThumbnail && stage.time > 0) picture.prepare(game);
      picture.draw(staging.view(layout), game);
      panel.show(game);
    },
    resize() {
      layout = layOut(stage.width, stage.height, isThumbnail);
      picture.fit(layout);
      panel.fit(layout);
    },
    buzz: true,
    mute: (isMuted) => sound.mute(isMuted),
    input(input) {
      staging.isResting = false;
      return game.input(input);
    },
    autoplay: (t) => autoplay.play(t, layout),
    takeOver() {
      staging.isResting = false;
      autoplay.leave();
      game.takeOver();
    },
    rest() {
      autoplay.leave();
      staging.isResting = true;
      game.rest();
    },
    still: () => game.still(),
  };
}
