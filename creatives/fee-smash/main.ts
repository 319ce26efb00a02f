import { boot } from '#creative-sdk/boot.ts';
import { COPY } from './copy.ts';
import { createScene } from './scene.ts';

boot({
  id: 3,
  sizes: ['375x667', '390x844', '1280x720', '640x360'],
  brand: {
    name: COPY.name,
    headline: 'Smash the fees',
    cta: 'Open in 5 minutes',
    landing: 'https://nuvane.example/',
    primary: '#5ef2bb',
    accent: '#d3e4e2',
  },
  fonts: ['700 20px Sora'],
  chrome: 'bottom-left',
  setup: createScene,
});
