import { boot } from '#creative-sdk/boot.ts';
import { COPY } from './copy.ts';
import { createScene } from './scene.ts';

boot({
  id: 1,
  sizes: ['320x480', '640x360'],
  brand: {
    name: COPY.name,
    headline: 'Spin your sip',
    cta: 'Find a store',
    landing: 'https://bobatide.example/',
    primary: '#d43f2b',
    accent: '#431a0d',
  },
  fonts: ['600 20px Unbounded'],
  chrome: 'bottom-left',
  setup: createScene,
});
