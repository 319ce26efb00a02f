import { boot } from '#creative-sdk/boot.ts';
import { COPY } from './copy.ts';
import { createScene } from './scene.ts';

boot({
  id: 1,
  sizes: ['375x667', '667x375'],
  brand: {
    name: COPY.name,
    headline: "Come in, tea's on",
    cta: 'Open the door',
    landing: 'https://haldenhuts.example/',
    primary: '#c2321f',
    accent: '#17423c',
  },
  fonts: ['600 20px Space Grotesk'],
  chrome: 'bottom-left',
  setup: createScene,
});
