import { boot } from '#creative-sdk/boot.ts';
import { brand } from './copy.ts';
import { ChooseTheRoad } from './scene.ts';

boot({
  id: 6,
  sizes: ['640x360', '960x540', '343x193'],
  brand,
  fonts: ['600 20px Manrope'],
  chrome: 'top-right',
  isFilm: true,
  setup: (stage) => new ChooseTheRoad(stage),
});
