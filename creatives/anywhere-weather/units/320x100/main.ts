import { bootStrip } from '../../strip.ts';

bootStrip('320x100');
