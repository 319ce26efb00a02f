import type { Stage } from '#creative-sdk/creative.ts';
import { create, createButton, fitText } from '#creative-sdk/element.ts';
import { createQrPath } from '#creative-sdk/qr.ts';
import { createInterface } from '#creative-sdk/television.ts';
import { copy } from './copy.ts';
import { drinks, type Recipe, toCupUrl } from './menu.ts';
import { readable } from './readable.ts';

/** What the controls do; every way to press them ends here. */
export interface Controls {
  open(): void;
  choose(drink: number): void;
  strengthen(by: number): void;
  brew(): void;
  /** A screen reader's press of the jug, and the calm version's choice of a figure. */
  pour(): void;
  pick(figure: number): void;
  back(): void;
  again(): void;
  leave(): void;
}

export type Panels = ReturnType<typeof createPanels>;

/** The interface above the picture, laid out in a 1920 x 1080 design. */
export function createPanels(stage: Stage, controls: Controls) {
  const { brand } = stage;
  const ui = createInterface(stage, readable(brand.primary));
  const bug = create('p', 'bug', create('i', 'mark'), create('b', '', copy.channel), ` ${copy.episode}`);
  const back = createButton('back', controls.back, create('i', 'chevron'), copy.back);
  const overlay = createOverlay(brand, controls);
  const counter = createCounter(controls);
  const brewing = createBrewing();
  const pouring = createPouring(stage.reduced, controls);
  const card = createCard(brand, controls);
  ui.append(bug, overlay.panel, counter.panel, counter.cups, brewing.panel, pouring.panel, card.panel, back);
  stage.root.append(ui);
  fitText(overlay.headline, { width: 850, height: 152, size: 76 });
  fitText(overlay.name, { width: 850, height: 46, size: 32 });
  fitText(card.name, { width: 760, height: 68, size: 52 });
  fitText(card.cta, { width: 470, height: 84, size: 32, least: 28 });
  return { ui, bug, back, overlay, counter, brewing, pouring, card };
}

function createOverlay(brand: Stage['brand'], controls: Controls) {
  const headline = create('h1', 'headline', brand.headline);
  const name = create('p', 'brand', brand.name);
  const ok = createButton('ok', controls.open, create('span', 'key', 'OK'), create('span', 'label', copy.open));
  const cta = createButton('cta', controls.leave, brand.cta);
  const panel = create('section', 'overlay', create('div', 'words', name, headline, create('p', 'line', copy.invitation)), ok, cta);
  return { panel, ok, cta, headline, name };
}

function createCounter(controls: Controls) {
  const name = create('h2', 'drink');
  const line = create('p', 'line');
  const level = create('b', 'level');
  const beans = create('span', 'beans', ...copy.strengths.map(() => create('i', '')));
  const softer = createButton('step', () => controls.strengthen(-1), '–');
  softer.setAttribute('aria-label', copy.softer);
  const stronger = createButton('step', () => controls.strengthen(1), '+');
  stronger.setAttribute('aria-label', copy.stronger);
  const row = create('div', 'row', softer, beans, stronger, level);
  const brew = createButton('ok small', controls.brew, create('span', 'key', 'OK'), create('span', 'label', copy.brew));
  const legend = create('p', 'legend', keys('left', 'right'), copy.choose, keys('up', 'down'), copy.strength);
  const panel = create('section', 'counter', create('div', 'words', name, line, row), legend, brew);
  const buttons = drinks.map((drink, index) => createButton('cup', () => controls.choose(index), create('span', '', drink.name)));
  const cups = create('div', 'cups', ...buttons);
  cups.setAttribute('role', 'group');
  cups.setAttribute('aria-label', copy.choose);
  return { panel, cups, buttons, name, line, level, beans, brew, stronger };
}

function keys(...directions: string[]): HTMLElement {
  const pair = create('span', 'keys', ...directions.map((direction) => create('i', direction)));
  pair.setAttribute('aria-hidden', 'true');
  return pair;
}

function createBrewing() {
  const bar = create('i', '');
  return { panel: create('section', 'brewing', create('p', 'status', copy.pulling), create('div', 'track', bar)), bar };
}

/** How to pour, and what is being drawn. Its OK is no button: a button would turn a key that is held into clicks. */
function createPouring(isCalm: boolean, controls: Controls) {
  const status = create('h2', 'drink');
  const bar = create('i', '');
  const names = copy.ways.map(() => create('b', ''));
  const ways = create('ul', 'ways', ...names.map((name, i) => create('li', '', name, isCalm ? '' : (copy.ways[i] ?? ''))));
  const ok = create('div', 'ok hold', create('span', 'key', 'OK'), create('span', 'label', isCalm ? copy.pour : copy.holdLabel));
  ok.role = 'button';
  ok.tabIndex = 0;
  ok.onclick = ({ detail }) => detail || controls.pour();
  for (const [i, name] of isCalm ? names.entries() : []) name.parentElement?.addEventListener('click', () => controls.pick(i));
  return {
    panel: create('section', isCalm ? 'pouring is-calm' : 'pouring', status, ways, create('div', 'track', bar), ok, keys('left', 'right')),
    status,
    bar,
    names,
    ok,
  };
}

function createCard(brand: Stage['brand'], controls: Controls) {
  const name = create('p', 'brand', brand.name);
  const yours = create('p', 'yours');
  const pattern = create('h2', 'pattern');
  const qr = create('div', 'qr');
  qr.setAttribute('role', 'img');
  qr.setAttribute('aria-label', copy.qr);
  const cta = createButton('cta', controls.leave, brand.cta);
  const again = createButton('again', controls.again, copy.again);
  const facts = create('p', 'facts');
  const caption = create('div', 'caption', create('p', 'scan', copy.scan), facts);
  const offer = create('p', 'offer', copy.offer);
  const panel = create('section', 'card', name, yours, pattern, qr, caption, offer, create('div', 'actions', cta, again));
  const fill = (recipe: Recipe) => {
    yours.textContent = `${copy.yours} ${copy.strengths[recipe.strength]?.toLowerCase()} ${recipe.drink.name.toLowerCase()}`;
    pattern.textContent = recipe.pattern.name;
    fitText(pattern, { width: 784, height: 150, size: 120 });
    facts.textContent = recipe.pattern.figure === 'cloud' ? copy.cloud : `${recipe.dose} ${copy.facts[0]}, ${recipe.seconds} ${copy.facts[1]}`;
    const { path, size } = createQrPath(toCupUrl(brand.landing, recipe));
    qr.innerHTML = `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  };
  return { panel, name, cta, again, fill };
}
