import './guest-frame.css';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { hostGuest } from '#guest/host-guest.ts';
import { type ContainerMove, type GuestReport, type GuestTask, SILENT_MS } from '#protocol/guest.ts';
import type { Moment } from './guest-log.ts';

/** Its page is opened and its document read in this time, on a slow machine. */
const OPENS_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 250;
/**
 * Guests share one thread, and Chromium keeps it for a while after a guest is gone: one that is not alone is silent while another starts or ends, and has
 * this much time.
 */
const SHARED_SILENT_MS = 10_000;
/** Of that thread: 8 seconds at most (SubframeShutdownDelay), and a moment more. */
const THREAD_STAYS_MS = 10_000;
const guests = new Set<HTMLIFrameElement>();
let goneAt = Number.NEGATIVE_INFINITY;
/** A guest that blocks that thread keeps it so long too: the next one would be opened on it, and stand still for ever. */
let blockedAt = Number.NEGATIVE_INFINITY;
/** Half of it in view counts, as in the MRC's Viewable Ad Impression Measurement Guidelines. */
const HALF = 0.5;

interface GuestFrameProps {
  /** Its accessible name. */
  readonly title: string;
  /** A new task is a new guest. */
  readonly task: GuestTask;
  /** CSS pixels, where that is not the size of the task any more. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Of the document's address, with its question mark. */
  readonly query?: string;
  /** Whether its document may load from the web by https. */
  readonly isOpen?: boolean;
  /** Of 1: how large it is drawn. */
  readonly scale?: number;
  readonly isHidden?: boolean;
  /** For a player, which speaks with its guest by window messages. */
  readonly frameRef?: RefObject<HTMLIFrameElement | null>;
  onReport(report: GuestReport | Moment): void;
  /** What the container does is sent by this. */
  onMoves?(move: (move: ContainerMove) => void): void;
}

/** A document of somebody in its sealed frame. One that blocks its thread is removed, and reported as `blocked`. */
export function GuestFrame({
  title,
  task,
  size = task,
  query = '',
  isOpen = false,
  scale = 1,
  isHidden = false,
  frameRef,
  onReport,
  onMoves,
}: GuestFrameProps) {
  const own = useRef<HTMLIFrameElement>(null);
  const frame = frameRef ?? own;
  const told = useRef({ onReport, onMoves });
  told.current = { onReport, onMoves };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    guests.add(element);
    const { port, stop } = hostGuest(element, task, (report) => {
      heardAt = performance.now();
      told.current.onReport(report);
    });
    told.current.onMoves?.((move) => port.postMessage(move));
    // A page in the background is slowed down by the browser, and its guest with it.
    const waitMs = Math.max(0, blockedAt + THREAD_STAYS_MS - performance.now());
    let heardAt = performance.now() + waitMs + OPENS_WITHIN_MS - SILENT_MS;
    const wake = () => {
      heardAt = performance.now();
    };
    document.addEventListener('visibilitychange', wake);
    let lookedAt = performance.now();
    let patience = 0;
    const timer = setInterval(() => {
      // A machine that kept this page waiting kept the guest waiting too.
      const late = performance.now() - lookedAt - LOOK_EVERY_MS;
      if (late > LOOK_EVERY_MS) patience = Math.min(SILENT_MS, patience + late);
      lookedAt = performance.now();
      const isAlone = guests.size === 1 && lookedAt - goneAt > THREAD_STAYS_MS;
      if (document.hidden || lookedAt - heardAt < (isAlone ? SILENT_MS : SHARED_SILENT_MS) + patience) return;
      clearInterval(timer);
      blockedAt = performance.now();
      // Its thread never comes to the end of a script: only its process can be ended, by taking the frame away.
      element.src = 'about:blank';
      told.current.onReport({ t: 'blocked', at: Date.now() });
    }, LOOK_EVERY_MS);
    const sight = new IntersectionObserver(
      ([entry]) => told.current.onReport({ t: entry && entry.intersectionRatio >= HALF ? 'inView' : 'outOfView', at: Date.now() }),
      { threshold: HALF },
    );
    sight.observe(element);
    const opening = setTimeout(() => {
      element.src = `/guest/${isOpen ? 'open' : 'sealed'}.html${query}`;
    }, waitMs);
    return () => {
      clearTimeout(opening);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      sight.disconnect();
      stop();
      element.src = 'about:blank';
      guests.delete(element);
      goneAt = performance.now();
    };
  }, [frame, task, query, isOpen]);

  const { width, height } = size;
  const style: CSSProperties & Record<`--${string}`, string | number> = { '--guest-width': width, '--guest-height': height, '--guest-scale': scale };
  return (
    <div className="guest-frame" style={style} data-hidden={isHidden || undefined}>
      <iframe ref={frame} title={title} sandbox="allow-scripts" width={width} height={height} allow="autoplay" />
    </div>
  );
}
