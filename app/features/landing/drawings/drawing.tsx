import './drawing.css';
import { type ReactNode, useEffect, useRef } from 'react';

interface DrawingProps {
  /** What it shows, for whom does not see it. */
  readonly label: string;
  /** What can be pressed in it, drawn over the rest: a picture hides its parts from screen readers. */
  readonly control?: ReactNode;
  readonly children: ReactNode;
}

/** A wire drawing of 760 x 500 units: layers of SVG with pictures between them. It moves once, for a few seconds, when it first comes into view. */
export function Drawing({ label, control, children }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  // Only the browser knows when the drawing comes into view. What is in view already, or without script, stands still in its final state.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio >= 0.4) {
          if (element.dataset.motion === 'armed') element.dataset.motion = 'run';
          observer.disconnect();
        } else if (!entry.isIntersecting) element.dataset.motion ??= 'armed';
      },
      { threshold: [0, 0.4] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.motion;
    };
  }, []);
  return (
    <div className="drawing" ref={box}>
      <div role="img" aria-label={label}>
        {children}
      </div>
      {control}
    </div>
  );
}
