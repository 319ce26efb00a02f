import { bakeSprite } from '#creative-sdk/canvas.ts';

/** The number plate, 9 to 2: the last word of the brand's name. */
export function drawPlate(name: string): HTMLCanvasElement {
  return bakeSprite(288, 64, 1, (context) => {
    context.fillStyle = '#eceae4';
    context.fillRect(0, 0, 288, 64);
    context.fillStyle = '#23252a';
    const word = (name.trim().split(/\s+/).at(-1) ?? '').toUpperCase().slice(0, 9);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    let size = 46;
    do context.font = `400 ${size--}px Sora`;
    while (context.measureText(word).width > 236 && size > 12);
    context.fillText(word, 144, 34);
  });
}
