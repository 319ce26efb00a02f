import { boot } from '#creative-sdk/boot.ts';
import { COPY } from './copy.ts';
import { createScene } from './scene.ts';

boot({
  id: 13,
  sizes: ['320x480', '640x360'],
  brand: {
    name: COPY.name,
    headline: 'Draft your legend',
    cta: 'Play free',
    landing: 'https://arcanova.example/',
    primary: '#4b1c5e',
    accent: '#ffc861',
  },
  fonts: ['600 20px Fraunces'],
  chrome: 'top-right',
  setup: createScene,
});
