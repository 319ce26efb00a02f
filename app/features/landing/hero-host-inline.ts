import { runHero } from './hero-host.ts';

/** The inline script behind the hero's frame; hero-stage.tsx prints it. `data-fresh`: the page was opened at its top (section.css). */
const root = document.querySelector<HTMLElement>('[data-hero]');
if (root) {
  const [opened] = performance.getEntriesByType('navigation');
  if (opened && 'type' in opened && opened.type === 'navigate' && !location.hash) root.dataset.fresh = '';
  runHero(root);
}
