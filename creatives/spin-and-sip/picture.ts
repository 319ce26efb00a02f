import { createLayer, type Layer } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { mix, ramp } from '#creative-sdk/motion.ts';
import { radial } from '#creative-sdk/soft.ts';
import { Cast } from './cast.ts';
import { Crown, type Turning } from './crown.ts';
import { Drink } from './drink.ts';
import type { Flavour, Palette } from './flavours.ts';
import { Frost } from './frost.ts';
import { type Camera, drawBackWall, drawFrontWall, drawLip, ringAt } from './glass.ts';
import { CUP_HEIGHT, type Layout, POINTER } from './layout.ts';
import { bakeTable, bakeWall } from './paper.ts';
import { Pearls } from './pearls.ts';
import { AFTER, type Reveal } from './reveal.ts';
import { Sleeve } from './sleeve.ts';
import { drawDrinkingStraw, drawPointer } from './straw-pose.ts';

/** The lowest position of the camera, radians above the table. */
const LOWEST = 0.2;
/** The cup beside the won one, units of the design. */
const OTHER_RADIUS = 34;
/** What one frame shows. */
export interface View extends Turning {
  /** Sideways bend of the straw's tip, radians seen from the middle of the cup. */
  readonly bend: number;
  /** The cup above the table, 0 … 1. */
  readonly lift: number;
  /** How high the pearls jumped above the lid when the cup landed, in cup radii. */
  readonly hop: number;
  /** How far a spin is wound up, 0 … 1. */
  readonly power: number;
  /** The slot of the other prize, if there are two. */
  readonly other: number | undefined;
}

/** Everything that is baked for one size of the stage. */
interface Props {
  readonly table: HTMLCanvasElement;
  readonly wall: HTMLCanvasElement;
  readonly cast: Cast;
  readonly crown: Crown;
  readonly pearls: Pearls;
  readonly sleeve: Sleeve;
  readonly frost: Frost;
}

export class Picture {
  readonly #layer: Layer;
  readonly #stage: Stage;
  readonly #palette: Palette;
  readonly #drink = new Drink();
  readonly #otherDrink = new Drink();
  #layout: Layout;
  #props: Props;

  constructor(stage: Stage, palette: Palette, layout: Layout) {
    this.#stage = stage;
    this.#palette = palette;
    this.#layer = createLayer(stage);
    this.#layout = layout;
    this.#props = this.#bake();
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    this.#layer.resize();
    this.#props = this.#bake();
  }

  #bake(): Props {
    const { wheel, cup, scale } = this.#layout;
    const ratio = this.#stage.pixelRatio * scale;
    const palette = this.#palette;
    const side = this.#cameraAt(1, 0);
    const foot = ringAt(side, 0);
    const pearls = new Pearls(palette.pearl, wheel.r, ratio);
    return {
      table: bakeTable(this.#layout, palette, ratio),
      wall: bakeWall(this.#layout, palette, foot.y - foot.ry * 2.2, ratio),
      cast: new Cast(palette, wheel.r, ratio),
      crown: new Crown(palette, pearls, wheel.r, ratio),
      pearls,
      sleeve: new Sleeve(palette.tea, this.#stage.config.mode === 'still' ? undefined : this.#stage.brand.name),
      frost: new Frost(cup.r, ratio),
    };
  }

  #cameraAt(tilt: number, lift: number): Camera {
    const { wheel, cup } = this.#layout;
    const elevation = mix(Math.PI / 2, LOWEST, tilt);
    return {
      x: mix(wheel.x, cup.x, tilt),
      y: mix(wheel.y, cup.y, tilt) - lift * wheel.r * 0.06,
      r: mix(wheel.r, cup.r, tilt) * (1 + 0.085 * lift),
      sin: Math.sin(elevation),
      cos: Math.cos(elevation),
    };
  }

  get #leftmost(): number {
    return this.#layout.isWide && this.#stage.config.mode !== 'still' ? -1 : -9;
  }

  draw(view: View): void {
    const c = this.#layer.context;
    const { scale } = this.#layout;
    const { reveal } = view;
    const camera = this.#cameraAt(reveal.tilt, view.lift);
    // It covers the whole canvas, so the browser may drop a frame that was never shown.
    c.clearRect(0, 0, this.#stage.width, this.#stage.height);
    c.save();
    c.scale(scale, scale);
    this.#choose(view.slot);
    this.#drawPlace(c, view);
    this.#props.pearls.drawLoose(c, this.#cameraAt(0, 0), 1 - ramp(reveal.tilt, 0, 0.4), this.#leftmost);
    this.#drawOther(c, view);
    this.#drawCup(c, camera, view);
    if (reveal.strawOut < 1) drawPointer(c, camera, view, this.#palette.straw);
    if (view.power > 0) this.#drawPower(c, camera, view.power);
    c.restore();
  }

  #choose(slot: number | undefined): void {
    const flavour = this.#flavourAt(slot);
    if (!flavour) return;
    this.#props.cast.setFlavour(flavour);
    this.#drink.setFlavour(flavour);
  }

  #drawPlace(c: CanvasRenderingContext2D, { reveal, slot }: View): void {
    const { width, height } = this.#layout;
    const { table, wall } = this.#props;
    const side = ramp(reveal.tilt, 0.15, 0.85);
    if (side < 1) c.drawImage(table, 0, 0, width, height);
    if (side <= 0) return;
    c.globalAlpha = side;
    c.drawImage(wall, 0, 0, width, height);
    const flavour = this.#flavourAt(slot);
    if (flavour) {
      c.globalCompositeOperation = 'multiply';
      c.fillStyle = mixColour('#fffaf0', flavour.colour, 0.27);
      c.fillRect(0, 0, width, height);
      c.globalCompositeOperation = 'source-over';
    }
    this.#drawRays(c, reveal.title);
    c.globalAlpha = 1;
  }

  /** What is won stands in the light. */
  #drawRays(c: CanvasRenderingContext2D, shown: number): void {
    const { x, y, r } = this.#layout.cup;
    const middle = y + r;
    const reach = r * 3.4;
    c.globalAlpha = shown;
    c.fillStyle = radial(
      c,
      [x, middle, reach],
      [
        [0.2, withAlpha('#fffbe0', 0.5)],
        [1, withAlpha('#fffbe0', 0)],
      ],
    );
    for (let ray = 0; ray < 16; ray++) {
      const from = (ray / 8 + 0.2 * shown) * Math.PI;
      c.beginPath();
      c.moveTo(x, middle);
      c.arc(x, middle, reach, from, from + Math.PI / 16);
      c.fill();
    }
  }

  #flavourAt(slot: number | undefined): Flavour | undefined {
    return slot === undefined ? undefined : this.#palette.flavours[slot];
  }

  #drawCup(c: CanvasRenderingContext2D, camera: Camera, view: View): void {
    const { cast, crown, pearls } = this.#props;
    const { reveal } = view;
    cast.draw(c, camera, view);
    this.#drawInside(c, camera, view, this.#drink);
    crown.drawLid(c, camera, view, 1 - ramp(reveal.pour, 0, 0.15));
    pearls.drawOnLid(c, camera, view);
    crown.drawRim(c, camera, 1 - ramp(reveal.tilt, 0.35, 0.75));
    this.#drawOutside(c, camera, reveal);
  }

  /** The prize that is not chosen stands farther back, a cup of its own. */
  #drawOther(c: CanvasRenderingContext2D, view: View): void {
    const flavour = this.#flavourAt(view.other);
    if (!flavour || view.reveal.title <= 0) return;
    this.#otherDrink.setFlavour(flavour);
    const side = this.#cameraAt(1, 0);
    const x = Math.min(this.#layout.width - 37, side.x + side.r * 1.55) + (1 - view.reveal.title) * 90;
    const y = ringAt(side, 0).y - 12 - OTHER_RADIUS * CUP_HEIGHT * side.cos;
    const camera = { ...side, x, y, r: OTHER_RADIUS };
    const full = { ...view, slot: view.other, reveal: AFTER };
    c.imageSmoothingQuality = 'high';
    this.#props.cast.draw(c, camera, full);
    this.#drawInside(c, camera, full, this.#otherDrink);
    this.#drawOutside(c, camera, AFTER);
    c.imageSmoothingQuality = 'low';
  }

  #drawInside(c: CanvasRenderingContext2D, camera: Camera, { reveal, turn }: View, drink: Drink): void {
    const side = ramp(reveal.tilt, 0.1, 0.6);
    if (side <= 0) return;
    drawBackWall(c, camera, side);
    drawLip(c, camera, 'back', side);
    drink.draw(c, camera, reveal.pour, () => {
      this.#props.pearls.drawSinking(c, camera, turn, reveal.pour);
    });
    drink.drawSurface(c, camera, ramp(reveal.spread, 0.8, 1) * side, reveal.pour);
  }

  #drawOutside(c: CanvasRenderingContext2D, camera: Camera, { tilt, pour, strawIn }: Reveal): void {
    const side = ramp(tilt, 0.1, 0.6);
    if (side <= 0) return;
    drawFrontWall(c, camera, side);
    this.#props.frost.draw(c, camera, ramp(pour, 0.3, 0.9));
    this.#props.sleeve.draw(c, camera, ramp(tilt, 0.3, 0.7), ramp(tilt, 0.85, 1));
    drawDrinkingStraw(c, camera, strawIn, this.#palette.straw);
    drawLip(c, camera, 'front', ramp(tilt, 0.35, 0.75));
  }

  #drawPower(c: CanvasRenderingContext2D, { x, y, r }: Camera, power: number): void {
    c.lineCap = 'round';
    c.lineWidth = r * 0.045;
    c.strokeStyle = withAlpha(this.#palette.cream, 0.85);
    c.beginPath();
    c.arc(x, y, r * 1.055, 0, Math.PI * 2);
    c.stroke();
    c.strokeStyle = this.#palette.tea;
    c.beginPath();
    c.arc(x, y, r * 1.055, POINTER, POINTER + Math.PI * 2 * Math.max(0.02, power));
    c.stroke();
  }
}
