/** A rectangle that an ad is drawn for, design units. */
interface Design {
  readonly width: number;
  readonly height: number;
}

/** The stage in units of the design. */
export interface DesignSize {
  readonly isWide: boolean;
  /** CSS pixels per design unit. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The design fills the shorter side of the stage; the longer side adds units, nothing is cropped. */
export function fillStage(stageWidth: number, stageHeight: number, design: Design): Omit<DesignSize, 'isWide'> {
  const scale = Math.max(0.1, Math.min(stageWidth / design.width, stageHeight / design.height));
  return { scale, width: stageWidth / scale, height: stageHeight / scale };
}

/** Lays a sheet of words and buttons (sheet.css) over the whole stage, its units those of the design. */
export function fitSheet(sheet: HTMLElement, { isWide, scale, width, height }: DesignSize): void {
  Object.assign(sheet.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` });
  sheet.classList.toggle('wide', isWide);
}
