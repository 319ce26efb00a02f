import type { EmblaCarouselType } from 'embla-carousel';
import type { AutoplayType } from 'embla-carousel-autoplay';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { changeRotation, type RotationEvent, rotates, rotating } from './carousel-rotation.ts';

/** The carousel's engine is fetched when the strip is this close to the window. */
const NEAR = '800px';

interface CarouselState {
  readonly selected: number;
  readonly isPaused: boolean;
  readonly isRotating: boolean;
  change(event: RotationEvent): void;
  goTo(index: number): void;
  step(by: 1 | -1): void;
}

interface Engine {
  readonly embla: EmblaCarouselType;
  readonly autoplay: AutoplayType;
}

/** Turns a native scroll-snap strip into a looping, rotating carousel once it comes near; until then the strip scrolls by itself. */
export function useCarousel(strip: RefObject<HTMLElement | null>, autoplayMs: number): CarouselState {
  const engine = useRef<Engine>(undefined);
  const [isReady, setReady] = useState(false);
  const [selected, setSelected] = useState(0);
  const [rotation, change] = useReducer(changeRotation, rotating);
  const isRotating = isReady && rotates(rotation);

  // Fetches the engine when the browser reports the strip near the window, and removes it with the page.
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let isGone = false;
    if (prefersStill()) change('prefer-still');
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const started = await startEngine(element, autoplayMs);
        if (isGone) return started.embla.destroy();
        engine.current = started;
        started.embla.on('select', ({ selectedScrollSnap }) => setSelected(selectedScrollSnap()));
        setSelected(started.embla.selectedScrollSnap());
        setReady(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      engine.current?.embla.destroy();
      engine.current = undefined;
      delete element.dataset.engine;
      setReady(false);
    };
  }, [strip, autoplayMs]);

  // The engine's timer follows the rotation; after a drag the plugin starts it again by itself, so it is told again.
  useEffect(() => {
    const { embla, autoplay } = engine.current ?? {};
    if (!isReady || !embla || !autoplay) return;
    const follow = () => (isRotating ? autoplay.play() : autoplay.stop());
    follow();
    embla.on('pointerUp', follow);
    return () => {
      embla.off('pointerUp', follow);
    };
  }, [isReady, isRotating]);

  const goTo = (index: number) => {
    const { embla, autoplay } = engine.current ?? {};
    if (!embla) return scrollStrip(strip.current, index);
    embla.scrollTo(index, prefersStill());
    if (isRotating) autoplay?.reset();
  };
  const step = (by: 1 | -1) => {
    const count = strip.current?.firstElementChild?.childElementCount ?? 1;
    goTo((selected + by + count) % count);
  };
  return { selected, isPaused: rotation.isPaused, isRotating, change, goTo, step };
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

async function startEngine(strip: HTMLElement, autoplayMs: number): Promise<Engine> {
  const [{ default: createEmbla }, { default: createAutoplay }] = await Promise.all([import('embla-carousel'), import('embla-carousel-autoplay')]);
  // What the visitor scrolled to natively stays in place.
  const width = strip.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 1;
  const startIndex = Math.round(strip.scrollLeft / width);
  strip.dataset.engine = 'on';
  strip.scrollLeft = 0;
  const autoplay = createAutoplay({ delay: autoplayMs, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false });
  const embla = createEmbla(strip, { loop: true, align: 'start', startIndex }, [autoplay]);
  return { embla, autoplay };
}

function scrollStrip(strip: HTMLElement | null, index: number): void {
  const slide = strip?.firstElementChild?.children[index];
  if (!strip || !slide) return;
  strip.scrollLeft += slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;
}
