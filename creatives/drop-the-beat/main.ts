import { boot } from '#creative-sdk/boot.ts';
import { COPY } from './copy.ts';
import { createScene } from './scene.ts';

boot({
  id: 4,
  sizes: ['320x480', '640x360'],
  brand: {
    name: COPY.name,
    headline: 'Drop the beat',
    cta: COPY.cta,
    landing: 'https://thrumm.example/',
    primary: '#5fd8ff',
    accent: '#ff6a3d',
  },
  fonts: ['600 20px Sora'],
  chrome: 'top-right',
  setup: createScene,
});
