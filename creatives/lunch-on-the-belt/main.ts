import { boot } from '#creative-sdk/boot.ts';
import { brand } from './copy.ts';
import { LunchOnTheBelt } from './scene.ts';

boot({
  id: 10,
  sizes: ['728x90', '640x360'],
  brand,
  fonts: ['800 20px Manrope'],
  setup: (stage) => new LunchOnTheBelt(stage),
});
