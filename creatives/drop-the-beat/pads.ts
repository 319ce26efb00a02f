import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { clamp, easeOut, ramp } from '#creative-sdk/motion.ts';
import { disc } from '#creative-sdk/soft.ts';
import { drawGlyph } from './glyphs.ts';
import type { Layout, Place } from './layout.ts';
import type { Palette } from './palette.ts';
import { LANES, type Lane } from './rhythm.ts';

const TAU = Math.PI * 2;
/** Room around a pad for its halo, parts of its radius. */
const ROOM = 1.5;
/** The word at a pad and the ghost of a miss last this long. */
const WORD_S = 0.8;
const GHOST_S = 1.4;
/** A tap's ripple lasts this long. */
const RIPPLE_S = 0.5;

/** What a tap is told at its pad. */
export interface Answer {
  readonly word: string;
  readonly isHit: boolean;
  /** Seconds since the tap. */
  readonly age: number;
  /** How far beside the beat it fell, beats; undefined when that is not worth telling. */
  readonly off: number | undefined;
}

export interface PadState {
  /** Shown 0 … 1. */
  readonly presence: number;
  /** Of its radius. */
  readonly size: number;
  readonly isLit: boolean;
  /** Whether the song asks for it now. */
  readonly isAsked: boolean;
  /** How near the next beat is on a cued pad, 0 … 1; undefined when it is not asked for. */
  readonly approach: number | undefined;
  /** Seconds since it was tapped. */
  readonly age: number;
  /** How exact the last tap was, 0 … 1. */
  readonly quality: number;
  /** Calm version: the number of the beat in the bar instead of a ring. */
  readonly count: number | undefined;
  readonly answer: Answer | undefined;
}

/** Four pads of glass. */
export class Pads {
  readonly #palette: Palette;
  #glass: readonly { readonly dark: HTMLCanvasElement; readonly lit: HTMLCanvasElement }[] = [];

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  fit({ padRadius }: Layout, pixelRatio: number): void {
    const size = padRadius * ROOM * 2;
    const bake = (lane: Lane, isLit: boolean) =>
      bakeSprite(size, size, pixelRatio, (context) => {
        context.translate(size / 2, size / 2);
        drawGlass(context, padRadius, this.#palette.lanes[lane], isLit);
        drawGlyph(context, { lane, r: padRadius, colour: isLit ? '#ffffff' : mixColour(this.#palette.lanes[lane], '#ffffff', 0.35) });
      });
    this.#glass = ([0, 1, 2, 3] as const).map((lane) => ({ dark: bake(lane, false), lit: bake(lane, true) }));
  }

  draw(context: CanvasRenderingContext2D, { pads, padRadius }: Layout, states: readonly PadState[]): void {
    states.forEach((state, lane) => {
      const place = pads[lane];
      const glass = this.#glass[lane];
      if (!place || !glass || state.presence < 0.01) return;
      const pressed = state.age < 0.25 ? 1 - 0.07 * (1 - easeOut(state.age / 0.25)) : 1;
      const size = padRadius * ROOM * 2 * pressed * state.size;
      const stamp = (sprite: HTMLCanvasElement, alpha: number) => {
        context.globalAlpha = alpha * state.presence;
        context.drawImage(sprite, place.x - size / 2, place.y - size / 2, size, size);
      };
      stamp(glass.dark, 1);
      const flash = Math.max(state.isLit ? 0.5 : 0, (state.quality > 0 ? 0.95 : 0.3) * (1 - clamp(state.age / 0.4)));
      if (flash > 0.01) stamp(glass.lit, flash);
      context.globalAlpha = state.presence;
      this.#drawCue(context, place, { state, r: padRadius * state.size });
      context.globalAlpha = 1;
    });
  }

  /** Over the beams and the pads beside it. */
  drawAnswers(context: CanvasRenderingContext2D, { pads, padRadius }: Layout, states: readonly PadState[]): void {
    for (const lane of LANES) {
      const [place, state] = [pads[lane], states[lane]];
      if (!place || !state?.answer || state.answer.age > GHOST_S) continue;
      drawAnswer(context, place, { answer: state.answer, r: padRadius * state.size, colour: this.#palette.lanes[lane] });
    }
  }

  #drawCue(context: CanvasRenderingContext2D, { x, y }: Place, { state, r }: { state: PadState; r: number }): void {
    const { primary } = this.#palette;
    const ring = (radius: number, width: number, colour: string) => {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.beginPath();
      context.arc(x, y, radius, 0, TAU);
      context.stroke();
    };
    if (state.age < RIPPLE_S) {
      const t = easeOut(state.age / RIPPLE_S);
      ring(r * (1 + 0.2 * t), 2.4 * (1 - t) + 0.3, withAlpha(state.quality > 0 ? primary : '#ffffff', (1 - t) * (0.35 + 0.6 * state.quality)));
    }
    const { approach } = state;
    if (approach === undefined) return;
    ring(r, 1.4, withAlpha(primary, 0.5));
    if (state.count !== undefined) {
      drawCount(context, { x, y }, { count: state.count, r });
      return;
    }
    // The ring runs round the rim and closes on the beat.
    context.lineCap = 'round';
    context.lineWidth = 3;
    context.strokeStyle = primary;
    context.beginPath();
    context.arc(x, y, r, -TAU / 4, -TAU / 4 + TAU * approach);
    context.stroke();
    const head = -TAU / 4 + TAU * approach;
    context.fillStyle = '#ffffff';
    context.beginPath();
    context.arc(x + Math.cos(head) * r, y + Math.sin(head) * r, 2.6, 0, TAU);
    context.fill();
  }
}

/** A word over the pad; and of a tap beside the beat a ghost on the rim, where the light was that closes there on the beat. */
function drawAnswer(
  context: CanvasRenderingContext2D,
  { x, y }: Place,
  { answer: { word, isHit, age, off }, r, colour }: { answer: Answer; r: number; colour: string },
): void {
  const [ink, ground] = isHit ? ['#0b0a0d', colour] : ['#ffffff', '#26242c'];
  context.save();
  if (off !== undefined) {
    const at = TAU * (off - 0.25);
    context.globalAlpha = 1 - ramp(age, 0.6, GHOST_S);
    context.strokeStyle = '#ffffff';
    context.lineWidth = 1.5;
    context.setLineDash([2, 3]);
    context.beginPath();
    context.arc(x, y, r + 5, Math.min(at, -TAU / 4), Math.max(at, -TAU / 4));
    context.stroke();
    context.setLineDash([]);
    disc(context, x + Math.cos(at) * (r + 5), y + Math.sin(at) * (r + 5), 5);
    context.stroke();
  }
  context.globalAlpha = 1 - ramp(age, WORD_S - 0.3, WORD_S);
  context.font = '600 12px Sora, sans-serif';
  context.textAlign = 'center';
  const half = context.measureText(word).width / 2 + 8;
  const top = y - r - 23 - 5 * easeOut(age / 0.2);
  context.fillStyle = ground;
  context.beginPath();
  context.roundRect(x - half, top, half * 2, 19, 9.5);
  context.fill();
  context.fillStyle = ink;
  context.fillText(word, x, top + 13.8);
  context.restore();
}

function drawCount(context: CanvasRenderingContext2D, { x, y }: Place, { count, r }: { count: number; r: number }): void {
  context.fillStyle = '#0b0a0d';
  context.beginPath();
  context.arc(x, y, r * 0.62, 0, TAU);
  context.fill();
  context.font = `600 ${r * 0.8}px Sora, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = '#ffffff';
  context.fillText(String(count), x, y + r * 0.28);
}

function drawGlass(context: CanvasRenderingContext2D, r: number, colour: string, isLit: boolean): void {
  const disc = (radius: number) => {
    context.beginPath();
    context.arc(0, 0, radius, 0, TAU);
  };
  const halo = context.createRadialGradient(0, 0, r * 0.9, 0, 0, r * ROOM);
  halo.addColorStop(0, withAlpha(colour, isLit ? 0.4 : 0.1));
  halo.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = halo;
  disc(r * ROOM);
  context.fill();
  const body = context.createRadialGradient(0, r * 0.75, r * 0.1, 0, 0, r);
  body.addColorStop(0, isLit ? mixColour(colour, '#ffffff', 0.15) : mixColour(colour, '#131217', 0.62));
  body.addColorStop(0.6, isLit ? mixColour(colour, '#17151c', 0.35) : mixColour(colour, '#131217', 0.84));
  body.addColorStop(1, isLit ? mixColour(colour, '#17151c', 0.55) : mixColour(colour, '#0e0d11', 0.93));
  context.fillStyle = body;
  disc(r);
  context.fill();
  drawSheen(context, r);
  const rim = context.createLinearGradient(0, -r, 0, r);
  rim.addColorStop(0, 'rgb(255 255 255 / 0.75)');
  rim.addColorStop(0.35, 'rgb(255 255 255 / 0.12)');
  rim.addColorStop(0.75, withAlpha(colour, 0.2));
  rim.addColorStop(1, withAlpha(colour, 0.95));
  context.strokeStyle = rim;
  context.lineWidth = 1.1;
  disc(r - 0.6);
  context.stroke();
}

/** The softbox in the glass: a hard-edged crescent above. */
function drawSheen(context: CanvasRenderingContext2D, r: number): void {
  context.save();
  context.beginPath();
  context.arc(0, 0, r * 0.93, 0, TAU);
  context.clip();
  const sheen = context.createLinearGradient(0, -r, 0, 0);
  sheen.addColorStop(0, 'rgb(255 255 255 / 0.34)');
  sheen.addColorStop(1, 'rgb(255 255 255 / 0.02)');
  context.fillStyle = sheen;
  context.beginPath();
  context.ellipse(0, -r * 0.86, r * 1.05, r * 0.82, 0, 0, TAU);
  context.fill();
  context.restore();
}
