import type { Look } from './look.ts';
import type { Vec3 } from './solid.ts';

/** Something that draws the studio: the graphics card or the turntable of pictures. */
export interface Studio {
  readonly element: HTMLElement;
  /** False while it is computing or loading: until then only the wall and the outline of the car can be shown. */
  readonly isReady: boolean;
  /** Does a part of the work before it is ready. */
  prepare(): void;
  resize(): void;
  /** `isPrint`: a picture that stays, as fine as can be. */
  draw(look: Look, isPrint: boolean): void;
  /** Where a point of the car is, CSS pixels from the stage's top left corner. */
  place(look: Look, point: Vec3): { readonly x: number; readonly y: number };
}
