import { expect, type Locator, type Page, tabTo } from './fixture.ts';

/** What a person does to a page, whatever they do it with. Each reads the page only as that person can. */
export interface Hand {
  /** A button, a link or a checkbox. */
  press(target: Locator): Promise<void>;
  /** Radio buttons and checkboxes with words on them. */
  choose(group: Locator, answer: string): Promise<void>;
  select(field: Locator, option: string): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** `input`: of type file, with a label that is pressed. */
  upload(input: Locator, file: string): Promise<void>;
  /** Takes an ad to the upper left of the page that it stands on. */
  move(unit: Locator, under: Locator): Promise<void>;
  /** How often a pointer was pressed. Typing and Tab are no presses; a list that opens counts twice, and a dialog of the system as the press that opens it. */
  readPresses(): number;
  /** What must be true at the end, besides. */
  rest(): Promise<void>;
}

/** Presses for a list of the browser's own, which no page hears of. */
const LIST = 2;

/** Counts what pointers do on the site's own pages: presses of mice and fingers, and none by keys or scripts. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.context().exposeBinding('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const count: unknown = Reflect.get(window, 'countPress');
    if (window === top && typeof count === 'function') addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count(), { capture: true });
  });
  return () => presses;
}

/** Gives files to the dialogs of the system. It listens from the start: on a busy machine a dialog may open before a listener is heard of. */
function createFileGiver(page: Page) {
  page.on('filechooser', () => {});
  return async (file: string, open: () => Promise<unknown>): Promise<void> => {
    const asked = page.waitForEvent('filechooser');
    await open();
    await (await asked).setFiles(file);
  };
}

/** The label of a control, which is what can be seen of one that draws itself. */
async function getLabel(input: Locator) {
  const label = (await input.evaluateHandle((element: HTMLInputElement) => element.labels?.[0])).asElement();
  if (!label) throw new Error(`No label: ${input}`);
  return label;
}

export async function createMouse(page: Page): Promise<Hand> {
  const readPresses = await countPresses(page);
  const giveFile = createFileGiver(page);
  let others = 0;
  return {
    press: (target) => target.click(),
    choose: (group, answer) => group.getByText(answer, { exact: true }).click(),
    async select(field, label) {
      await field.selectOption({ label });
      others += LIST;
    },
    type: (field, text) => field.fill(text),
    upload: (input, file) => giveFile(file, async () => (await getLabel(input)).click()),
    move: (unit, under) => unit.dragTo(under, { targetPosition: { x: 60, y: 60 } }),
    readPresses: () => readPresses() + others,
    rest: async () => {},
  };
}

/** In parts: a finger that is at its goal at once is no drag. */
const DRAG_STEPS = 8;

/** A finger. Its page needs `hasTouch`. */
export async function createFinger(page: Page): Promise<Hand> {
  const readPresses = await countPresses(page);
  const giveFile = createFileGiver(page);
  let others = 0;
  return {
    press: (target) => target.tap(),
    choose: (group, answer) => group.getByText(answer, { exact: true }).tap(),
    async select(field, label) {
      await field.selectOption({ label });
      others += LIST;
    },
    async type(field, text) {
      await field.tap();
      await expect(field).toBeFocused();
      await field.fill(text);
      // The keyboard on the screen leads from field to field.
      others -= 1;
    },
    upload: (input, file) => giveFile(file, async () => (await getLabel(input)).tap()),
    async move(unit, under) {
      await unit.scrollIntoViewIfNeeded();
      const [from, to] = [await unit.boundingBox(), await under.boundingBox()];
      if (!from || !to) throw new Error('Nothing to move, or nowhere');
      const at = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
      const scrolled = await page.evaluate(() => scrollY);
      const touch = await page.context().newCDPSession(page);
      const point = (part: number) => ({ touchPoints: [{ x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(0) });
      for (let step = 1; step <= DRAG_STEPS; step += 1)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(step / DRAG_STEPS) });
      // A finger that lifts as it moves throws the page, and the next tap only stops it.
      await page.waitForTimeout(300);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await page.evaluate(() => scrollY), 'the page stays while the ad is moved').toBe(scrolled);
    },
    readPresses: () => readPresses() + others,
    rest: async () => {},
  };
}

/** Keys alone: Tab from where the focus is, and no pointer. */
export async function createKeys(page: Page): Promise<Hand> {
  const readPresses = await countPresses(page);
  const giveFile = createFileGiver(page);
  const rest = () =>
    expect
      .poll(() => page.evaluate(() => (document.activeElement ?? document.body) !== document.body), { message: 'the focus was left nowhere' })
      .toBe(true);
  const reach = async (target: Locator) => {
    // Who comes to a new document begins at its top. Within one, each step leads on from the one before.
    const isNew = await page.evaluate(() => {
      const known = Reflect.has(window, 'isReached');
      Reflect.set(window, 'isReached', true);
      return !known;
    });
    if (!isNew) await rest();
    await tabTo(page, target);
    await expect.poll(() => target.evaluate(isFocusSeen), { message: `the focus is seen on ${target}` }).toBe(true);
  };
  const press = async (target: Locator) => {
    await reach(target);
    await page.keyboard.press((await target.evaluate(({ localName }) => localName)) === 'a' ? 'Enter' : 'Space');
  };
  return {
    press,
    async choose(group, answer) {
      const control = group.getByText(answer, { exact: true }).locator('xpath=ancestor-or-self::label').locator('input');
      if ((await control.getAttribute('type')) === 'checkbox') return press(control);
      // A group is one stop: the one that is chosen, else its first or last.
      await reach(group.locator('input:checked'));
      const most = await group.getByRole('radio').count();
      for (let n = 0; n < most && !(await control.isChecked()); n += 1) await page.keyboard.press('ArrowDown');
      await expect(control).toBeChecked();
      await expect(control).toBeFocused();
    },
    async select(field, option) {
      await reach(field);
      await page.keyboard.type(option);
      await expect(field.locator('option:checked')).toContainText(option);
    },
    async type(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async upload(input, file) {
      await reach(input);
      await giveFile(file, () => page.keyboard.press('Enter'));
    },
    async move(unit) {
      await reach(unit);
      for (const key of ['Shift+ArrowLeft', 'Shift+ArrowUp', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    },
    readPresses: () => {
      expect(readPresses(), 'presses of a pointer').toBe(0);
      return 0;
    },
    rest,
  };
}

/** Runs in the page: whether the focus is drawn, and nothing lies over what has it. */
function isFocusSeen(element: Element): boolean {
  const label = element instanceof HTMLInputElement && element.matches('.visually-hidden') ? element.labels?.[0] : undefined;
  const shown = label ?? element;
  const box = shown.getClientRects()[0];
  if (!box || !element.matches(':focus-visible')) return false;
  // The part of it that is in view: a long field may reach beyond the window.
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const over = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
  return over !== null && (shown.contains(over) || over.contains(element));
}
