import { boot } from '#creative-sdk/boot.ts';
import { brand } from './copy.ts';
import { GoldenHour } from './scene.ts';

boot({
  id: 12,
  sizes: ['970x250', '390x290', '640x360', '300x250'],
  brand,
  fonts: ['600 20px Outfit'],
  setup: (stage) => new GoldenHour(stage),
});
