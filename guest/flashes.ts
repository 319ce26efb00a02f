/** As often as a screen that flashes fifteen times a second is seen bright and dark. */
const LOOK_EVERY_MS = 30;
const SECOND_MS = 1000;
/** A flash is a pair of opposing changes of relative luminance by a tenth, the darker below 0.8 (WCAG 2.3.1). */
const CHANGE = 0.1;
const DARKER_BELOW = 0.8;
/** Places that are looked at, of the document's width and height. */
const places = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
/** A quarter of what is seen must flash: of nine places, three. */
const MOST_PLACES_QUIET = 2;

// Its own looks are no motion of the document: what that calls is replaced later.
const frame = globalThis.requestAnimationFrame?.bind(globalThis);
const every = globalThis.setInterval.bind(globalThis);
const now = performance.now.bind(performance);

/**
 * Looks at nine places, at the colour of the boxes that stand there and at the pixels of a canvas, and says how often a quarter of them flash within a
 * second, each time that it is more than before. Pictures that move by themselves and films are not looked into: the page says so.
 */
export function countFlashes(hear: (times: number) => void): void {
  const pixels = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const tracks = places.map(() => new Track());
  let lookedAt = 0;
  let most = 0;
  const look = () => {
    const at = now();
    if (at - lookedAt < LOOK_EVERY_MS || !document.body) return;
    lookedAt = at;
    const flashes = tracks.map((track, index) => track.add(at, luminanceAt(...(places[index] ?? [0, 0]), pixels)));
    const times = flashes.sort((one, other) => other - one)[MOST_PLACES_QUIET] ?? 0;
    if (times <= most) return;
    most = times;
    hear(times);
  };
  // A canvas of WebGL can be read in a frame alone, and a busy machine draws too few of them.
  const lookAtFrame = () => {
    frame(lookAtFrame);
    look();
  };
  frame(lookAtFrame);
  every(look, LOOK_EVERY_MS);
}

/** The luminance of one place over time. */
export class Track {
  #extreme: number | undefined;
  #direction = 0;
  #turns: number[] = [];

  /** How many flashes the last second had, with this look. */
  add(at: number, luminance: number): number {
    const from = this.#extreme ?? luminance;
    const change = luminance - from;
    const direction = Math.sign(change);
    if (Math.abs(change) >= CHANGE && Math.min(luminance, from) < DARKER_BELOW && direction !== this.#direction) {
      this.#turns.push(at);
      this.#direction = direction;
      this.#extreme = luminance;
    } else if (this.#extreme === undefined || (this.#direction !== 0 && direction === this.#direction)) this.#extreme = luminance;
    this.#turns = this.#turns.filter((turn) => at - turn < SECOND_MS);
    return Math.floor(this.#turns.length / 2);
  }
}

/** Boxes over one another, as they are mixed: only their backgrounds, and a canvas as it is drawn. */
function luminanceAt(x: number, y: number, pixels: OffscreenCanvasRenderingContext2D | null): number {
  const [left, top] = [x * innerWidth, y * innerHeight];
  // The background of the body is that of the whole page.
  let color = lay([1, 1, 1], document.body);
  for (const element of document.elementsFromPoint(left, top).reverse()) {
    color = lay(color, element);
    if (element instanceof HTMLCanvasElement && pixels) color = lookInto(element, left, top, pixels, color);
  }
  const [red = 0, green = 0, blue = 0] = color.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function lay(under: readonly number[], element: Element): readonly number[] {
  const { backgroundColor, opacity } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
  return mix(under, [red / 255, green / 255, blue / 255], alpha * Number(opacity));
}

const mix = (under: readonly number[], over: readonly number[], share: number) =>
  under.map((part, index) => part * (1 - share) + (over[index] ?? 0) * share);

/** The canvas as it is at this place; one that was drawn from elsewhere may not be read. */
function lookInto(canvas: HTMLCanvasElement, left: number, top: number, pixels: OffscreenCanvasRenderingContext2D, under: readonly number[]) {
  const box = canvas.getBoundingClientRect();
  try {
    pixels.clearRect(0, 0, 1, 1);
    const [x, y] = [((left - box.left) / box.width) * canvas.width, ((top - box.top) / box.height) * canvas.height];
    pixels.drawImage(canvas, x, y, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.getImageData(0, 0, 1, 1).data;
    return mix(under, [red / 255, green / 255, blue / 255], alpha / 255);
  } catch {
    return under;
  }
}
