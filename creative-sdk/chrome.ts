import type { Brand } from '#protocol/brand.ts';
import type { Creative } from './creative.ts';

export interface Chrome {
  /** Only a personalised ad carries a logo here: the creative draws its own brand itself. */
  setLogo(brand: Brand): void;
  setPaused(isPaused: boolean): void;
  say(text: string): void;
}

/** What every ad carries: the Ad tag, a pause control (WCAG 2.2.2) and a live region. Lives beside the scene's root and survives a replay. */
export function createChrome(corner: Creative['chrome'], onToggle: () => void): Chrome {
  const box = document.createElement('aside');
  box.setAttribute('aria-label', 'About this ad');
  box.className = `ck-chrome ck-${corner ?? 'bottom-left'}`;
  const tag = document.createElement('span');
  tag.textContent = 'Ad';
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', onToggle);
  const live = document.createElement('div');
  live.className = 'ck-live';
  live.setAttribute('aria-live', 'polite');
  box.append(tag, button);
  document.body.append(box, live);
  const setPaused = (isPaused: boolean) => {
    button.setAttribute('aria-label', isPaused ? 'Play the ad' : 'Pause the ad');
    button.classList.toggle('ck-paused', isPaused);
  };
  setPaused(false);
  const logo = new Image();
  logo.className = 'ck-logo';
  return {
    setLogo(brand) {
      logo.remove();
      if (!brand.logo) return;
      logo.src = brand.logo;
      logo.alt = brand.name;
      box.append(logo);
    },
    setPaused,
    say(text) {
      live.textContent = text;
    },
  };
}
