import type { CSSProperties } from 'react';
import type { Device } from '#catalogue/demo.ts';

export interface Screen {
  readonly name: string;
  /** CSS pixels of the page that it shows. */
  readonly width: number;
  readonly height: number;
}

/** What a stage can be; the first of each is the specification's. */
export const screens: Readonly<Record<Device, readonly Screen[]>> = {
  desktop: [
    { name: '1280 × 804', width: 1280, height: 804 },
    { name: '1366 × 768', width: 1366, height: 768 },
    { name: '1920 × 1080', width: 1920, height: 1080 },
  ],
  mobile: [
    { name: '375 × 667', width: 375, height: 667 },
    { name: '390 × 844', width: 390, height: 844 },
    { name: '360 × 800', width: 360, height: 800 },
    { name: '820 × 1180', width: 820, height: 1180 },
  ],
};

/** How a device stands on the stage. */
export interface StageView {
  /** Place in `screens`. */
  readonly screen: number;
  readonly isRotated: boolean;
  /** One CSS pixel of the page is one of the window; else the device fits the stage. */
  readonly isTrueSize: boolean;
}

export const defaultView: StageView = { screen: 0, isRotated: false, isTrueSize: false };

/** The device's measures, for stage.css. */
export function toStyle(device: Device, { screen, isRotated, isTrueSize }: StageView): CSSProperties {
  const { width, height } = screens[device][screen] ?? { width: 375, height: 667 };
  const [w, h] = isRotated ? [height, width] : [width, height];
  const style: Record<string, string | number> = { '--sw': `${w}px`, '--sh': `${h}px` };
  if (isTrueSize) style['--z'] = 1;
  return style;
}
