import type { Scene, Stage } from '#creative-sdk/creative.ts';
import { clamp, easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import { Autoplay } from './autoplay.ts';
import { Flakes } from './flakes.ts';
import { Game } from './game.ts';
import { connectButtons, connectPane } from './input.ts';
import { layOut, snowTop } from './layout.ts';
import type { Point } from './mask.ts';
import { Pane } from './pane.ts';
import { Panel } from './panel.ts';
import { type Moment, Picture } from './picture.ts';
import { drawFrame, drawMitten, drawThermometer, drawWarmth } from './sill.ts';

/** Steam and tea move in steps, so that a room in which nothing else moves is not drawn for every frame. */
const STEAM_FPS = 12;

export function createScene(stage: Stage): Scene {
  const isStill = stage.config.mode === 'still';
  let layout = layOut(stage.width, stage.height, isStill);
  const game = new Game(stage, layout);
  const picture = new Picture(stage, layout);
  const pane = new Pane(stage, layout);
  const flakes = new Flakes();
  const panel = new Panel(stage.root, stage.brand);
  const autoplay = new Autoplay(stage, game);
  const look = { x: 0, y: 0 };
  let aim: Point = { x: 0, y: 0 };
  let now = 0;
  let drawn = -1;
  let drawnRoom = '';
  let code = '';
  let wasOpen = false;

  const moment = (): Moment => {
    const { age, isOpen } = game;
    const greeting = isOpen ? Math.min(age, game.phase === 'end' ? 2.1 + game.ageOfFace : age) : 0;
    const raise = stage.reduced ? Number(isOpen) : ramp(greeting, 0.5, 0.9) * (1 - ramp(greeting, 5.2, 5.7));
    return {
      t: stage.reduced ? 0.6 : Math.floor(now * STEAM_FPS) / STEAM_FPS,
      look,
      near: isOpen ? easeInOut(age / 1.7) : 0,
      raise,
      wave: stage.reduced ? 0 : Math.sin(greeting * 9.5) * raise,
      isPouring: !isOpen && (stage.reduced || now % 6 < 4),
      sad: isOpen ? ramp(age, 1.2, 1.7) : 0,
    };
  };
  const place = () => {
    pane.fit(layout, game.mask, (c) => picture.paint(c, { ...moment(), near: 0 }));
    panel.fit(layout, game.isHeadlineWritten);
    drawn = -1;
    drawnRoom = '';
  };
  const lookAt = ({ x, y }: Point) => {
    aim = { x: clamp((x / layout.width) * 2 - 1, -1, 1), y: clamp((y / layout.pane) * 2 - 1, -1, 1) };
  };
  connectPane(panel.pane, game, () => layout, lookAt);
  connectButtons(stage, game, panel);
  place();

  const drawGlass = () => {
    const { context: c } = pane.layer;
    const { age, mitten, burst } = game;
    // The snow rises to carry the offer.
    const card = game.isOpen ? easeInOut((age - 0.75) / 0.85) : 0;
    pane.draw({ mask: game.mask, frozen: game.frozen, burst, drops: game.drops.all });
    c.save();
    c.scale(layout.scale, layout.scale);
    if (burst && age < 1) drawWarmth(c, burst.at, layout, 1 - age);
    if (burst && age < 3) flakes.draw(c, age, pane.ferns, stage.pixelRatio * layout.scale);
    drawFrame(c, layout, card, stage.brand.accent);
    const x = layout.width - 50;
    const sunk = game.phase === 'play' ? 0 : stage.reduced ? 1 : easeInOut(game.isOpen ? age / 0.6 : game.ageOfFace / 0.5);
    if (!isStill && sunk < 1)
      drawThermometer(c, x, snowTop(layout, x, 0) + (layout.isWide ? 8 : 26) + sunk * 200, game.warm, stage.brand.primary, stage.brand.accent);
    if (mitten) drawMitten(c, mitten.x, mitten.y, mitten.isDown, stage.brand.primary);
    c.restore();
  };

  return {
    update(t, dt) {
      now = t;
      game.step(t, dt);
      if (game.isOpen && !wasOpen && game.burst) flakes.burst(game.burst.at, layout, () => stage.random());
      wasOpen = game.isOpen;
      const { mitten } = game;
      if (mitten) lookAt(mitten);
      const follow = stage.reduced ? 0 : 1 - Math.exp(-7 * dt);
      // Whole thousandths: where the eye has come to rest the room does too.
      look.x = Math.round(mix(look.x, aim.x, follow) * 1000) / 1000;
      look.y = Math.round(mix(look.y, aim.y, follow) * 1000) / 1000;
      if (game.isStill) stage.sleep();
    },
    render() {
      const { phase, offer } = game;
      const shown = moment();
      const seen = JSON.stringify(shown);
      if (seen !== drawnRoom) picture.draw(shown);
      drawnRoom = seen;
      if (drawn !== game.version) drawGlass();
      drawn = game.version;
      panel.show(game.isOpen ? 'open' : phase === 'rest' ? 'rest' : 'play', game.age, stage.reduced ? 9 : game.ageOfFace);
      if (!offer || offer.code === code) return;
      code = offer.code;
      panel.setOffer(offer);
    },
    resize() {
      layout = layOut(stage.width, stage.height, isStill);
      game.fit(layout);
      picture.fit(layout);
      place();
    },
    input: (input) => game.input(input),
    autoplay(t) {
      const at = autoplay.play(t, layout);
      if (at) lookAt(at);
    },
    takeOver() {
      autoplay.leave();
      game.takeOver();
    },
    rest() {
      autoplay.leave();
      game.rest();
    },
    still() {
      lookAt({ x: layout.width * 0.2, y: layout.height * 0.3 });
      Object.assign(look, aim);
      game.still();
    },
  };
}
