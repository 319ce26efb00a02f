import { boot } from '#creative-sdk/boot.ts';
import { copy } from './copy.ts';
import { createScene } from './scene.ts';

boot({
  id: 11,
  sizes: ['300x600', '640x360', '390x844'],
  brand: {
    name: copy.name,
    headline: copy.headline,
    cta: copy.cta,
    landing: 'https://fathomer.example/',
    primary: '#3dffb4',
    accent: '#ff7a33',
  },
  fonts: ['600 20px Sora', '300 20px Sora'],
  chrome: 'top-right',
  setup: createScene,
});
