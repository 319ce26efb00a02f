/** Types, lint and format, without running anything. */
import { checkCode } from './steps.ts';

const results = await checkCode();
if (results.some(({ failed }) => failed)) process.exitCode = 1;
