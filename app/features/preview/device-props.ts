import type { CSSProperties, ReactNode } from 'react';
import type { SlotName } from '#catalogue/sizes.ts';

/** What stands in a slot of the page: the live demo, or nothing for a house ad. */
export type Fill = (name: SlotName | 'video') => ReactNode;

export interface DeviceProps {
  readonly fill: Fill;
  readonly overlay: ReactNode;
  /** The screen's measures (stage-view.ts). */
  readonly style: CSSProperties;
  /** The article carries a 16:9 player. */
  readonly hasVideo: boolean;
  onProgress(progress: number): void;
}
