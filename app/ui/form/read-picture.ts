/** Rather smaller than unclear: each step takes a quarter off both sides. */
const SHRINK = 0.75;
const SMALLEST_PX = 16;

/** A picture file as a data URL of at most `maxLength` characters, drawn anew within `maxPx` square; undefined if it is no picture. */
export async function readPicture(
  file: Blob,
  { maxPx, maxLength }: { readonly maxPx: number; readonly maxLength: number },
): Promise<string | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const [width, height] = [picture.naturalWidth || maxPx, picture.naturalHeight || maxPx];
    for (let box = maxPx; box >= SMALLEST_PX; box *= SHRINK) {
      const scale = Math.min(1, box / Math.max(width, height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const drawn = canvas.toDataURL('image/webp', 0.85);
      if (drawn.length <= maxLength) return drawn;
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
