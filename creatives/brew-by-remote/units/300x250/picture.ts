import { bakeSprite, createLayer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { type Disc, linear, type Pen } from '#creative-sdk/gradient.ts';
import { clamp, easeInOut, mix } from '#creative-sdk/motion.ts';
import { bakeBarista, drawBarista } from '../../barista.ts';
import { inksOf } from '../../coffee.ts';
import { bakeFroth, drawServing, halfWidth, surfaceOf } from '../../glass.ts';
import { toView } from '../../lathe.ts';
import { toRecipe } from '../../menu.ts';
import { readable } from '../../readable.ts';
import { drawRipples, drawStream } from '../../stream.ts';
import { bakeTable } from '../../table.ts';
import { clipAtStroke, toFern } from './fern.ts';
import type { Game } from './game.ts';
import { type Milk, type Point, toCup } from './milk.ts';

/** Where the cup lies, and the radius of its coffee: while it is poured, and beside the words. */
export const PLAY = { x: 150, y: 136, r: 97 } as const;
const CARD = { x: 86, y: 124, r: 55 } as const;
const MOVES_S = 0.5;
/** The cup's ear points past the words. */
const TURN = 0.45;

/** Parts of a fold that lie so far apart are no line any more. */
const TORN = 0.08;
const SHRED = 6;

const view = toView(Math.PI / 2);
/** As dark as the house roasts, so that milk stands out. */
const recipe = toRecipe(1, 2);
const inks = inksOf(recipe);
const { glass, full } = recipe.drink;
const surface = surfaceOf(glass, full, view).r;

export interface Fit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Paints one moment of the game. */
export class Picture {
  readonly #stage: Stage;
  readonly #layer;
  #fit: Fit;
  #art;
  #lines: ReturnType<typeof toLines> | undefined;

  constructor(stage: Stage, fit: Fit) {
    this.#stage = stage;
    this.#layer = createLayer(stage);
    this.#fit = fit;
    this.#art = this.#bake();
  }

  fit(fit: Fit): void {
    this.#fit = fit;
    this.#layer.resize();
    this.#art = this.#bake();
  }

  #bake() {
    const px = this.#fit.scale * this.#stage.pixelRatio;
    const { accent } = this.#stage.brand;
    const size = PLAY.r / surface;
    const half = halfWidth(glass);
    const froth = bakeFroth(px * 0.6);
    return {
      froth,
      half,
      table: bakeTable(px * 0.34),
      cup: bakeSprite(half * 2, half * 2, px * size, (pen) => {
        pen.translate(half, half);
        pen.rotate(TURN);
        drawServing(pen, { recipe, view, accent, froth, content: { fill: full, blend: 1 } });
      }),
      barista: bakeBarista(px),
    };
  }

  draw(game: Game, t: number): void {
    const { context: pen } = this.#layer;
    const { scale, x, y } = this.#fit;
    const { width, height, reduced } = this.#stage;
    const isOver = game.phase === 'card' || game.phase === 'poster';
    const card = isOver ? (reduced ? 1 : easeInOut(game.age / MOVES_S)) : 0;
    // The table covers the stage, its light on the cup.
    const table = Math.max(width / 1000, height / 830);
    pen.drawImage(this.#art.table, width / 2 - 560 * table, height / 2 - 540 * table, 1920 * table, 1080 * table);
    pen.save();
    pen.translate(x, y);
    pen.scale(scale, scale);
    const at = { x: mix(PLAY.x, CARD.x, card), y: mix(PLAY.y, CARD.y, card), r: mix(PLAY.r, CARD.r, card) };
    this.#drawCup(pen, game, at);
    this.#shade(pen, card);
    if (!isOver) {
      this.#drawMeter(pen, game, at);
      this.#drawPour(pen, game, at, reduced ? 0 : t);
    }
    pen.restore();
  }

  #drawCup(pen: Pen, game: Game, { x, y, r }: Disc): void {
    const half = (this.#art.half * r) / surface;
    pen.save();
    pen.translate(x, y);
    pen.drawImage(this.#art.cup, -half, -half, half * 2, half * 2);
    pen.scale(r, r);
    pen.beginPath();
    pen.arc(0, 0, 1, 0, 7);
    pen.clip();
    this.#drawMilk(pen, game);
    pen.restore();
  }

  #drawMilk(pen: Pen, { milk, drawn, petals }: Game): void {
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    if (this.#lines?.milk !== milk || this.#lines.version !== milk.version) this.#lines = toLines(milk);
    const { strands, shapes, folds } = this.#lines;
    for (const [k, strand] of strands.entries()) {
      pen.strokeStyle = k % 3 ? 'rgb(214 148 82 / 0.28)' : 'rgb(50 18 4 / 0.3)';
      pen.lineWidth = 0.012 + 0.008 * (k % 4);
      pen.stroke(strand);
    }
    pen.save();
    clipAtStroke(pen, drawn, 1);
    paintMilk(pen, shapes);
    pen.strokeStyle = inks.crema;
    pen.lineWidth = 0.026;
    pen.stroke(folds);
    pen.restore();
    if (drawn > 0) {
      pen.save();
      clipAtStroke(pen, drawn, -1);
      paintMilk(pen, toFern(petals));
      pen.restore();
    }
    pen.globalAlpha = 0.5;
    pen.drawImage(this.#art.froth, -1, -1, 2, 2);
    pen.globalAlpha = 1;
  }

  /** Dark ground for the words beside the cup. */
  #shade(pen: Pen, card: number): void {
    if (card === 0) return;
    const { width } = this.#stage;
    const { scale, x } = this.#fit;
    pen.globalAlpha = card;
    pen.fillStyle = linear(pen, [150, 0, 200, 0], 'rgb(20 11 7 / 0) 0, rgb(20 11 7 / 0.9) 1');
    pen.fillRect(150, -900, width / scale - x / scale, 2400);
    pen.globalAlpha = 1;
  }

  /** A thread of the brand's colour along the rim: how much of the milk is in. */
  #drawMeter(pen: Pen, { poured }: Game, { x, y, r }: Disc): void {
    if (poured === 0) return;
    const from = -Math.PI / 2;
    pen.lineCap = 'round';
    for (const [colour, lineWidth] of [
      ['rgb(20 10 6 / 0.7)', 7],
      [readable(this.#stage.brand.primary), 4],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = lineWidth;
      pen.beginPath();
      pen.arc(x, y, r * 1.06, from, from + Math.PI * 2 * clamp(poured));
      pen.stroke();
    }
  }

  #drawPour(pen: Pen, { lip, flow, away, isPouring }: Game, { x, y, r }: Disc, t: number): void {
    const at = { x: x + lip.x * r, y: y + lip.y * r };
    const bob = t ? Math.sin(t * 2.4) * 1.6 * (1 - flow) : 0;
    const mouth = { x: at.x + 1, y: at.y - 24 + bob };
    drawRipples(pen, { ...at, r: 16, sin: 1, t, strength: flow });
    if (isPouring || flow > 0.1)
      drawStream(pen, { x: at.x, from: mouth.y, to: at.y + 1, width: 8 * flow, fall: clamp(flow * 1.6), colours: ['#fff6e6', '#ffffff'], t });
    pen.save();
    pen.translate(mouth.x, mouth.y);
    drawBarista(pen, this.#art.barista, away, flow);
    pen.restore();
  }
}

/** What floats, as paths in the unit disc. */
function toLines(milk: Milk) {
  const shapes = new Path2D();
  for (const shape of milk.shapes) addOutline(shapes, shape);
  const strands = milk.strands.map((strand) => {
    const line = new Path2D();
    addLine(line, strand.map(toCup));
    return line;
  });
  return { milk, version: milk.version, shapes, strands, folds: toFolds(milk) };
}

/** Foam lies a little above the coffee: a shadow, its thin edge, and the milk. */
function paintMilk(pen: Pen, path: Path2D): void {
  pen.save();
  pen.translate(0.012, 0.02);
  pen.fillStyle = 'rgb(40 14 2 / 0.45)';
  pen.fill(path);
  pen.restore();
  pen.strokeStyle = inks.edge;
  pen.lineWidth = 0.03;
  pen.stroke(path);
  pen.fillStyle = linear(pen, [-0.8, -0.9, 0.8, 0.9], '#fffdf6 0, #fff4e2 .5, #ecd0a8 1');
  pen.fill(path);
}

/** A fold is torn where milk that fell on it has pushed its parts away from each other; shreds are left out. */
function toFolds({ folds }: Milk): Path2D {
  const path = new Path2D();
  for (const fold of folds) {
    let run: Point[] = [];
    for (const point of [...fold.map(toCup), undefined]) {
      const last = run.at(-1);
      if (point && (!last || Math.hypot(point.x - last.x, point.y - last.y) < TORN)) run.push(point);
      else {
        if (run.length > SHRED) addLine(path, run);
        run = point ? [point] : [];
      }
    }
  }
  return path;
}

function addLine(path: Path2D, points: readonly Point[]): void {
  let before: Point | undefined;
  for (const point of points) {
    if (before) path.quadraticCurveTo(before.x, before.y, (before.x + point.x) / 2, (before.y + point.y) / 2);
    else path.moveTo(point.x, point.y);
    before = point;
  }
}

/** A closed curve through the middles of all edges. */
function addOutline(path: Path2D, outline: readonly Point[]): void {
  const points = outline.map(toCup);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  addLine(path, [middle, ...points, middle]);
  path.closePath();
}
