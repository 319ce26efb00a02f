import { describe, expect, it } from 'vitest';
import { emptyDraft, parseKycDraft } from './kyc-draft.ts';
import { toAge } from './kyc-fields.tsx';

describe('the age of an applicant', () => {
  it.each([
    ['2008-11-23', '2026-11-23', 18],
    ['2008-11-24', '2026-11-23', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2027-01-01', '2026-11-23', -1],
  ])('who was born on %s is %s years old on %s', (birthDate, today, age) => {
    expect(toAge(birthDate, today)).toBe(age);
  });
});

describe('a draft', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const draft = { typed: { givenNames: 'Ada' }, confirmed: 'ada@example.org' };
  const at = (days: number) => JSON.stringify({ ...draft, keptAt: now - days * 86_400_000 });

  it('a draft is kept for seven days', () => {
    expect(parseKycDraft(at(6.9), now)).toEqual(draft);
    expect(parseKycDraft(at(7), now)).toEqual(emptyDraft);
  });

  it.each([null, '', '7', '[]', '{"keptAt":"x","typed":{}}', `{"keptAt":${now},"typed":7}`])('%s is no draft', (text) => {
    expect(parseKycDraft(text, now)).toEqual(emptyDraft);
  });

  it('what is no text is left out', () => {
    expect(parseKycDraft(`{"keptAt":${now},"typed":{"a":"b","c":7},"confirmed":7}`, now)).toEqual({ typed: { a: 'b' }, confirmed: '' });
  });
});
