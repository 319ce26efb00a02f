import type { Scene, Stage } from '#creative-sdk/creative.ts';
import { Autoplay } from './autoplay.ts';
import { Drum } from './drum.ts';
import { Game } from './game.ts';
import { connectButtons, DrumInput } from './input.ts';
import { layOut } from './layout.ts';
import { Panel } from './panel.ts';
import { Room } from './room.ts';
import { Vial } from './vial.ts';

export function createScene(stage: Stage): Scene {
  const isThumbnail = stage.config.mode === 'still';
  let layout = layOut(stage.width, stage.height, isThumbnail);
  const room = new Room(stage.root);
  const game = new Game(stage);
  const drum = new Drum(stage, layout);
  const vial = new Vial(drum.element, stage, layout);
  stage.root.append(drum.element);
  const drumInput = new DrumInput(stage, game);
  const panel = new Panel(stage.root, stage.brand, layout);
  const autoplay = new Autoplay(stage, game, panel);
  connectButtons(stage, game, panel);
  const fitWorld = () =>
    Object.assign(drum.element.style, { width: `${layout.width}px`, height: `${layout.height}px`, transform: `scale(${layout.scale})` });
  fitWorld();
  drumInput.fit(layout);
  let ratio = stage.pixelRatio;

  return {
    update(t, dt) {
      game.advance(t, dt);
      drum.bake(game);
      // Autoplay asks for the place of the Keep button, which is as wide as its text.
      panel.show(game);
      // An open drum does not sleep: after a while the ad rests, and shows the call to action.
      if (game.isStill && (stage.reduced || game.phase === 'end' || game.phase === 'rest')) stage.sleep();
    },
    render() {
      room.show(game.position);
      drum.draw(game);
      vial.show(game, drum.mouth);
      drumInput.show(game);
    },
    resize() {
      const next = layOut(stage.width, stage.height, isThumbnail);
      const isSame = next.width === layout.width && next.height === layout.height && next.scale === layout.scale && ratio === stage.pixelRatio;
      if (isSame) return;
      layout = next;
      ratio = stage.pixelRatio;
      fitWorld();
      drum.fit(layout);
      vial.fit(layout);
      drumInput.fit(layout);
      panel.fit(layout);
    },
    input: (input) => game.input(input),
    scroll: (progress) => game.scroll(progress),
    autoplay: (t) => autoplay.play(t, layout),
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
