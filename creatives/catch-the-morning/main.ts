import { boot } from '#creative-sdk/boot.ts';
import { createScene } from './scene.ts';

boot({
  id: 2,
  sizes: ['300x600', '640x360', '300x250'],
  brand: {
    name: 'Oatavia',
    headline: 'Catch what you crave',
    cta: 'Find my mix',
    landing: 'https://oatavia.example/',
    primary: '#1b6468',
    accent: '#f79a5e',
  },
  fonts: ['600 20px Fraunces'],
  chrome: 'bottom-left',
  setup: createScene,
});
