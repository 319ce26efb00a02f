import type { Stage } from '#creative-sdk/creative.ts';
import { create, createButton, fitText } from '#creative-sdk/element.ts';
import { createQrPath } from '#creative-sdk/qr.ts';
import { createInterface } from '#creative-sdk/television.ts';
import { copy } from './copy.ts';
import { type Lamp, lamps, type Spread, toLampUrl } from './lamps.ts';
import { readable } from './readable.ts';
import { kelvins, tintAt } from './warmth.ts';

/** What the controls do; every way to press them ends here. */
export interface Controls {
  press(lamp: number): void;
  warm(by: number): void;
  resume(): void;
  again(): void;
  leave(): void;
}

export type Panels = ReturnType<typeof createPanels>;

/** The interface above the picture, laid out in a 1920 x 1080 design. */
export function createPanels(stage: Stage, controls: Controls) {
  const { brand } = stage;
  const ui = createInterface(stage, readable(brand.primary));
  const film = create('p', 'film', create('i', 'bars'), create('b', '', copy.film));
  const status = create('span', '', copy.paused);
  film.append(status);
  const scrim = create('div', 'scrim');
  const name = create('p', 'brand', brand.name);
  const headline = create('h1', 'headline', brand.headline);
  const room = create('section', 'room', scrim, create('header', 'head', name, headline));
  const legend = createLegend();
  const tag = createTag(controls);
  const own = createOwn(brand, controls);
  const buttons = lamps.map((lamp, index) => createLamp(lamp, () => controls.press(index)));
  const hall = create('div', 'lamps', ...buttons);
  hall.setAttribute('role', 'group');
  hall.setAttribute('aria-label', copy.lamps);
  room.append(hall, tag.panel, ...own.parts, legend);
  const back = createButton('button back', controls.resume, copy.room);
  ui.append(film, room, back);
  stage.root.append(ui);
  fitText(name, { width: 520, height: 76, size: 60, least: 28 });
  fitText(headline, { width: 520, height: 290, size: 92, least: 28 });
  fitText(own.cta, { width: 400, height: 84, size: 32, least: 28 });
  return { ui, film, status, room, headline, buttons, tag, own, legend, back };
}

function createLamp(lamp: Lamp, onClick: () => void): HTMLButtonElement {
  const button = createButton('lamp', onClick);
  const [x, y, width, height] = lamp.frame;
  button.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  return button;
}

function createTag(controls: Controls) {
  const name = create('h2', 'name');
  const line = create('p', 'line');
  const price = create('p', 'price');
  const kelvin = create('b', 'kelvin');
  const dots = create('span', 'dots', ...kelvins.map(() => create('i', '')));
  for (const [i, dot] of [...dots.children].entries()) dot.setAttribute('style', `background:rgb(${tintAt(i)})`);
  const warmer = createButton('step', () => controls.warm(-1), '–');
  warmer.setAttribute('aria-label', copy.warmer);
  const cooler = createButton('step', () => controls.warm(1), '+');
  cooler.setAttribute('aria-label', copy.cooler);
  const rail = create('span', 'rail');
  rail.setAttribute('aria-hidden', 'true');
  rail.innerHTML = lamps.map(({ spread }) => `<svg viewBox="0 0 36 36"><path d="${outlines[spread]}"/></svg>`).join('');
  const panel = create('div', 'tag', name, line, price, create('div', 'row', warmer, dots, cooler, kelvin), rail);
  return { panel, name, line, price, rail, kelvin, dots, warmer, cooler };
}

/** The lamps as small outlines: which of them is on, and how many there are to go. */
const outlines: Readonly<Record<Spread, string>> = {
  bell: 'M17 1h2v8c9 2 12 9 12 17H5c0-8 3-15 12-17z',
  drum: 'M9 3h18l4 15H19v14h6v2H11v-2h6V18H5z',
  globe: 'M18 4a13 13 0 0 1 7 24v4H11v-4a13 13 0 0 1 7-24z',
  dome: 'M3 18a15 13 0 0 1 30 0H21l2 14H13l2-14z',
  disc: 'M18 4a14 14 0 1 1-.1 0zm0 3a11 11 0 1 0 .1 0zm0 3a8 8 0 1 1-.1 0z',
};

/** The end card, and what the poster says in its place. */
function createOwn(brand: Stage['brand'], controls: Controls) {
  const qr = create('div', 'qr');
  qr.setAttribute('role', 'img');
  qr.setAttribute('aria-label', copy.qr);
  const name = create('b', '');
  const price = create('span', 'price');
  const card = create(
    'div',
    'card',
    create('h2', 'last', copy.last),
    create('p', 'what', name, price),
    create('p', 'line', copy.offer),
    create('p', 'scan', copy.scan),
    qr,
  );
  const cheapest = Math.min(...lamps.map((lamp) => lamp.price));
  const poster = create('div', 'poster', create('p', '', copy.invitation), create('p', 'line', `${copy.from} ${copy.currency}${cheapest}`));
  const cta = createButton('cta', controls.leave, brand.cta);
  const resume = createButton('button', controls.resume, create('i', 'play'), copy.resume);
  const again = createButton('button', controls.again, copy.again);
  const fill = (lamp: Lamp, kelvin: number) => {
    name.textContent = lamp.name;
    price.textContent = `${copy.currency}${lamp.price}`;
    const { path, size } = createQrPath(toLampUrl(brand.landing, lamp, kelvin));
    qr.innerHTML = `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  };
  return { parts: [card, poster, create('div', 'actions', cta, resume, again)], card, poster, cta, resume, again, fill };
}

function createLegend(): HTMLElement {
  const key = (...directions: string[]) => create('span', 'keys', ...directions.map((direction) => create('i', direction)));
  const ok = create('span', 'keys', create('em', 'ok', 'OK'));
  const legend = create('p', 'legend', key('left', 'right'), copy.keys[0], key('up', 'down'), copy.keys[1], ok, copy.keys[2]);
  legend.setAttribute('aria-hidden', 'true');
  return legend;
}
