import './stage-glow.css';
import { useEffect, useRef } from 'react';

const BITMAP = { width: 64, height: 36, blur: 'blur(7px)' };

/** In dimmed mode, a glow in the ad's colours behind the device: its still, blurred once into a small bitmap, never live. */
export function StageGlow({ still }: { still: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  // A picture can only be drawn after it has loaded.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const image = new Image();
    image.onload = () => {
      if (!context) return;
      context.filter = BITMAP.blur;
      context.drawImage(image, 4, 4, BITMAP.width - 8, BITMAP.height - 8);
    };
    image.src = still;
    return () => {
      image.onload = null;
    };
  }, [still]);

  return (
    <div className="stage-glow" aria-hidden="true">
      <canvas ref={canvas} width={BITMAP.width} height={BITMAP.height} />
    </div>
  );
}
