/**
 * The page of a guest. It knocks at the page around it, takes the document from there, watches what that document does, and writes it into itself: the
 * policy of this page stays with it. Opened by its own address it shows nothing: our address must not stand above the words of a stranger.
 */
import { type ContainerMove, type GuestTask, KNOCK_EVERY_MS } from '#protocol/guest.ts';
import { hostGuest } from './host-guest.ts';
import { createMraid } from './mraid.ts';
import { Reporter } from './reporter.ts';
import { createSafeFrame } from './safe-frame.ts';
import { type FindFile, listen, observe, watch } from './watch.ts';

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
  watch(reporter, createFinder(task.files), (frame, address) => openInside(frame, address, task, reporter));
  if (task.container === 'safeframe') createSafeFrame(reporter, task);
  const move = task.container === 'mraid' ? createMraid(reporter, task) : undefined;
  port.onmessage = ({ data }: MessageEvent<ContainerMove>) => move?.(data);
  observe(reporter);
  document.open();
  listen(reporter);
  reporter.start();
  reporter.say({ t: 'opened' });
  // Its container is here already, as an app puts it in the place of that script.
  document.write(task.html.replace(/<script src="mraid\.js"><\/script>/, ''));
  document.close();
}

/** A file by its relative address or by its whole one; each becomes an address once. */
function createFinder(files: GuestTask['files']): FindFile {
  const addresses = new Map<string, string>();
  return (address) => {
    const name = address.replace(/^\.\//, '').replace(/[?#].*$/s, '');
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!file) return undefined;
    const known = addresses.get(name) ?? URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
    addresses.set(name, known);
    return known;
  };
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
  hostGuest(frame, { html, files: {}, container: 'slot', width, height }, (report) => reporter.pass(report));
  return location.origin + location.pathname + search + hash;
}
