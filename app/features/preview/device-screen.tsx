import './device-screen.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { settleScreen } from './settle-screen.ts';

interface DeviceScreenProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly overlay?: ReactNode;
  /** How far the live slot has travelled through the screen: 0 enters at the bottom, 1 leaves at the top. */
  onProgress(progress: number): void;
}

/** The scrolling screen of a laptop or phone. Opens with the live slot in view; from then on tells the ad how the page scrolls. */
export function DeviceScreen({ label, children, overlay, onProgress }: DeviceScreenProps) {
  const scroller = useRef<HTMLElement>(null);
  /** Our own first scroll must not be taken for the visitor's. */
  const settledAt = useRef(0);

  // Where the slot lies is known only after layout.
  useEffect(() => {
    const screen = scroller.current;
    if (!screen) return;
    settleScreen(screen);
    settledAt.current = screen.scrollTop;
  }, []);

  const report = () => {
    const screen = scroller.current;
    const slot = screen?.querySelector<HTMLElement>('[data-live]');
    if (!screen || !slot || Math.abs(screen.scrollTop - settledAt.current) < 2) return;
    settledAt.current = -10;
    onProgress((screen.scrollTop + screen.clientHeight - slot.offsetTop) / (screen.clientHeight + slot.offsetHeight));
  };

  return (
    <div className="device-screen">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={scroller} className="device-page" data-page="" aria-label={label} tabIndex={0} onScroll={report}>
        {children}
      </section>
      {overlay}
    </div>
  );
}
