import { boot } from '#creative-sdk/boot.ts';
import { LivingLight } from './scene.ts';

boot({
  id: 15,
  sizes: ['1920x1080'],
  brand: {
    name: 'Fjellys',
    headline: 'One room, five lights',
    cta: 'Bring one home',
    landing: 'https://fjellys.example/',
    primary: '#ffcf8a',
    accent: '#b4572f',
  },
  fonts: ['500 20px Outfit'],
  chrome: 'top-right',
  setup: (stage) => new LivingLight(stage),
});
