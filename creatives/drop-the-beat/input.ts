import type { Stage } from '#creative-sdk/creative.ts';
import type { Game } from './game.ts';
import type { Panel } from './panel.ts';
import { LANES } from './rhythm.ts';
import type { Sound } from './sound.ts';

/** Pads sound when they are pressed, not when they are released. The plain click of a screen reader plays them too. */
export function connectInput(stage: Stage, { game, panel, sound }: { game: Game; panel: Panel; sound: Sound }): void {
  LANES.forEach((lane) => {
    const pad = panel.pads[lane];
    if (!pad) return;
    let isPlayed = false;
    pad.addEventListener('pointerdown', ({ button }) => {
      if (button !== 0) return;
      isPlayed = true;
      game.tap(lane);
    });
    pad.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) game.tap(lane);
    });
    pad.addEventListener('click', () => {
      if (isPlayed) sound.unlock();
      else game.tap(lane);
      isPlayed = false;
    });
  });
  panel.claim.addEventListener('click', () => stage.exit('cta'));
  panel.hear.addEventListener('click', () => game.hear());
  panel.again.addEventListener('click', () => game.again());
  panel.mute.addEventListener('click', () => {
    const { isOn } = sound;
    sound.unlock();
    sound.mute(isOn);
    stage.interaction('sound', isOn ? 'off' : 'on');
  });
}
