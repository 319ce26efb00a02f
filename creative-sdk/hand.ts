import type { Stage } from './creative.ts';

export interface Hand {
  /** CSS pixels in the stage: where the fingertip is. */
  move(x: number, y: number): void;
  press(isDown: boolean): void;
  hide(): void;
}

/** The drawn hand with which autoplay shows what to do. Hidden until it first moves. */
export function createHand(stage: Stage): Hand {
  const element = document.createElement('div');
  element.className = 'ck-hand';
  element.setAttribute('aria-hidden', 'true');
  element.hidden = true;
  element.innerHTML =
    '<svg viewBox="0 0 32 38"><path d="M12 2.5c1.9 0 3.2 1.4 3.2 3.2v10l1.1-1.2c1.6-.9 3.2-.3 3.9.9 1.6-.9 3.3-.3 4 1 1.800-.6 3.800.5 3.800 2.700v6.400c0 6-3.600 10-9.400 10h-1.800c-3.300 0-5.700-1.200-7.600-4l-5.900-8.700c-.9-1.500-.6-3 .6-3.900 1.300-.9 2.900-.6 4 .6l1 1.200V5.700c0-1.800 1.200-3.200 3.100-3.200z"/></svg>';
  stage.root.append(element);
  return {
    move(x, y) {
      element.hidden = false;
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    },
    press(isDown) {
      element.classList.toggle('ck-pressed', isDown);
    },
    hide() {
      element.hidden = true;
    },
  };
}
