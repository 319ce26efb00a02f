import { boot } from '#creative-sdk/boot.ts';
import { createScene } from './scene.ts';

boot({
  id: 14,
  sizes: ['300x250'],
  brand: {
    name: 'Brewmont',
    headline: 'Pour your own',
    cta: 'Order yours',
    landing: 'https://brewmont.example/recipe/flat-white',
    primary: '#ffb547',
    accent: '#0d6b62',
  },
  fonts: ['600 20px Sora'],
  chrome: 'bottom-left',
  setup: createScene,
});
