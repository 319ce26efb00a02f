import './size-glyph.css';
import { type SizeName, sizes } from '#catalogue/sizes.ts';

const BOX = { width: 32, height: 22 };

/** An ad size in its true proportion. */
export function SizeGlyph({ size }: { size: SizeName }) {
  const { width, height } = sizes[size];
  const scale = Math.min(BOX.width / width, BOX.height / height);
  return (
    <span className="size-glyph" aria-hidden="true">
      <i style={{ width: Math.max(4, Math.round(width * scale)), height: Math.max(4, Math.round(height * scale)) }} />
    </span>
  );
}
