import { fitDesign } from '#creative-sdk/canvas.ts';
import { inkOn } from '#creative-sdk/colour.ts';
import type { Scene, Stage } from '#creative-sdk/creative.ts';
import { add, addButton, setRise, setText } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { easeOut } from '#creative-sdk/motion.ts';
import { toRecipeUrl } from '../../menu.ts';
import { readable } from '../../readable.ts';
import { copy } from './copy.ts';
import { Game } from './game.ts';
import { Picture, PLAY } from './picture.ts';

const DESIGN = { width: 300, height: 250 } as const;
/** A finger hides what is under it: milk falls so far above. */
const FINGER = 26;

export function createScene(stage: Stage): Scene {
  const toFit = () => fitDesign(stage, DESIGN.width, DESIGN.height);
  let fit = toFit();
  let now = 0;
  const game = new Game(stage);
  const picture = new Picture(stage, fit);
  const panel = createPanel(stage);

  const place = () => panel.fit(fit);
  const toPlane = ({ clientX, clientY, pointerType }: PointerEvent) => ({
    x: ((clientX - fit.x) / fit.scale - PLAY.x) / PLAY.r,
    y: ((clientY - fit.y) / fit.scale - PLAY.y - (pointerType === 'touch' ? FINGER : 0)) / PLAY.r,
  });
  const { cup } = panel;
  cup.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    cup.setPointerCapture(event.pointerId);
    game.aim(toPlane(event));
    game.press();
  });
  cup.addEventListener('pointermove', (event) => {
    if (game.phase !== 'play') return;
    // The jug follows a mouse before it is pressed, too: this is how one notices that it can be moved.
    if (event.buttons === 0) stage.noteActivity();
    game.aim(toPlane(event));
  });
  // A finger that sets out upright scrolls the page, as in any article: then the browser cancels the press.
  for (const type of ['pointerup', 'pointercancel'] as const) cup.addEventListener(type, () => game.release());
  panel.again.addEventListener('click', () => game.again());
  panel.cta.addEventListener('click', () => {
    stage.interaction('order', game.art ? toRecipeUrl('', game.art.recipe).slice(1) : '');
    stage.exit();
  });
  place();

  return {
    buzz: true,
    update(t, dt) {
      now = t;
      game.step(dt);
      if (game.isStill) stage.sleep();
    },
    render() {
      picture.draw(game, now);
      panel.show(game);
    },
    resize() {
      fit = toFit();
      picture.fit(fit);
      place();
    },
    input: (input) => game.input(input),
    autoplay: (t) => game.autoplay(t),
    takeOver: () => game.takeOver(),
    rest: () => game.rest(),
    still: () => game.still(),
  };
}

/** All words and buttons, in units of the design. */
function createPanel({ root, brand, reduced }: Stage) {
  const cup = add(root, 'div', 'cup');
  cup.tabIndex = 0;
  cup.role = 'application';
  cup.ariaLabel = copy.cup;
  const sheet = add(root, 'div', 'sheet ck-copy');
  const name = add(sheet, 'p', 'brand', brand.name);
  const hint = add(sheet, 'p', 'hint', copy.hold);
  const words = add(sheet, 'div', 'words');
  const line = add(words, 'p', 'line');
  const title = add(words, 'h1', '', brand.headline);
  // Not the button: whoever still holds Space to pour must not leave by it.
  title.tabIndex = -1;
  const comfort = add(words, 'p', 'line');
  const cta = addButton(sheet, 'cta', brand.cta);
  const again = addButton(sheet, 'again');
  again.ariaLabel = copy.again;
  again.innerHTML =
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M19 12a7 7 0 1 1-2.300-5.200M17 2.500v4.500h-4.500"/></svg>';
  const primary = readable(brand.primary);
  for (const [key, colour] of Object.entries({ '--primary': primary, '--ink': inkOn(primary) })) sheet.style.setProperty(key, colour);
  let face = '';

  const fitFace = () => {
    fitText(name, 18, 9);
    fitText(title, 30, 13);
  };
  return {
    cup,
    cta,
    again,
    fit({ scale, x, y }: { scale: number; x: number; y: number }): void {
      Object.assign(sheet.style, {
        width: `${DESIGN.width}px`,
        height: `${DESIGN.height}px`,
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
      });
      fitText(cta, 16, 9);
      fitFace();
    },
    show({ phase, age, poured, art, isPouring }: Game): void {
      const isOver = phase === 'card' || phase === 'poster';
      const shown = isOver ? (reduced ? 1 : easeOut((age - 0.2) / 0.35)) : 0;
      setRise(words, shown, 8);
      setRise(cta, shown, 8);
      setRise(again, phase === 'card' ? shown : 0);
      setText(hint, poured > 0 && isPouring ? copy.sway : copy.hold);
      hint.hidden = phase !== 'play' || poured > 0.5;
      if (face === phase) return;
      const isHere = document.activeElement === cup || document.activeElement === again;
      face = phase;
      sheet.dataset.face = face;
      cup.tabIndex = phase === 'card' ? -1 : 0;
      cup.ariaHidden = `${phase === 'card'}`;
      setText(line, phase === 'card' ? copy.yours : copy.invitation);
      setText(title, phase === 'card' ? (art?.name ?? '') : brand.headline);
      setText(comfort, art?.name === copy.cloud ? copy.comfort : copy.offer);
      fitFace();
      if (isHere && phase === 'card') title.focus({ preventScroll: true });
      else if (isHere && phase === 'play') cup.focus({ preventScroll: true });
    },
  };
}
