/**
 * The script of a tag: it runs in a page of somebody else, or in a SafeFrame there, and puts the ad in a frame after itself. What its element says
 * (app/components/take-away/tag.ts) is checked by the ad. A click macro that no ad server has replaced is no address, and is passed over.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) place(script);

function place(element: HTMLScriptElement): void {
  const { width = '', height = '', landing = '', click = '', config = '{}' } = element.dataset;
  const exit = /^https?:/.test(click) ? click + encodeURIComponent(landing) : landing;
  const frame = document.createElement('iframe');
  const page = element.src.replace(/tag\.js.*$/, 'tag.html');
  const title = 'Advertisement';
  Object.assign(frame, {
    src: `${page}?clickTag=${encodeURIComponent(exit)}#${encodeURIComponent(config)}`,
    width,
    height,
    title,
    allow: 'autoplay',
  });
  frame.style.cssText = 'border:0;vertical-align:bottom';
  element.after(frame);
  register(Number(width), Number(height));
}

/** SafeFrame 1.1: a frame says how large its ad is before it may ask for anything. */
function register(width: number, height: number): void {
  try {
    Reflect.get(window, '$sf')?.ext?.register(width, height);
  } catch {
    // The host's matter: the ad plays without it.
  }
}
