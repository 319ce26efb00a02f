import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Place, Step } from '#creative-sdk/playthrough.ts';

/** Software rendering and a shared machine: the creative's clock may run slower than the wall's. Before the first touch the ad plays itself, so not much. */
const SLACK = { untouched: 1.2, touched: 1.7 };
/** Longer waits are for what the ad plays by itself, which playToExit waits out by trying again. */
const LONG_S = 3;
/** A drag that is as quick as this is a flick, which sets something going: it is let go in motion, and the next step follows before that stands again. */
const FLICK_S = 0.1;

/**
 * Plays the steps of a playthrough in real time, in the preview or in another frame. Keys go to whatever has the focus. `longSlack`: of long waits, which a way
 * without a call to action has to wait out itself.
 */
export async function playSteps(
  page: Page,
  steps: readonly Step[],
  frame: Locator = page.locator('.player iframe'),
  longSlack = SLACK.untouched,
): Promise<void> {
  const at = async ([x, y]: Place): Promise<[number, number]> => {
    const box = await frame.boundingBox();
    if (!box) throw new Error('No frame to play in');
    return [box.x + x * box.width, box.y + y * box.height];
  };
  let slack = SLACK.untouched;
  const pass = (seconds: number) => page.waitForTimeout(seconds * 1000 * (seconds > LONG_S ? longSlack : slack));
  /** Of the drag after a flick. */
  let ready: readonly (readonly [number, number])[] | undefined;
  for (const [index, step] of steps.entries()) {
    if ('wait' in step) await pass(step.wait);
    else if ('press' in step) {
      await page.keyboard.down(step.press);
      await pass(step.hold ?? 0.08);
      await page.keyboard.up(step.press);
    } else if ('tap' in step) {
      await page.mouse.click(...(await at(step.tap)));
    } else if ('drag' in step) {
      const next = steps[index + 1];
      const places = ready ?? (await Promise.all(step.drag.map(at)));
      ready = isFlick(step) && next && 'drag' in next ? await Promise.all(next.drag.map(at)) : undefined;
      await drag(page, step, places);
    } else if ('remote' in step) {
      await page.locator(`.remote-${step.remote}`).click();
    }
    if (!('wait' in step)) slack = SLACK.touched;
    if (!isFlick(step)) await pass(0.1);
  }
}

/** Plays a further way of an ad, which does not lead to its call to action. */
export async function playFurther(page: Page, steps: readonly Step[], frame?: Locator): Promise<void> {
  await playSteps(page, steps, frame, SLACK.touched);
}

/** Plays to the end card and its call to action, repeating the last step until the ad asks to leave: on a slow machine it takes longer. */
export async function playToExit(
  page: Page,
  steps: readonly Step[],
  frame?: Locator,
  hasLeft = () => page.locator('.stage-notice').isVisible(),
): Promise<void> {
  await playSteps(page, steps, frame);
  const last = steps.findLast((step) => !('wait' in step));
  for (let again = 0; again < 14 && last && !(await hasLeft()); again++) {
    await page.waitForTimeout(1500);
    if (!(await hasLeft())) await playSteps(page, [last], frame);
  }
}

const isFlick = (step: Step) => 'drag' in step && step.seconds <= FLICK_S;

/** `places`: where in the page. A flick is not waited for, so that the next drag begins in the same moment. */
async function drag(page: Page, step: Extract<Step, { drag: unknown }>, places: readonly (readonly [number, number])[]): Promise<void> {
  const [from, ...rest] = places;
  if (!from) return;
  const { mouse } = page;
  await Promise.all([mouse.move(...from), mouse.down()]);
  if (isFlick(step)) {
    void Promise.all([...rest.map((place) => mouse.move(...place)), mouse.up()]);
    return;
  }
  for (const place of rest) {
    await mouse.move(...place, { steps: 8 });
    await page.waitForTimeout((step.seconds * 1000) / rest.length);
  }
  await mouse.up();
}

/** Tabs until the creative's frame has the keyboard. */
export async function tabIntoFrame(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate(() => document.activeElement instanceof HTMLIFrameElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The frame is not reached by Tab');
}

/** Gives the frame the keyboard as its playthrough expects it: just before it when the first key is Tab, else inside. */
export async function enterFrame(page: Page, steps: readonly Step[]): Promise<void> {
  const first = steps.find((step) => 'press' in step);
  if (first?.press === 'Tab') await page.getByRole('button', { name: 'Skip the ad' }).focus();
  // That Tab leads into a frame is what another test checks; but without a Tab the focus would be one that the ad took.
  else {
    await page.locator('.player-controls').getByRole('button', { name: 'Replay' }).press('Tab');
    await page.locator('.player iframe').focus();
  }
}

export const creativeOf = (page: Page): FrameLocator => page.frameLocator('.player iframe');
