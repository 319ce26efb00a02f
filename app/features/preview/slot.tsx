import './slot.css';
import type { ReactNode } from 'react';
import type { SlotName } from '#catalogue/sizes.ts';
import { HouseCreative } from './house-creative.tsx';

/** One slot of a publisher's page: the demo when it is the one of its size, else a quiet house ad. */
export function Slot({ name, live }: { name: SlotName; live: ReactNode }) {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return (
    <div className="slot" data-slot={name} data-live={live ? '' : undefined} style={{ width, height }}>
      {live ?? <HouseCreative width={width} height={height} />}
    </div>
  );
}
