import { boot } from '#creative-sdk/boot.ts';
import { ad } from './scene.ts';

boot({ ...ad, sizes: ['728x90', '640x360'] });
