import { boot } from '#creative-sdk/boot.ts';
import { toContext } from '#protocol/context.ts';
import { planCabin } from './cabin-plan.ts';
import { brand } from './copy.ts';
import { Panel } from './panel.ts';
import { AnywhereWeather } from './scene.ts';

boot({
  id: 5,
  sizes: ['970x250', '640x360', '390x844', '844x390'],
  brand,
  fonts: ['600 20px Manrope'],
  chrome: 'top-left',
  toContext,
  setup: (stage) => new AnywhereWeather(stage, planCabin, (...from) => new Panel(...from)),
});
