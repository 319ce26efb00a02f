import { boot } from '#creative-sdk/boot.ts';
import { ad } from '../../scene.ts';
import { unit } from './unit.ts';

boot({ ...ad, sizes: ['320x50', '320x250'], opensTo: unit.opensTo });
