/** Formats everything and applies the safe fixes of the linter. */
import { programs, runNode } from './steps.ts';

process.exitCode = await runNode([programs.biome, 'check', '--write']);
