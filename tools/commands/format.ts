/** Formats everything, applies the safe fixes of the linter, and writes the table of imports in docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readWalls, withWalls } from '../import-walls.ts';
import { programs, runNode } from './steps.ts';

const ARCHITECTURE = 'docs/architecture.md';
writeFileSync(ARCHITECTURE, withWalls(readFileSync(ARCHITECTURE, 'utf8'), readWalls()));

process.exitCode = await runNode([programs.biome, 'check', '--write']);
