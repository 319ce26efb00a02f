import { runHero } from './hero-host.ts';

/** The inline script behind the hero's frame; hero-stage.tsx prints it. */
const root = document.querySelector<HTMLElement>('[data-hero]');
if (root) runHero(root);
