import { mixColour } from '#creative-sdk/colour.ts';
import type { Scene, Stage } from '#creative-sdk/creative.ts';
import { easeInOut } from '#creative-sdk/motion.ts';
import { Sounds } from '#creative-sdk/sound.ts';
import { Air } from './air.ts';
import { Autoplay } from './autoplay.ts';
import { COPY } from './copy.ts';
import { creatures } from './creatures.ts';
import { Deck } from './deck.ts';
import { Game } from './game.ts';
import { connectButtons, connectCard, connectTilt } from './input.ts';
import { layOut } from './layout.ts';
import { Panel } from './panel.ts';
import { Table } from './table.ts';

export function createScene(stage: Stage): Scene {
  let layout = layOut(stage.width, stage.height, stage.config.mode === 'still');
  const table = new Table(stage, layout);
  const air = new Air(stage, layout);
  const deck = new Deck(stage, layout);
  const sounds = new Sounds(stage);
  const game = new Game(stage, deck, air, layout, sounds);
  const panel = new Panel(stage);
  const autoplay = new Autoplay(stage, game);
  connectCard(game, panel.pad);
  connectTilt(stage, game, () => layout);
  connectButtons(stage, game, panel);
  stage.root.append(sounds.button);
  panel.fit(layout);
  let now = 0;

  return {
    update(t, dt) {
      now = t;
      sounds.keep();
      game.step(t);
      const isFresh = deck.step(stage.reduced || game.phase === 'still' ? 0 : t, dt, game.hero);
      air.step(dt);
      table.step(game.gathered, stage.reduced ? 0 : dt);
      if (game.isStill && isFresh && table.isStill) stage.sleep();
    },
    render() {
      const { phase, hand, hero, lean, spell } = game;
      const ritual = game.ritual(now);
      deck.draw();
      const isEnd = phase === 'end' || (phase === 'ritual' && ritual.isBurst);
      // Lamplight, with something of the creature's sky in it.
      const hue = mixColour(creatures[hero ?? 'fox'].sky[1], '#e07b22', 0.66);
      const hasSlots = phase === 'riffle' || phase === 'choose';
      table.draw({ ritual, hue, hand, lean, hasSlots, end: isEnd ? easeInOut(ritual.shock * 1.6) : 0 });
      air.draw({ ritual, hand, tilt: deck.card(hand[2] ?? 'fox').tilt, finish: deck.finish });
      const { name } = creatures[game.top ?? 'fox'];
      panel.show({ phase, ritual, count: hand.length, lean, spell, flipLabel: COPY.flip(name, game.isLore) });
    },
    resize() {
      layout = layOut(stage.width, stage.height, stage.config.mode === 'still');
      table.fit(layout);
      deck.fit(layout);
      air.fit(layout);
      game.fit(layout);
      panel.fit(layout);
    },
    input: (input) => game.input(input),
    buzz: true,
    mute: (isMuted) => sounds.mute(isMuted),
    tilt: (u, v) => game.hover({ u, v }),
    autoplay(t, dt) {
      autoplay.play(t, dt, layout);
    },
    takeOver() {
      autoplay.leave();
      game.start();
    },
    rest() {
      autoplay.leave();
      game.rest();
    },
    still: () => game.still(),
  };
}
