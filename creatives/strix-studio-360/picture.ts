import { createLayer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { drawContour } from './dark-studio.ts';
import { LiveStudio } from './live-studio.ts';
import type { Look } from './look.ts';
import { offerPose } from './pose.ts';
import { SheetStudio } from './sheet-studio.ts';
import type { Vec3 } from './solid.ts';
import type { Studio } from './studio.ts';
import { turntable } from './turntable.ts';

/** Draws the studio behind the controls, in whichever way this machine can. */
export interface Backdrop {
  readonly isReady: boolean;
  /** Does some of the work that is needed before the car can be shown; true when the car can be shown. */
  prepare(): boolean;
  resize(): void;
  draw(look: Look, isPrint: boolean): void;
}

/** One graphics context serves all runs of the page. */
let live: LiveStudio | undefined;
let isLost = false;
/** What the present run does when the context is taken away. */
let fallBack = () => {};

export function openStudio(stage: Stage): Backdrop {
  let shown: Look | undefined;
  const toSheet = () => {
    isLost = true;
    live = undefined;
    const sheet = new Image();
    sheet.src = turntable;
    stage.useTier('C');
    return new SheetStudio(stage, sheet, () => shown && studio.draw(shown, false));
  };
  const wantsSheet = isLost || stage.config.tier === 'C';
  if (!wantsSheet) live ??= LiveStudio.open(stage, () => fallBack());
  let studio: Studio = live && !wantsSheet ? live : toSheet();
  if (live) stage.useTier(stage.config.tier === 'B' ? 'B' : 'A');
  let last = '';
  fallBack = () => {
    const fallen = studio.element;
    studio = toSheet();
    fallen.replaceWith(studio.element);
    last = '';
    stage.wake();
  };
  stage.root.append(studio.element);
  studio.resize();
  if (live) offerPose(stage, live);
  const contour = createLayer(stage);
  return {
    get isReady() {
      return studio.isReady;
    },
    prepare() {
      if (!studio.isReady) studio.prepare();
      return studio.isReady;
    },
    resize() {
      studio.resize();
      contour.resize();
      last = '';
    },
    draw(look, isPrint) {
      const now = JSON.stringify([look, isPrint, studio.isReady, stage.width, stage.height]);
      if (now === last && studio instanceof LiveStudio) return;
      last = now;
      studio.draw(look, isPrint);
      shown = look;
      const isDark = look.key < 0.98;
      contour.element.hidden = !isDark;
      if (!isDark) return;
      contour.context.clearRect(0, 0, stage.width, stage.height);
      const screen = (point: Vec3) => {
        const { x, y } = studio.place(look, point);
        return [x, y] as const;
      };
      drawContour(contour.context, screen, look, (1 - look.key) * (0.6 + 0.4 * look.bar));
    },
  };
}
