import { boot } from '#creative-sdk/boot.ts';
import { GoldenHour } from './scene.ts';

boot({
  id: 12,
  sizes: ['970x250', '390x290', '640x360'],
  brand: {
    name: 'lumara isles',
    headline: 'Live a whole day',
    cta: 'Plan the trip',
    landing: 'https://lumara-isles.example/',
    primary: '#ffe2a0',
    accent: '#ffb347',
  },
  fonts: ['600 20px Outfit'],
  setup: (stage) => new GoldenHour(stage),
});
