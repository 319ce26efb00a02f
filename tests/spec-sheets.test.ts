/** The files of the spec sheets say what the records say (docs/decisions/076). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listTables } from '#app/features/spec-sheet/spec-rows.ts';
import { createI18n } from '#app/i18n/create-i18n.ts';
import { createText } from '#app/i18n/use-text.ts';
import { listUnits } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { findMeasurement } from '#catalogue/measurements.ts';
import { defaultLanguage } from '#protocol/languages.ts';
import { SAMPLE_ORIGIN, stampSheet } from '#server/spec-sheets/stamp.ts';
import { loadPlan } from '#tools/creatives.ts';
import { toSpecPath } from '#tools/spec-sheets.ts';

const MOST_BYTES = 120_000;

/** Whether poppler's tools are here (Debian: poppler-utils), which read a PDF as a stranger does. */
const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
/** What a tool prints; what it complains of is an error. */
function read(command: string, ...words: readonly string[]): string {
  const { stdout, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout;
}
/** Whether the tool is here that reads a PDF's own grammar (Debian: qpdf): tables, streams, every object. */
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;
const checkGrammar = (file: string) => expect(read('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
const readText = (file: string) => read('pdftotext', '-raw', file, '-');
const readInfo = (file: string, ...more: readonly string[]) => read('pdfinfo', ...more, file);
const text = createText(createI18n(defaultLanguage, {}));
const units = activeDemos.flatMap(listUnits);

describe.each(units)('the spec sheet of $slug', (unit) => {
  const file = toSpecPath(unit.slug);
  const again = `${file} is missing or says something else than the records: npm run capture -- --spec ${unit.slug}`;

  it('is a small PDF', () => {
    expect(existsSync(file), again).toBe(true);
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.skipIf(!hasPoppler)('says what the records say (needs pdftotext of poppler-utils)', async () => {
    const said = readText(file);
    const plan = await loadPlan(unit.slug);
    const figures = listTables(unit, text).flatMap(({ rows }) => rows.flatMap(({ name, measured, limit }) => [name, ...measured.split(' '), limit]));
    const wanted = [
      unit.name,
      unit.brand,
      unit.size,
      unit.description,
      findMeasurement(unit.slug)?.hash ?? 'no build',
      ...plan.map(({ event }) => event),
      ...figures,
    ];
    const plain = (words: string) => words.replaceAll(/\s+/g, ' ').toLowerCase();
    expect(
      wanted.filter((words) => !plain(said).includes(plain(words))),
      again,
    ).toEqual([]);
  });

  it.skipIf(!hasQpdf)('has no error that qpdf finds (needs qpdf)', () => checkGrammar(file));

  it.skipIf(!hasPoppler)('is tagged, and has a title, a language and two pages at most (needs pdfinfo of poppler-utils)', () => {
    const info = readInfo(file);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toContain(`Title:           ${unit.name}, ${unit.size}: Spec sheet | Surge`);
    expect(Number(/Pages: +(\d+)/.exec(info)?.[1])).toBeLessThanOrEqual(2);
    const tags = readInfo(file, '-struct');
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'Figure', 'Link']) expect(tags).toMatch(new RegExp(`^ *${tag}\\b`, 'm'));
  });
});

describe('a sheet that was handed out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'surge-sheet-'));
  const file = join(folder, 'spec.pdf');
  writeFileSync(file, stampSheet(readFileSync(toSpecPath('drop-the-beat')), 'https://ads.agency.test', '/play/4'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.skipIf(!hasPoppler)('leads to the site that did (needs pdfinfo of poppler-utils)', () => {
    const links = readInfo(file, '-url');
    expect(links).toContain('https://ads.agency.test/play/4');
    expect(links).not.toContain(SAMPLE_ORIGIN);
    expect(readInfo(file)).toMatch(/Tagged: +yes/);
    expect(readText(file)).toContain('Drop the Beat');
  });

  it.skipIf(!hasQpdf)('has no error that qpdf finds (needs qpdf)', () => checkGrammar(file));
});
