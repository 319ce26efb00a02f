import { createLayer, type Layer } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { linear, radial } from '#creative-sdk/soft.ts';
import { bakeBackdrop, GROUND } from './backdrop.ts';
import { drawBeads, drawBeams } from './beads.ts';
import { Buds } from './buds.ts';
import { Field } from './field.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import { createMark } from './mark.ts';
import { Pads } from './pads.ts';
import type { Palette } from './palette.ts';
import { LANES_OF } from './rhythm.ts';
import { drawHalo, drawRings } from './rings.ts';
import { drawScore } from './score.ts';
import { drawLight, drawSparks } from './sparks.ts';
import type { View } from './staging.ts';
import { drawWave } from './wave.ts';

/** The buds stand on the floor: so far below the middle of their heads, heads. */
const FLOOR = 2.2;
const FINEST_EDGE = 1.4;

/** Draws a view: the stage, the floor's mirror, the sound behind the buds, the buds, the pads. */
export class Picture {
  readonly #layer: Layer;
  readonly #stage: Stage;
  readonly #palette: Palette;
  readonly #buds: Buds;
  readonly #field: Field;
  readonly #pads: Pads;
  #layout: Layout;
  #backdrop: HTMLCanvasElement;

  constructor(stage: Stage, palette: Palette, layout: Layout) {
    this.#stage = stage;
    this.#palette = palette;
    this.#layout = layout;
    this.#layer = createLayer(stage);
    this.#field = new Field(palette);
    this.#pads = new Pads(palette);
    this.#buds = new Buds(createMark(stage.brand.name), this.#fineUnit);
    this.#backdrop = bakeBackdrop(layout, palette, stage.pixelRatio);
    this.#bake();
  }

  /** Pixels of a head's radius: a coarse screen gets finer sprites, so that their edges are smooth. */
  get #fineUnit(): number {
    const { pixelRatio } = this.#stage;
    return this.#layout.unit * this.#layout.scale * Math.max(pixelRatio, FINEST_EDGE);
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    this.#layer.resize();
    this.#buds.fit(this.#fineUnit);
    this.#backdrop = bakeBackdrop(layout, this.#palette, this.#stage.pixelRatio);
    this.#bake();
  }

  #bake(): void {
    this.#pads.fit(this.#layout, this.#stage.pixelRatio * this.#layout.scale);
    this.#field.fit(this.#layer.context, this.#layout);
  }

  /** Goes on computing sprites while there is time; towards the end of the song those that the drop will show. */
  prepare({ beat, track }: Game): void {
    this.#buds.prepare();
    if (beat < 11) return;
    for (const side of [0, 1] as const) this.#buds.develop(`${track.signature} ${side}`, this.#palette.finish(side, track.signature));
  }

  draw(view: View, game: Game): void {
    const { context } = this.#layer;
    const { pads, lift } = this.#layout;
    const layout = { ...this.#layout, hero: view.hero, pads: pads.map(({ x, y }) => ({ x, y: y - lift * view.lift })) };
    context.save();
    context.scale(layout.scale, layout.scale);
    context.drawImage(this.#backdrop, 0, 0, layout.width, layout.height);
    drawLight(context, layout, { palette: this.#palette, view });
    context.save();
    context.translate(view.hero.x, view.hero.y);
    context.scale(view.zoom, view.zoom);
    context.translate(-view.hero.x, -view.hero.y);
    if (view.colour > 0) this.#drawStage(view, game);
    this.#field.draw(context, view);
    this.#drawBuds(view, game);
    this.#drawWave(view, game);
    drawSparks(context, layout, { palette: this.#palette, view });
    context.restore();
    if (game.phase !== 'still') {
      const [palette, { track }] = [this.#palette, game];
      drawScore(context, layout, { palette, track, pulses: view.pulses, alpha: view.score });
      this.#pads.draw(context, layout, view.pads);
      drawBeads(context, layout, { palette, view });
      drawBeams(context, layout, { palette, view });
      this.#pads.drawAnswers(context, layout, view.pads);
    }
    context.restore();
  }

  #drawBuds(view: View, game: Game): void {
    const { context } = this.#layer;
    view.poses.forEach((pose, i) => {
      for (const lane of LANES_OF[i ? 1 : 0]) drawHalo(context, pose, { colour: this.#palette.lanes[lane], strength: view.flashes[lane] ?? 0 });
    });
    view.poses.forEach((pose, i) => {
      const side = i ? 1 : 0;
      this.#buds.draw(context, pose, { key: `black ${side}`, finish: this.#palette.finish(side) });
      if (view.colour > 0) {
        this.#buds.draw(context, pose, { key: `${game.signature} ${side}`, finish: this.#palette.finish(side, game.signature), rise: view.colour });
      }
      for (const lane of LANES_OF[side]) {
        const flash = view.flashes[lane] ?? 0;
        if (flash < 0.02) continue;
        context.globalAlpha = flash;
        this.#buds.drawGlow(context, pose, this.#palette.lanes[lane]);
        context.globalAlpha = 1;
      }
      drawRings(context, { palette: this.#palette, view, isRight: side > 0 });
    });
  }

  /** The end card: coloured light on the wall, and a floor that mirrors the buds and their wave. */
  #drawStage(view: View, game: Game): void {
    const { context } = this.#layer;
    const { width, height } = this.#layout;
    const { x, y } = view.hero;
    const { unit } = view.poses[0];
    const floor = y + unit * FLOOR;
    const wall = this.#palette.wall(game.signature);
    const shown = view.colour * (1 - view.surge);
    context.save();
    context.globalAlpha = shown;
    context.fillStyle = radial(
      context,
      [x, y + unit * 0.5, unit * 3.4],
      [
        [0, withAlpha(wall, 0.62)],
        [0.4, withAlpha(wall, 0.3)],
        [1, withAlpha(wall, 0)],
      ],
    );
    context.fillRect(0, 0, width, floor);
    context.beginPath();
    context.rect(0, floor, width, height - floor);
    context.clip();
    context.fillStyle = GROUND;
    context.fillRect(0, floor, width, height);
    context.save();
    context.translate(0, floor * 2);
    context.scale(1, -1);
    context.globalAlpha = 0.5 * shown;
    view.poses.forEach((pose, i) => {
      const side = i ? 1 : 0;
      const lane = view.colour > 0.5 ? game.signature : undefined;
      this.#buds.draw(context, pose, { key: `${lane ?? 'black'} ${side}`, finish: this.#palette.finish(side, lane) });
    });
    this.#drawWave(view, game);
    context.restore();
    context.fillStyle = linear(
      context,
      [0, floor, 0, floor + unit * 0.85],
      [
        [0, withAlpha(GROUND, 0)],
        [0.6, withAlpha(GROUND, 0.8)],
        [1, GROUND],
      ],
    );
    context.fillRect(0, floor, width, height);
    context.restore();
  }

  #drawWave(view: View, { track }: Game): void {
    drawWave(this.#layer.context, this.#layout, { palette: this.#palette, track, view, floor: view.hero.y + view.poses[0].unit * FLOOR });
  }
}
