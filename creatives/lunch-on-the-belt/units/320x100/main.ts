import { boot } from '#creative-sdk/boot.ts';
import { ad } from '../../scene.ts';

boot({ ...ad, sizes: ['320x100'], chrome: 'top-right' });
