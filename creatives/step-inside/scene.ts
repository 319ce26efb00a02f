import type { Input, Scene, Stage } from '#creative-sdk/creative.ts';
import { Autoplay } from './autoplay.ts';
import { Dial } from './dial.ts';
import { LookInput } from './input.ts';
import { createLens } from './lens.ts';
import { Marks } from './marks.ts';
import { Panel } from './panel.ts';
import { Picture } from './picture.ts';
import { Visit } from './visit.ts';

/** Radians: what one press of an arrow key turns, and a second of holding it. */
const PRESS = 0.14;
const PRESS_CALM = 0.35;
const HELD = 1.1;
/** Radians that the view turns when the device leans from level to its limit, sideways and up or down. */
const LEAN = { yaw: 0.9, lift: 0.12 };

/** Seconds: the tour of autoplay, and the time in which the poster appears after it and becomes sharp. */
const TOUR_S = 9.9;
const POSTER_TAKES_S = 3.2;

export function createScene(stage: Stage): Scene {
  const visit = new Visit(stage);
  const picture = new Picture(stage);
  const look = new LookInput(stage, visit);
  const marks = new Marks(stage, visit, look);
  const dial = new Dial(stage, visit);
  const panel = new Panel(stage, visit);
  const autoplay = new Autoplay(stage, visit, { dial, marks });
  let lean = { x: 0, y: 0 };
  let now = 0;
  if (stage.reduced) picture.begin(visit);
  const comeToRest = () => {
    autoplay.leave();
    visit.turning = 0;
    visit.rest();
  };

  return {
    update(t, dt) {
      now = t;
      visit.step(dt);
      if (stage.config.mode !== 'still') picture.expose(visit);
      if (stage.config.mode === 'still' || (stage.reduced && picture.isDone && !visit.isMoving)) stage.sleep();
    },
    render() {
      picture.draw(visit, now);
      look.show();
      marks.show();
      dial.show();
      panel.show(visit);
    },
    resize() {
      visit.lens = createLens(stage.width, stage.height);
      visit.turnTo(visit.yawGoal);
      picture.fit();
      panel.fit();
      if (stage.config.mode === 'still') picture.finish(visit);
      else picture.begin(visit);
    },
    tilt(x, y) {
      if (visit.phase === 'look') visit.turnTo(visit.yawGoal + (x - lean.x) * LEAN.yaw, visit.liftGoal - (y - lean.y) * LEAN.lift);
      lean = { x, y };
    },
    input: (input) => control(stage, visit, { dial, input }),
    autoplay(t) {
      if (!stage.invites || t < TOUR_S) return autoplay.play(t);
      // Autoplay has shown everything: the poster appears, and then the ad rests.
      comeToRest();
      if (t > TOUR_S + POSTER_TAKES_S) stage.sleep();
    },
    takeOver() {
      autoplay.leave();
      visit.takeOver();
    },
    rest: comeToRest,
    still() {
      visit.phase = 'look';
      visit.view = 0;
      visit.hour = 1;
      visit.hourGoal = 1;
      visit.yaw = -0.12;
      visit.turnTo(-0.12);
      picture.finish(visit);
    },
  };
}

/** Arrows turn the view, or move the sun when its slider has the focus; 1 and 2 walk. */
function control(stage: Stage, visit: Visit, { dial, input }: { dial: Dial; input: Input }): boolean {
  const { action, key, phase, repeat } = input;
  const turn = action === 'right' ? 1 : action === 'left' ? -1 : 0;
  const rise = action === 'up' ? 1 : action === 'down' ? -1 : 0;
  if (phase === 'up') {
    if (turn) visit.turning = 0;
    return turn !== 0 || rise !== 0;
  }
  if (visit.phase !== 'look' || visit.isLed) return turn !== 0 || rise !== 0;
  if (dial.isFocused && (turn || rise)) dial.nudge(turn || rise);
  else if (turn && !repeat) {
    // Where the view turns no further, another press walks on.
    if (visit.isAtEnd && turn * visit.yawGoal > 0) visit.walkTo(1 - visit.view);
    else visit.turnTo(visit.yawGoal + turn * (stage.reduced ? PRESS_CALM : PRESS));
    visit.turning = stage.reduced || visit.walk ? 0 : turn * HELD;
  } else if (turn) return true;
  else if (rise) visit.turnTo(visit.yawGoal, visit.liftGoal + rise * 0.03);
  else if (key === '1' || key === '2') visit.walkTo(Number(key) - 1);
  else return false;
  return true;
}
