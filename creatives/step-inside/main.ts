import { boot } from '#creative-sdk/boot.ts';
import { COPY } from './copy.ts';
import { createScene } from './scene.ts';

boot({
  id: 8,
  sizes: ['375x667', '390x844', '1280x720', '640x360'],
  brand: {
    name: COPY.name,
    headline: 'Step inside',
    cta: 'Check dates',
    landing: 'https://casa-velluna.example/',
    primary: '#a8452a',
    accent: '#ffb761',
  },
  fonts: ['500 20px Fraunces'],
  chrome: 'bottom-left',
  setup: createScene,
});
