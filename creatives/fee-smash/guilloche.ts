/** The engraved rosette of banknotes: one line that never meets itself again soon. */
export function traceRosette(c: CanvasRenderingContext2D, [x, y, r]: readonly [number, number, number], petals: number, depth: number): void {
  const steps = petals * 26;
  for (let ring = 0; ring < 5; ring++) {
    const size = r * (1 - ring * 0.13);
    for (let i = 0; i <= steps; i++) {
      const angle = (i / steps) * Math.PI * 2;
      const reach = size * (1 - depth + depth * Math.cos(petals * angle + ring * 0.55));
      const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      if (i === 0) c.moveTo(px, py);
      else c.lineTo(px, py);
    }
  }
}

/** Waves of parallel engraving across a box. */
export function traceWaves(c: CanvasRenderingContext2D, [x, y, w, h]: readonly [number, number, number, number], count: number): void {
  for (let line = 0; line < count; line++) {
    const part = line / (count - 1);
    for (let i = 0; i <= 48; i++) {
      const t = i / 48;
      const py = y + h * (0.5 + (part - 0.5) * (0.35 + 0.65 * Math.cos(t * 5.2 - 0.7) ** 2) + 0.16 * Math.sin(t * 7 + part * 1.3));
      if (i === 0) c.moveTo(x, py);
      else c.lineTo(x + w * t, py);
    }
  }
}
