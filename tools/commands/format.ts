/** Formats everything, applies the safe fixes of the linter, and writes the table of imports in docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readBoundaries, withBoundaries } from '../import-boundaries.ts';
import { programs, runNode } from './steps.ts';

const ARCHITECTURE = 'docs/architecture.md';
writeFileSync(ARCHITECTURE, withBoundaries(readFileSync(ARCHITECTURE, 'utf8'), readBoundaries()));

process.exitCode = await runNode([programs.biome, 'check', '--write']);
