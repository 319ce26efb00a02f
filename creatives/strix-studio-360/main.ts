import { boot } from '#creative-sdk/boot.ts';
import { defaults } from './copy.ts';
import { StudioScene } from './scene.ts';

boot({
  id: 9,
  sizes: ['970x250', '640x360', '300x250'],
  brand: defaults,
  fonts: ['400 30px Sora'],
  setup: (stage) => new StudioScene(stage),
});
