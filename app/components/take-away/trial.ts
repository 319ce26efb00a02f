import { letWorkerAnswer } from '#app/components/creative-frame/guest.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import { type AccessLook, parseLooks } from '#protocol/access.ts';
import type { Brand } from '#protocol/brand.ts';

/** The slowest ad takes a quarter of this on a slow machine. */
const MOST_MS = 60_000;

/**
 * The backup image of an ad with the brand in it, as JPEG of at most 40,000 bytes. Undefined where the browser does not let a page be drawn, or the ad
 * does not answer.
 */
export async function drawBackup(demo: FrameDemo, brand: Partial<Brand>): Promise<Blob | undefined> {
  const drawn = await tryAd(demo, brand, 'backup');
  return drawn instanceof Blob ? drawn : undefined;
}

type Looks = Promise<readonly AccessLook[] | undefined>;
/** A page asks for the same in its specs, before an export and for the pack; the last answers are enough. */
const answers = new Map<string, Looks>();
const MOST_ANSWERS = 8;

/** What can be read and pressed in an ad with the brand in it, while it plays itself. Undefined as above. */
export function lookAtAd(demo: FrameDemo, brand: Partial<Brand>): Looks {
  const key = `${demo.slug} ${JSON.stringify(brand)}`;
  const answer = answers.get(key) ?? tryAd(demo, brand, 'access').then(parseLooks);
  answers.set(key, answer);
  // What failed may go well the next time.
  void answer.then((looks) => looks ?? answers.delete(key));
  for (const old of [...answers.keys()].slice(0, -MOST_ANSWERS)) answers.delete(old);
  return answer;
}

/** The ad itself does it (creative-sdk/port-trial.ts), in a sandboxed frame beside the page. */
async function tryAd({ creativeUrl, size }: FrameDemo, brand: Partial<Brand>, task: 'backup' | 'access'): Promise<unknown> {
  const { width, height } = sizes[size];
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  letWorkerAnswer(frame);
  Object.assign(frame, { inert: true, ariaHidden: 'true', src: creativeUrl.replace('index.html', 'trial.html') });
  // Off the screen, and yet laid out.
  frame.style.cssText = `position:fixed;left:-9999px;top:0;border:0;width:${width}px;height:${height}px`;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    frame.onload = () => frame.contentWindow?.postMessage({ task, brand }, '*', [port2]);
    setTimeout(resolve, MOST_MS);
  });
  document.body.append(frame);
  const answered = await answer;
  frame.remove();
  port1.close();
  return answered;
}
