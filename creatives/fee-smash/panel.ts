import { fitSheet } from '#creative-sdk/design.ts';
import { add, addButton, setRise, setText } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { easeOut, ramp } from '#creative-sdk/motion.ts';
import type { Brand } from '#protocol/brand.ts';
import { COPY } from './copy.ts';
import { FeeList, nameOf } from './fee-list.ts';
import { ALL, hasLost, linesOf, slippedPast, sumOf } from './fees.ts';
import type { Game } from './game.ts';
import { type Layout, laneX } from './layout.ts';
import type { Palette } from './palette.ts';

/** Lines of the end card's receipt. */
const LINES = 8;

type Face = 'open' | 'play' | 'list' | 'end' | 'none';

/** All words and buttons, in design units over the picture. */
export class Panel {
  readonly cta: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly list: FeeList;
  readonly #sheet = document.createElement('div');
  readonly #name;
  readonly #opening;
  readonly #headline;
  readonly #bill;
  readonly #lines;
  readonly #meter;
  readonly #sum;
  readonly #result;
  readonly #lead;
  readonly #total;
  readonly #amount;
  readonly #receipt;
  readonly #offer;
  #face: Face | undefined;
  #wantsFocus = false;
  /** What the number of the end card counts. */
  #counted = 0;
  /** So many lines of the receipt are struck. */
  #struck = 0;

  constructor(root: HTMLElement, brand: Brand, palette: Palette) {
    this.#sheet.className = 'sheet ck-copy';
    this.#name = add(this.#sheet, 'p', palette.hasMark ? 'name mark' : 'name', brand.name);
    this.#opening = add(this.#sheet, 'div', 'opening');
    this.#headline = add(this.#opening, 'h1', '', brand.headline);
    add(this.#opening, 'p', '', COPY.hint);
    this.#bill = add(this.#sheet, 'div', 'bill paper');
    add(this.#bill, 'p', '', COPY.bill);
    this.#lines = ALL.map(({ label, amount }) => {
      const line = add(this.#bill, 'p', 'line', label);
      add(line, 'b', '', COPY.currency + amount);
      return line;
    });
    this.#meter = add(this.#sheet, 'div', 'meter');
    this.#sum = add(this.#meter, 'strong', '');
    add(this.#meter, 'span', '', COPY.dodged);
    this.list = new FeeList(this.#sheet);
    this.#result = add(this.#sheet, 'div', 'result paper');
    this.#result.tabIndex = -1;
    this.#lead = add(this.#result, 'p', 'lead', '');
    this.#total = add(this.#result, 'h2', '');
    this.#amount = add(this.#total, 'span', '');
    add(this.#total, 'small', '', ` ${COPY.aYear}`);
    const fees = add(this.#result, 'div', 'fees');
    this.#receipt = Array.from({ length: LINES }, () => {
      const line = add(fees, 'p', 'line');
      return { line, name: add(line, 'span', ''), amount: add(line, 'b', '') };
    });
    this.#offer = add(this.#result, 'p', 'line offer', COPY.account);
    add(this.#offer, 'b', '', COPY.offer);
    this.cta = addButton(this.#result, 'cta', brand.cta);
    const foot = add(this.#result, 'div', 'line');
    add(foot, 'p', 'small', COPY.illustrative);
    this.again = addButton(foot, 'again');
    const colours = {
      '--mint': palette.mint,
      '--stroke': palette.stroke,
      '--mint-pale': palette.mintPale,
      '--mint-ink': palette.mintInk,
    };
    for (const [key, colour] of Object.entries(colours)) this.#sheet.style.setProperty(key, colour);
    root.append(this.#sheet);
  }

  fit(layout: Layout): void {
    fitSheet(this.#sheet, layout);
    // The end card's own words are measured when it comes.
    this.#face = undefined;
    const { isWide, drawers, small } = layout;
    this.#result.style.width = isWide ? `${Math.min(282, drawers.x - 38)}px` : '';
    this.#bill.style.width = `${laneX(layout, 0) - small.w / 2 - 32}px`;
    fitText(this.#name, 20, 7);
    fitText(this.#headline, isWide ? 40 : 37, 12);
  }

  show(game: Game): void {
    this.#setFace(game);
    const opening = game.phase === 'hook' ? 1 : game.phase === 'round' ? 1 - ramp(game.since, 0, 0.25) : 0;
    setRise(this.#opening, opening, -8);
    setRise(
      this.#meter,
      game.phase === 'round' ? ramp(game.since, 0, 0.1) : this.#face === 'play' ? 1 : game.phase === 'rise' ? 1 - ramp(game.risen, 0, 0.15) : 0,
      8,
    );
    const { risen } = game;
    setRise(this.#bill, this.#face === 'play' ? (game.phase === 'round' ? ramp(game.since, 0.15, 0.5) : 1) : 0, -30);
    for (const [i, fee] of ALL.entries()) this.#lines[i]?.classList.toggle('cut', game.smashed.includes(fee));
    setRise(this.#result, ramp(risen, 0.3, 0.8), 16);
    this.#count(game);
    if (this.#wantsFocus && this.#face === 'end' && risen === 1) {
      this.#wantsFocus = false;
      // On the words, not on the button: who still hammers the space bar shall not leave by it.
      this.#result.focus({ preventScroll: true });
    }
  }

  /** On the end card the sum counts up once more, from nothing, and strikes line after line. */
  #count({ smashed, pulse, risen, phase }: Game): void {
    setText(this.#sum, COPY.currency + sumOf(smashed));
    // The coins that arrive only make it beat.
    this.#sum.style.scale = `${1 + pulse * 0.12}`;
    const counted = phase === 'rise' ? easeOut(ramp(risen, 0.28, 0.95)) : 1;
    setText(this.#amount, `${COPY.currency}${Math.round(this.#counted * counted)}`);
    for (const [i, { line }] of this.#receipt.entries()) line.classList.toggle('cut', i < Math.round(this.#struck * counted));
  }

  #setFace(game: Game): void {
    const face = faceOf(game);
    if (face === this.#face) return;
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body) this.#wantsFocus ||= face === 'end';
    this.#face = face;
    this.#sheet.dataset.face = face;
    this.list.show(face === 'list');
    const isEnd = face === 'end';
    this.#result.hidden = !isEnd;
    setText(this.again, game.isInvitation ? COPY.start : COPY.again);
    if (!isEnd) return;
    fitText(this.cta, 20, 9);
    fitText(this.#offer, 18, 9);
    this.#account(game);
    setText(this.#amount, COPY.currency + this.#counted);
    fitText(this.#total, 57, 36);
  }

  /** Who cut most of the fees sees what that saves; who did not, what is still to be paid; who has not played, what there is to be cut. */
  #account({ smashed, isInvitation }: Game): void {
    const [saved, lost] = [sumOf(smashed), sumOf(slippedPast(smashed))];
    const isLost = hasLost(smashed);
    const isInvited = isInvitation || saved === 0;
    this.#counted = isInvited ? sumOf(ALL) : isLost ? lost : saved;
    setText(this.#lead, isInvited ? COPY.hidden : isLost ? COPY.yet(COPY.currency + saved) : COPY.youDodged);
    const struck = isInvited
      ? []
      : linesOf(
          ALL.filter((fee) => smashed.includes(fee)),
          lost > 0 ? LINES - 1 : LINES,
        );
    const open = linesOf(isInvited ? ALL : slippedPast(smashed), LINES - struck.length);
    this.#struck = struck.length;
    for (const [i, fees] of [...struck, ...open].entries()) {
      const line = this.#receipt[i];
      if (!line) continue;
      setText(line.name, nameOf(fees));
      setText(line.amount, COPY.currency + sumOf(fees));
    }
  }
}

function faceOf({ phase }: Game): Face {
  if (phase === 'hook') return 'open';
  if (phase === 'list') return 'list';
  if (phase === 'still') return 'none';
  return phase === 'rise' || phase === 'end' ? 'end' : 'play';
}
