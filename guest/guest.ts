/**
 * The page of a guest. It knocks at the page around it, takes the document from there, watches what that document does, and writes it into itself: the
 * policy of this page stays with it. Opened by its own address it shows nothing: our address must not stand above the words of a stranger.
 */
import { type ContainerMove, type GuestTask, KNOCK_EVERY_MS } from '#protocol/guest.ts';
import { exchangeHtml } from './exchange.ts';
import { GuestFiles } from './guest-files.ts';
import { hostGuest } from './host-guest.ts';
import { measure, measureDocument, sayRead } from './measure.ts';
import { createMraid } from './mraid.ts';
import { Reporter } from './reporter.ts';
import { createSafeFrame } from './safe-frame.ts';
import { listen, observe, watch } from './watch.ts';
import { watchMarkup } from './watch-markup.ts';

if (parent !== window) {
  const knock = () => parent.postMessage({ guest: 1, t: 'knock' }, '*');
  const timer = setInterval(knock, KNOCK_EVERY_MS);
  const take = ({ source, data, ports: [port] }: MessageEvent) => {
    if (source !== parent || !port) return;
    removeEventListener('message', take);
    clearInterval(timer);
    open(data, port);
  };
  addEventListener('message', take);
  knock();
}

function open(task: GuestTask, port: MessagePort): void {
  const reporter = new Reporter(port);
  const files = new GuestFiles(task.files, (name) => task.isMeasured && sayRead(reporter, name));
  watch(reporter, {
    findFile: files.find,
    openInside: (frame, address) => openInside(frame, address, task, reporter),
    isOpen: location.pathname.endsWith('/open.html'),
  });
  if (task.container === 'safeframe') createSafeFrame(reporter, task);
  const move = task.container === 'mraid' ? createMraid(reporter, task) : undefined;
  port.onmessage = ({ data }: MessageEvent<ContainerMove>) => move?.(data);
  observe(reporter);
  if (task.isMeasured) measure(reporter, files);
  // Its container is here already, as an app puts it in the place of that script.
  const html = task.html.replace(/<script src="mraid\.js"><\/script>/, '');
  document.open();
  listen(reporter);
  if (task.isMeasured) measureDocument(reporter, files);
  reporter.start();
  reporter.say({ t: 'opened' });
  const write = document.write.bind(document);
  if (!files.isEmpty) watchMarkup(files.findName);
  write(files.isEmpty ? html : exchangeHtml(html, files.findName));
  document.close();
}

/**
 * The address for a frame whose page is one of the files, as a tag makes it: a guest of its own, with that page's query and fragment. Undefined for any
 * other frame.
 */
function openInside(frame: HTMLIFrameElement, address: string, { files, width, height }: GuestTask, reporter: Reporter): string | undefined {
  const { origin, pathname, search, hash } = new URL(address, location.href);
  const file = Object.hasOwn(files, origin + pathname) ? files[origin + pathname] : undefined;
  if (!file) return undefined;
  const html = new TextDecoder().decode(file.bytes);
  const folder = origin + pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const beside = Object.entries(files).flatMap(([name, one]) => (name.startsWith(folder) ? [[name.slice(folder.length), one] as const] : []));
  const task: GuestTask = { html, files: Object.fromEntries(beside), container: 'slot', width, height };
  hostGuest(frame, task, (report) => reporter.pass(report));
  return location.origin + location.pathname + search + hash;
}
