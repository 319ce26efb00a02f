import './carousel.css';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { IconButton } from './button/button.tsx';
import { Icon } from './icon.tsx';
import { useCarousel } from './use-carousel.ts';

export interface CarouselText {
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly next: string;
  /** What this is, and what its parts are, in the reader's language: 'carousel', 'slide'. */
  readonly carousel: string;
  readonly slide: string;
}

interface CarouselProps {
  /** What the carousel shows, for screen readers. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly autoplayMs: number;
  /** Space between slides, px. */
  readonly gap?: number;
  readonly text: CarouselText;
}

/** A looping strip, 1, 2, 3 or 4 slides wide (carousel.css), that rotates by itself: arrows, pages, swipe, keys, Pause. A native scroll-snap strip without script. */
export function Carousel({ label, slides, autoplayMs, gap = 0, text }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { selected, isPaused, isRotating, change, goTo, step } = useCarousel(strip, autoplayMs);
  const style: CSSProperties & Record<'--carousel-gap', string> = { '--carousel-gap': `${gap}px` };
  // A touch is no hover, and the focus that a click on an arrow leaves is invisible: neither pauses the carousel.
  const hover = (event: PointerEvent) => event.pointerType === 'mouse' && change('enter');
  const focus = (event: FocusEvent) => event.target.matches(':focus-visible') && change('focus');
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription={text.carousel}
      aria-label={label}
      style={style}
      onPointerEnter={hover}
      onPointerLeave={() => change('leave')}
      onFocus={focus}
      onBlur={() => change('blur')}
      onKeyDown={turn}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard, and its arrow keys turn the slides */}
      <div className="carousel-strip" ref={strip} tabIndex={0}>
        <div className="carousel-slides" aria-live={isRotating ? 'off' : 'polite'}>
          {slides.map(({ key, content }, index) => (
            <div key={key} className="carousel-slide" role="group" aria-roledescription={text.slide} aria-label={`${index + 1} / ${slides.length}`}>
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="carousel-controls mono">
        <div className="carousel-pages">
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              aria-label={`${text.slide} ${index + 1}`}
              aria-current={index === selected ? 'true' : undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
        <button type="button" className="carousel-pause" onClick={() => change('toggle')}>
          {isPaused ? text.play : text.pause}
        </button>
        <IconButton isBoxed className="carousel-back" label={text.previous} onClick={() => step(-1)}>
          <Icon name="arrow" size={18} />
        </IconButton>
        <IconButton isBoxed label={text.next} onClick={() => step(1)}>
          <Icon name="arrow" size={18} />
        </IconButton>
      </div>
    </div>
  );
}
