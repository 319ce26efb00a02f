/** Draws a still as a glow, blurred once into a bitmap of a few pixels, which is cleared first. */
export function drawGlow(canvas: HTMLCanvasElement, still: HTMLImageElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  context.filter = 'blur(7px)';
  context.drawImage(still, 4, 4, width - 8, height - 8);
}
