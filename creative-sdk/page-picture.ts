/**
 * The page as it looks now, as a picture of `width` × `height` pixels. The browser draws the document once more as an SVG picture, in which scripts do
 * not run; canvases are lent what they hold. `style` is put over its own. Call it in the task that drew them: a WebGL canvas is empty afterwards. Rejects where the browser cannot.
 */
export async function drawPage(width: number, height: number, style = ''): Promise<HTMLCanvasElement> {
  const { innerWidth, innerHeight } = window;
  // As large as the page, so that its media queries see the same; as vectors it is drawn in any size.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}"><foreignObject width="${innerWidth}" height="${innerHeight}">${new XMLSerializer().serializeToString(copyPage(style))}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

function copyPage(added: string): Node {
  const copy = document.documentElement.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  const drawn = document.querySelectorAll('canvas');
  for (const [index, canvas] of copy.querySelectorAll('canvas').entries())
    canvas.style.background = `url(${drawn[index]?.toDataURL()}) 0 0 / 100% 100% no-repeat`;
  for (const script of copy.querySelectorAll('script')) script.remove();
  copy.append(Object.assign(document.createElement('style'), { textContent: added }));
  // The root of an SVG picture is its own.
  for (const style of copy.querySelectorAll('style')) style.textContent = (style.textContent ?? '').replaceAll(':root', 'html');
  return copy;
}
