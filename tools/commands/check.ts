/** Types, lint and format, without running anything. */
import { checkCode, writeRouteTypes } from './steps.ts';

const results = [await writeRouteTypes(), ...(await checkCode())];
if (results.some(({ failed }) => failed)) process.exitCode = 1;
