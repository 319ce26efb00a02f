import { createLayer, type Layer } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeInOut, easeOut, easeOutBack, mix, ramp } from '#creative-sdk/motion.ts';
import { BankCard } from './bank-card.ts';
import { CALLED_S } from './callouts.ts';
import { CoinSprites } from './coin.ts';
import type { Game } from './game.ts';
import { type CardPlace, type Layout, laneX } from './layout.ts';
import { Light } from './light.ts';
import { glow } from './paint.ts';
import { type Palette, STEEL } from './palette.ts';
import { Plates } from './plates.ts';
import { drawShields } from './shield.ts';
import { poseOf } from './tablets.ts';
import { Vault } from './vault.ts';

/** Everything that is baked for one size of the stage. */
interface Props {
  readonly vault: Vault;
  readonly plates: Plates;
  readonly card: BankCard;
  readonly coins: CoinSprites;
}

const SHAKE = 4;

export class Picture {
  readonly #layer: Layer;
  readonly #stage: Stage;
  readonly #palette: Palette;
  readonly #light: Light;
  #layout: Layout;
  #props: Props;

  constructor(stage: Stage, palette: Palette, layout: Layout) {
    this.#stage = stage;
    this.#palette = palette;
    this.#layer = createLayer(stage);
    this.#light = new Light(palette);
    this.#layout = layout;
    this.#props = this.#bake();
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    this.#layer.resize();
    this.#props = this.#bake();
  }

  #bake(): Props {
    const { scale } = this.#layout;
    const ratio = this.#stage.pixelRatio * scale;
    const isBlank = this.#stage.config.mode === 'still';
    const card = new BankCard(this.#palette, isBlank ? '' : this.#stage.brand.name, ratio);
    for (const { pitch } of [this.#layout.card, this.#layout.hero]) card.bake(pitch, ratio);
    return {
      vault: new Vault(this.#layout, this.#palette, ratio),
      plates: new Plates(this.#palette, ratio, isBlank),
      card,
      coins: new CoinSprites(this.#palette, ratio),
    };
  }

  /** Bakes what has not been seen whole yet. */
  prepare({ tablets }: Game): void {
    for (const { plate, fee } of tablets) this.#props.plates.prepare(plate, fee);
  }

  draw(game: Game, t: number): void {
    const c = this.#layer.context;
    const { scale } = this.#layout;
    c.clearRect(0, 0, this.#stage.width, this.#stage.height);
    c.save();
    c.scale(scale, scale);
    if (game.shock > 0 && !this.#stage.reduced) c.translate(Math.sin(t * 71) * SHAKE * game.shock ** 2, Math.cos(t * 57) * SHAKE * game.shock ** 2);
    const rise = game.risen;
    // Beside the calm version's list the room stands as on its end card.
    const calm = game.phase === 'list' && this.#layout.isWide ? 1 : 0;
    this.#props.vault.draw(c, calm || easeInOut(ramp(rise, 0, 0.6)), { open: easeInOut(ramp(rise, 0, 0.85)), lit: game.smashed.length });
    c.translate(this.#layout.pan.x * calm, 0);
    if (game.usesLanes && game.isPlaying) this.#drawLane(c, game.lane);
    this.#drawCard(c, game, rise, t);
    this.#drawGlass(c, game);
    this.#drawCoins(c, game);
    this.#drawCallouts(c, game);
    // What can still be cut lies over all that was: its name stays readable.
    for (const tablet of game.tablets) this.#props.plates.drawWhole(c, tablet.plate, tablet.fee, poseOf(tablet, this.#layout, game.fallS));
    this.#light.sparks(c, game.debris.sparks);
    this.#light.trail(c, game.trail);
    c.restore();
  }

  /** Where the keys would cut. */
  #drawLane(c: CanvasRenderingContext2D, lane: number): void {
    const { card, laneGap } = this.#layout;
    const reach = card.y * 0.56;
    glow(
      c,
      [laneX(this.#layout, lane), reach, laneGap * 0.7, reach],
      [
        [0, withAlpha(this.#palette.mint, 0.5)],
        [1, withAlpha(this.#palette.mint, 0)],
      ],
    );
  }

  #drawCard(c: CanvasRenderingContext2D, game: Game, rise: number, t: number): void {
    const place = this.#cardPlace(rise, t, game);
    glow(
      c,
      [place.x, place.y + place.w * mix(0.2, 0.12, rise), place.w * 0.66, place.w * mix(0.2, 0.5, rise)],
      [
        [0, withAlpha(STEEL.ink, 0.75)],
        [0.6, withAlpha(STEEL.ink, 0.4)],
        [1, withAlpha(STEEL.ink, 0)],
      ],
    );
    drawShields(c, this.#layout, { shields: game.shields, shock: game.shock, fade: 1 - ramp(rise, 0, 0.25) }, this.#palette);
    if (game.pulse > 0) this.#light.halo(c, place.x, place.y, place.w * 0.85, game.pulse * 0.5);
    this.#props.card.draw(c, place, rise < 1 ? 0 : (game.since - 0.1) / 0.8);
  }

  #cardPlace(rise: number, t: number, game: Game): CardPlace {
    const { card, hero } = this.#layout;
    const up = easeOutBack(ramp(rise, 0.2, 0.95));
    const bob = game.isPlaying ? Math.sin(t * 1.7) * 1.6 : 0;
    const kick = game.pulse * 0.02 + game.shock * -0.04;
    return {
      x: mix(card.x, hero.x, easeOut(rise)),
      y: mix(card.y + bob + game.shock * 5, hero.y, up),
      w: mix(card.w * (1 + kick), hero.w * (1 + kick), up),
      roll: mix(card.roll, hero.roll, up),
      pitch: mix(card.pitch, hero.pitch, easeOut(rise)),
    };
  }

  #drawGlass(c: CanvasRenderingContext2D, game: Game): void {
    const { plates } = this.#props;
    const { debris } = game;
    for (const flash of debris.flashes) {
      const left = Math.max(0, 1 - flash.age / 0.34);
      this.#light.halo(c, (flash.from.x + flash.to.x) / 2, (flash.from.y + flash.to.y) / 2, 170 * flash.size, left * 0.5);
    }
    for (const piece of debris.pieces) plates.drawPiece(c, piece);
    this.#light.flashes(c, debris.flashes);
  }

  #drawCoins(c: CanvasRenderingContext2D, { debris }: Game): void {
    for (const { x, y, age, wait, travel, size, phase } of debris.coins) {
      if (age < wait) continue;
      const t = (age - wait) / travel;
      const grown = size * ramp(t, 0, 0.18) * (1 - 0.45 * ramp(t, 0.7, 1));
      this.#props.coins.draw(c, x, y, grown, phase + age * 7);
    }
  }

  #drawCallouts(c: CanvasRenderingContext2D, { callouts }: Game): void {
    if (this.#stage.config.mode === 'still') return;
    c.textAlign = 'center';
    for (const { x, y, text, size, age } of callouts.list) {
      c.font = `700 ${size * (0.7 + 0.3 * easeOutBack(ramp(age, 0, 0.22)))}px Sora`;
      c.globalAlpha = ramp(age, 0, 0.06) * (1 - ramp(age, CALLED_S - 0.15, CALLED_S));
      const half = c.measureText(text).width / 2 + size * 0.4;
      const at = clamp(x, half + 4, this.#layout.width - half - 4);
      const foot = Math.max(y, this.#layout.top + 50) - 14 * easeOut(age / CALLED_S);
      c.fillStyle = this.#palette.mintPale;
      c.beginPath();
      c.roundRect(at - half, foot - size * 1.05, half * 2, size * 1.4, size * 0.3);
      c.fill();
      c.fillStyle = STEEL.ink;
      c.fillText(text, at, foot);
    }
    c.globalAlpha = 1;
  }
}
