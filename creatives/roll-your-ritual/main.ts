import { boot } from '#creative-sdk/boot.ts';
import { COPY } from './copy.ts';
import { createScene } from './scene.ts';

boot({
  id: 7,
  sizes: ['300x600', '640x360'],
  brand: {
    name: COPY.name,
    headline: 'Roll your ritual',
    cta: 'Get the set',
    landing: 'https://dewvale.example/',
    primary: '#2f4a3b',
    accent: '#f2a77c',
  },
  fonts: ['400 20px Outfit'],
  chrome: 'top-right',
  setup: createScene,
});
