import './ambient-glow.css';
import { useEffect, useRef } from 'react';
import { drawGlow } from './draw-glow.ts';

/** In dimmed mode, a glow in the ad's colours behind the device: its still, blurred once into a small bitmap, never live. */
export function AmbientGlow({ still }: { still: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  // A picture can only be drawn after it has loaded.
  useEffect(() => {
    const image = new Image();
    image.onload = () => canvas.current && drawGlow(canvas.current, image);
    image.src = still;
    return () => {
      image.onload = null;
    };
  }, [still]);

  return (
    <div className="ambient-glow" aria-hidden="true">
      <canvas ref={canvas} data-glow="" width={64} height={36} />
    </div>
  );
}
