import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const rules = { accept: ['image/*', 'application/pdf', '.csv'], maxBytes: 1000 };

describe('checkFile', () => {
  it.each([
    ['logo.png', 'image/png', 1000, undefined],
    ['brief.pdf', 'application/pdf', 10, undefined],
    // Some systems know no type for it.
    ['REACH.CSV', '', 10, undefined],
    ['logo.png', 'image/png', 1001, 'size'],
    ['run.exe', 'application/x-msdownload', 10, 'type'],
    ['image', 'images/png', 10, 'type'],
    ['run.csv.exe', '', 5000, 'type'],
  ] as const)('%s, %s, %i bytes: %s', (name, type, size, problem) => {
    expect(checkFile({ name, type, size }, rules)).toBe(problem);
  });
});
