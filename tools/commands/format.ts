/** Formats everything, applies the linter's safe fixes, and writes the table of boundaries in docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readBoundaries, withBoundaries } from '../import-boundaries.ts';
import { programs, runNode } from './steps.ts';

const ARCHITECTURE = 'docs/architecture.md';
writeFileSync(ARCHITECTURE, withBoundaries(readFileSync(ARCHITECTURE, 'utf8'), readBoundaries()));

process.exitCode = await runNode([programs.biome, 'check', '--write']);
