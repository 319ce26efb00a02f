import { boot } from '#creative-sdk/boot.ts';
import { COPY } from './copy.ts';
import { createScene } from './scene.ts';

boot({
  id: 13,
  sizes: ['375x667', '667x375'],
  brand: {
    name: COPY.name,
    headline: 'Every sole has its mate',
    cta: 'Find your size',
    landing: 'https://strayfoot.example/',
    primary: '#9fdcf5',
    accent: '#d3301d',
  },
  fonts: ['600 20px Fraunces'],
  chrome: 'bottom-left',
  setup: createScene,
});
