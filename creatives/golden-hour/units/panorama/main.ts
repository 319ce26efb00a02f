import { boot } from '#creative-sdk/boot.ts';
import { brand } from '../../copy.ts';
import { Panorama } from './scene.ts';

boot({
  id: 12,
  sizes: ['375x667', '390x844', '667x375'],
  brand: { ...brand, headline: 'Where day meets night' },
  fonts: ['600 20px Outfit'],
  setup: (stage) => new Panorama(stage),
});
