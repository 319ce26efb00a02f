/** How a product leaves its face for the shelf, in units of the face. */
export interface Exit {
  /** 0 in the middle of the face … 1 on the shelf. */
  readonly part: number;
  /** The line on which it then stands, from the middle of the face. */
  readonly base: number;
  /** How far that is to the right of its middle. */
  readonly aside: number;
  readonly scale: number;
  /** How much of the set is left. */
  readonly set: number;
}

/** Where a picture is drawn, from the middle of its face, and its scale. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
