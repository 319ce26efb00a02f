import './slot.css';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { SlotName } from '#catalogue/sizes.ts';

/** One slot of a publisher's page: the demo when it is the one of its size, else a quiet house ad. */
export function Slot({ name, live }: { name: SlotName; live: ReactNode }) {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return (
    <div className="slot" data-slot={name} data-live={live ? '' : undefined} style={{ width, height }}>
      {live ?? <HouseCreative width={width} height={height} />}
    </div>
  );
}

/** At the foot of the screen while the page scrolls under it. It can be closed at once, and its tab calls it back; the ad pauses meanwhile. */
export function StickySlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const { t } = useText();
  const [isClosed, setClosed] = useState(false);
  const [width = 0, height = 0] = name.split('x').map(Number);
  return (
    <div className="sticky-slot" data-closed={isClosed || undefined}>
      <button
        type="button"
        className="sticky-toggle"
        aria-expanded={!isClosed}
        aria-label={t(isClosed ? 'Show the ad again' : 'Close the ad')}
        onClick={() => setClosed(!isClosed)}
      >
        <span>
          <Icon name={isClosed ? 'previous' : 'close'} size={22} />
        </span>
      </button>
      <div data-slot={name} style={{ width, height }} inert={isClosed}>
        {children}
      </div>
    </div>
  );
}

interface InterscrollerProps {
  /** Says that it is an advertisement, in the page's language. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A gap of a good two screens in an article. Behind it an ad as large as the screen stands still, and the page slides over it. */
export function Interscroller({ label, children }: InterscrollerProps) {
  return (
    <div className="interscroller">
      <p>{label}</p>
      <div className="interscroller-gap" data-live="">
        <div className="interscroller-track">
          <div className="interscroller-screen">{children}</div>
        </div>
      </div>
    </div>
  );
}

/** What stands in the slots around a demo: the network's own quiet notice. Decoration of a simulated page. */
function HouseCreative({ width, height }: { width: number; height: number }) {
  const isFlat = height <= 100;
  const unit = Math.min(width, height) * (isFlat ? 0.3 : 0.16);
  const x = isFlat ? unit : width / 2 - unit * 1.35;
  const y = isFlat ? height / 2 : height / 2 - unit;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill="#ececea" />
      <rect x=".5" y=".5" width={width - 1} height={height - 1} fill="none" stroke="#c9c9c6" />
      <path d={`M${x} ${y + unit * 0.45}h${unit * 1.15}v${-unit * 0.9}h${unit * 1.55}`} fill="none" stroke="#8b8b87" strokeWidth={unit * 0.28} />
      <text
        x={isFlat ? x + unit * 3.3 : width / 2}
        y={isFlat ? height / 2 + 5 : y + unit * 1.9}
        textAnchor={isFlat ? 'start' : 'middle'}
        fontSize="14"
        fill="#62625f"
      >
        {`Surge, ${width} × ${height}`}
      </text>
    </svg>
  );
}
