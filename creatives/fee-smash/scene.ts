import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { Sounds } from '#creative-sdk/sound.ts';
import { Autoplay } from './autoplay.ts';
import { Game } from './game.ts';
import { BladeInput } from './input.ts';
import { layOut } from './layout.ts';
import { mixPalette } from './palette.ts';
import { Panel } from './panel.ts';
import { Picture } from './picture.ts';
import { LANES } from './plan.ts';

export function createScene(stage: Stage): Scene {
  const palette = mixPalette(stage.brand);
  const sounds = new Sounds(stage);
  const game = new Game(stage, layOut(stage.width, stage.height), sounds);
  const picture = new Picture(stage, palette, game.layout);
  const blade = new BladeInput(stage, game);
  const panel = new Panel(stage.root, stage.brand, palette);
  const autoplay = new Autoplay(stage, game);
  panel.fit(game.layout);
  stage.root.append(sounds.button);
  panel.list.onCross = (fees, left) => game.cross(fees, left);
  panel.cta.addEventListener('click', () => stage.exit('cta'));
  panel.again.addEventListener('click', () => game.again());
  let now = 0;

  return {
    update(t, dt) {
      now = t;
      sounds.keep();
      if (game.phase !== 'still' && game.phase !== 'list') game.step(dt);
      // A fee may come and be smashed between two pictures: its pieces are cut from what is baked here.
      picture.prepare(game);
      if (game.isStill) stage.sleep();
    },
    render() {
      panel.show(game);
      blade.show();
      picture.draw(game, now);
    },
    resize() {
      game.layout = layOut(stage.width, stage.height);
      picture.fit(game.layout);
      panel.fit(game.layout);
    },
    buzz: true,
    mute: (isMuted) => sounds.mute(isMuted),
    input: (input) => control(game, panel, input),
    autoplay: (t, dt) => autoplay.play(t, dt),
    takeOver() {
      autoplay.leave();
      game.takeOver();
    },
    rest: () => game.rest(),
    still() {
      picture.prepare(game);
      game.still();
    },
  };
}

/** Left and right choose a lane, OK slices in it; in the calm version OK crosses out the next fee. */
function control(game: Game, panel: Panel, { action, phase }: Input): boolean {
  const step = action === 'right' ? 1 : action === 'left' ? -1 : 0;
  if (!game.isPlaying && game.phase !== 'list') return false;
  if (!step && action !== 'ok') return false;
  if (phase === 'up') return true;
  if (game.phase === 'list') {
    if (action === 'ok') panel.list.next();
    return action === 'ok';
  }
  game.usesLanes = true;
  game.lane = clamp(game.lane + step, 0, LANES - 1);
  if (action === 'ok') game.sliceLane();
  return true;
}
