import type { CSSProperties, ReactNode } from 'react';
import type { SlotName } from '#catalogue/sizes.ts';

/** A place of the page for a demo. */
export type Spot = SlotName | 'video' | 'interscroller';

/** What stands in a place of the page: the live demo, or nothing; in a slot that is a house ad. */
export type Fill = (spot: Spot) => ReactNode;

export interface DeviceProps {
  readonly fill: Fill;
  readonly overlay: ReactNode;
  /** The screen's measures (stage-view.ts). */
  readonly style: CSSProperties;
  /** The article carries a 16:9 player. */
  readonly hasVideo: boolean;
  onProgress(progress: number): void;
}
