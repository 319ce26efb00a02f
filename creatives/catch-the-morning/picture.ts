import { createLayer, type Layer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { mix } from '#creative-sdk/motion.ts';
import { radial } from '#creative-sdk/soft.ts';
import { Bowl } from './bowl.ts';
import { Contents } from './contents.ts';
import { COPY } from './copy.ts';
import type { Piece } from './fall.ts';
import type { Game } from './game.ts';
import { drawStar, drawTag } from './glints.ts';
import { Hills } from './hills.ts';
import { INGREDIENTS } from './kinds.ts';
import { Larder } from './larder.ts';
import type { Layout, Place } from './layout.ts';
import { mixPalette } from './palette.ts';
import type { Panel } from './panel.ts';
import { Pouch } from './pouch.ts';
import { Sky } from './sky.ts';
import { Stalks } from './stalks.ts';

type Draw = CanvasRenderingContext2D;

/** Morsels are computed with this many times the pixels that the game needs: the end card shows them larger. */
const FINER = 1.3;
/** A picture is computed ahead of need once in this many frames. */
const PREPARE_EVERY = 3;
/** Half of the pouch's height, in halves of its width; its middle and its turn over the bowl, rim radii and radians. */
const MIDDLE = 1.45;
const OVER = { x: 0.88, y: -1.85, turn: -2.2 } as const;

/** Everything that is baked for one size of the stage. */
interface Props {
  readonly larder: Larder;
  readonly sky: Sky;
  readonly hills: Hills;
  readonly stalks: Stalks;
  readonly bowl: Bowl;
  readonly pouch: Pouch;
  readonly contents: Contents;
}

export class Picture {
  readonly #layer: Layer;
  readonly #stage: Stage;
  readonly #palette;
  #frames = 0;
  #larder: Larder | undefined;
  #layout: Layout;
  #props: Props;

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#palette = mixPalette(stage.brand);
    this.#layer = createLayer(stage);
    this.#layout = layout;
    this.#props = this.#bake();
  }

  get larder(): Larder {
    return this.#props.larder;
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    this.#layer.resize();
    this.#props = this.#bake();
  }

  #bake(): Props {
    const layout = this.#layout;
    const ratio = this.#stage.pixelRatio * layout.scale;
    const isStill = this.#stage.config.mode === 'still';
    const pixels = ratio * (isStill ? layout.end.r / layout.play.r : FINER);
    // Computing the pictures is slow: on a new size or pixel ratio those that still have enough pixels are kept.
    const larder = this.#larder?.suits(pixels) ? this.#larder : new Larder(pixels);
    this.#larder = larder;
    const largest = layout.end.r * ratio;
    const name = isStill ? undefined : this.#stage.brand.name;
    return {
      larder,
      sky: new Sky(this.#palette, layout, ratio),
      hills: new Hills(this.#palette, layout, ratio),
      stalks: new Stalks(layout, ratio),
      bowl: new Bowl(this.#palette, name, largest),
      pouch: new Pouch(this.#palette, larder, { name, pixels: layout.pouch[1].r * ratio }),
      contents: new Contents(larder, layout.play.r, largest),
    };
  }

  draw(game: Game, t: number, panel: Panel): void {
    const c = this.#layer.context;
    const { scale, width } = this.#layout;
    const { sky, hills, stalks, larder } = this.#props;
    const { pouring, day } = game;
    const look = (game.rim.x / width - 0.5) * 2 * (1 - pouring.near);
    c.save();
    c.scale(scale, scale);
    sky.draw(c, day, t);
    hills.draw(c, day, look, pouring.near);
    stalks.draw(c, day, t, pouring.near);
    this.#drawPouch(c, game);
    if (pouring.near < 1)
      for (const piece of game.pieces) {
        c.globalAlpha = panel.sight(piece);
        this.#drawPiece(c, piece, t);
        c.globalAlpha = 1;
      }
    this.#drawBowl(c, game, t);
    game.glints.draw(c, game.rim, width);
    c.restore();
    // Computed a little ahead, so that no frame has to compute several.
    if (game.phase !== 'still' && this.#frames++ % PREPARE_EVERY === 0) larder.prepare();
  }

  #drawPiece(c: Draw, { kind, x, y, pose, lean }: Piece, t: number): void {
    c.save();
    c.translate(x, y);
    if (kind === 'oat') drawHalo(c, t);
    c.rotate(lean);
    this.#props.larder.draw(c, kind, pose, INGREDIENTS[kind].radius);
    c.restore();
    if (kind === 'oat') drawTag(c, { text: COPY.double, kind, size: 12 }, () => ({ x: x + 20, y: y - 12 }));
  }

  #drawBowl(c: Draw, game: Game, t: number): void {
    const { bowl, contents } = this.#props;
    const place = this.#placeOf(game);
    c.save();
    c.translate(place.x, place.y);
    c.scale(place.r, place.r);
    bowl.drawShadow(c);
    c.rotate(game.lean * (1 - game.pouring.near));
    if (game.isDouble) drawGlory(c, t);
    contents.drawStream(c, game.pouring, place.y / place.r);
    bowl.drawInside(c);
    contents.drawBehind(c, game);
    contents.drawHeap(c, game);
    contents.drawBefore(c, game);
    bowl.drawOutside(c);
    contents.drawOver(c, game);
    c.restore();
  }

  /** It stands beside the bowl, or is turned over it by its middle. */
  #drawPouch(c: Draw, game: Game): void {
    const { bowl, pouch } = this.#props;
    const { near, tilt, words } = game.pouring;
    const { x, y, r } = between(this.#layout.pouch, near);
    const over = this.#placeOf(game);
    c.save();
    c.translate(x, y);
    c.scale(r, r);
    c.globalAlpha = 1 - tilt;
    bowl.drawShadow(c, 0);
    c.restore();
    c.save();
    c.translate(mix(x, over.x + OVER.x * over.r, tilt), mix(y - MIDDLE * r, over.y + OVER.y * over.r, tilt));
    c.rotate(OVER.turn * tilt);
    const full = r * (1 + 0.06 * Math.sin(Math.PI * words));
    c.scale(full, full);
    c.translate(0, MIDDLE);
    pouch.draw(c, tilt > 0);
    if (words > 0 && !game.isInvitation) pouch.drawPacked(c, game.mix, words);
    c.restore();
  }

  #placeOf({ rim, pouring }: Game): Place {
    return between([rim, this.#layout.end], pouring.near);
  }
}

function between([from, to]: readonly [Place, Place], part: number): Place {
  return { x: mix(from.x, to.x, part), y: mix(from.y, to.y, part), r: mix(from.r, to.r, part) };
}

/** The golden oat glows. */
function drawHalo(c: Draw, t: number): void {
  c.globalCompositeOperation = 'screen';
  c.fillStyle = radial(
    c,
    [0, 0, 40],
    [
      [0, 'rgb(255 222 120 / 0.85)'],
      [0.4, 'rgb(255 190 80 / 0.35)'],
      [1, 'rgb(255 170 60 / 0)'],
    ],
  );
  c.fillRect(-40, -40, 80, 80);
  c.save();
  c.rotate(t * 0.8);
  c.fillStyle = 'rgb(255 240 190 / 0.55)';
  drawStar(c, { x: 0, y: 0 }, 36, 0.5);
  c.restore();
  c.globalCompositeOperation = 'source-over';
}

/** Everything counts double: light rises from the bowl. In rim radii. */
function drawGlory(c: Draw, t: number): void {
  c.save();
  c.globalCompositeOperation = 'screen';
  c.scale(1, 0.62);
  const wide = 1.75 + 0.06 * Math.sin(t * 9);
  c.fillStyle = radial(
    c,
    [0, 0, wide],
    [
      [0.3, 'rgb(255 214 110 / 0.75)'],
      [0.62, 'rgb(255 186 80 / 0.28)'],
      [1, 'rgb(255 170 60 / 0)'],
    ],
  );
  c.fillRect(-wide, -wide, wide * 2, wide * 2);
  c.restore();
}
