import { describe, expect, it } from 'vitest';
import { type Brief, parseBrief } from './brief.ts';
import { briefFields, CONSENT_VERSION } from './brief-fields.ts';
import { languages } from './languages.ts';

const TODAY = '2026-11-20';
const good: Brief = {
  name: 'Ana Keller',
  email: 'ana.keller+media@northwind.example',
  phone: '+49 (0)40/7946-012',
  company: 'Northwind',
  country: 'DE',
  formats: ['gamification', 'ctv'],
  demos: [12, '9:300x250', 3],
  deck: 'Zm9vYmFyYmF6cXV4cXV1eA',
  brandLink: '/play/12#brand=q1ZK-_0',
  model: 'CPCV',
  budget: '50k-200k',
  estimate: '€40,000 in Germany buy 1,000 to 3,300 leads.',
  startDate: '2027-01-15',
  message: 'Launch of a drink.\nTwo countries 🥤',
  consent: true,
  consentVersion: CONSENT_VERSION,
  newsletter: false,
  language: 'gr',
  engagement: [{ demo: 1, seconds: 41, interactions: 12, completions: 1, qrOpens: 0 }],
};
const problems = (change: Record<string, unknown>) => {
  const parsed = parseBrief({ ...good, ...change }, TODAY);
  return 'fields' in parsed ? parsed.fields : {};
};

describe('a brief', () => {
  it('comes through as it is, its text trimmed', () => {
    expect(parseBrief({ ...good, name: '  Ana Keller ', formats: ['ctv', 'ctv'], demos: [9, 3, '9:300x250', 3, '9:300x250'] }, TODAY)).toEqual({
      brief: { ...good, formats: ['ctv'], demos: [9, 3, '9:300x250'] },
    });
  });

  it.each(languages)('can be written in $label', ({ code }) => {
    expect(problems({ language: code })).toEqual({});
  });

  it('turns the line ends of word processors into plain ones, and refuses control characters', () => {
    const parsed = parseBrief({ ...good, message: 'One\u2028two\u2029three\u0085four' }, TODAY);
    expect(parsed).toMatchObject({ brief: { message: 'One\ntwo\nthree\nfour' } });
    expect(problems({ name: 'Ana\u2028Keller' })).toEqual({ name: 'wrong' });
    for (const sign of ['\u0080', '\u0084', '\u0090', '\u009b', '\u009f', '\u007f'])
      expect(problems({ message: `a${sign}b` })).toEqual({ message: 'wrong' });
    expect(problems({ message: 'a\u00a0b' })).toEqual({});
  });

  it('needs four fields only', () => {
    const { name, email, company, consent } = good;
    expect(parseBrief({ name, email, company, consent }, TODAY)).toMatchObject({ brief: { name, budget: '', formats: [], newsletter: false } });
    expect(parseBrief({}, TODAY)).toEqual({ fields: { name: 'missing', email: 'missing', company: 'missing', consent: 'missing' } });
  });

  it.each([
    ['name', '', 'missing'],
    ['name', '   ', 'missing'],
    ['name', 'x'.repeat(briefFields.name.limit + 1), 'too-long'],
    ['name', 'a\u0000b', 'wrong'],
    ['name', '\ud800', 'wrong'],
    ['name', 'Ana\nBcc: all', 'wrong'],
    ['name', 7, 'wrong'],
    ['email', 'ana', 'wrong'],
    ['email', 'ana@northwind', 'wrong'],
    ['email', 'ana@north wind.example', 'wrong'],
    ['email', 'ana@northwind.example\r\nBcc: x@y.example', 'wrong'],
    ['email', `${'a'.repeat(245)}@b.example`, 'too-long'],
    ['phone', '1234', 'wrong'],
    ['phone', '+ ( ) - . /', 'wrong'],
    ['phone', '040 7946 ext. 12', 'wrong'],
    ['phone', '+49 40 7946\n012', 'wrong'],
    ['phone', '0'.repeat(31), 'too-long'],
    ['company', null, 'wrong'],
    ['country', 'Germany', 'wrong'],
    ['country', 'de', 'wrong'],
    ['formats', 'ctv', 'wrong'],
    ['formats', ['<b>'], 'wrong'],
    ['demos', 12, 'wrong'],
    ['demos', ['12'], 'wrong'],
    ['demos', ['12:'], 'wrong'],
    ['demos', ['0:300x250'], 'wrong'],
    ['demos', ['12:<b>'], 'wrong'],
    ['demos', [`12:${'x'.repeat(41)}`], 'wrong'],
    ['demos', [null], 'wrong'],
    ['demos', [1.5], 'wrong'],
    ['deck', '/d/Zm9vYmFyYmF6cXV4cXV1eA', 'wrong'],
    ['deck', 'Zm9vYmFyYmF6cXV4cXV1eAZm9vYmFyYmF6cXV4cXV1', 'wrong'],
    ['brandLink', 'https://evil.example/play/12#brand=abc', 'wrong'],
    ['brandLink', '//evil.example/play/12#brand=abc', 'wrong'],
    ['brandLink', '/play/12?next=//evil.example#brand=abc', 'wrong'],
    ['brandLink', '/play/12#brand=<b>', 'wrong'],
    ['brandLink', '/play/12?unit=<b>#brand=abc', 'wrong'],
    ['brandLink', `/play/12#brand=${'a'.repeat(6001)}`, 'wrong'],
    ['brandLink', `/play/12#brand=${'a'.repeat(6300)}`, 'too-long'],
    ['budget', 'much', 'wrong'],
    ['estimate', 'x'.repeat(briefFields.estimate.limit + 1), 'too-long'],
    ['startDate', '2026-02-30', 'wrong'],
    ['startDate', '2026-11-18', 'past'],
    ['message', 'x'.repeat(briefFields.message.limit + 1), 'too-long'],
    ['consent', false, 'missing'],
    ['consent', 'on', 'missing'],
    ['newsletter', 'no', 'wrong'],
    ['engagement', [{ demo: 1 }], 'wrong'],
    ['engagement', [{ demo: 1, seconds: -1, interactions: 0, completions: 0, qrOpens: 0 }], 'wrong'],
    ['isStaff', true, 'unknown'],
    ['constructor', {}, 'unknown'],
  ])('with %s %j is refused: %s', (field, value, problem) => {
    expect(problems({ [field]: value })).toEqual({ [field]: problem });
  });

  it('takes no field from a prototype that the input brings', () => {
    const parsed = parseBrief(JSON.parse(`{"name":"A","email":"a@b.example","company":"C","consent":true,"__proto__":{"newsletter":true}}`), TODAY);
    expect('fields' in parsed || parsed.brief.newsletter === false).toBe(true);
  });

  it.each([null, [], 'brief', 7, undefined])('is an object, not %j', (given) => {
    expect(parseBrief(given, TODAY)).toEqual({ fields: { brief: 'wrong' } });
  });

  it('links to a demo or a unit of it in the brand', () => {
    for (const path of ['/play/12', '/play/9?unit=300x250', '/experience/horizon/preview/12'])
      expect(problems({ brandLink: `${path}#brand=abc` })).toEqual({});
  });

  it('may start yesterday, for a clock that lags behind', () => {
    expect(problems({ startDate: '2026-11-19' })).toEqual({});
  });

  it('takes a phone number as it is written anywhere, or none', () => {
    for (const phone of ['', '12345', '+1 (212) 555-0100', '020.7946.0000', '030/23125 000', '+49\u00a040\u00a07946012', '0'.repeat(30)])
      expect(problems({ phone })).toEqual({});
  });

  it('takes any address that mail takes', () => {
    for (const email of ['a@b.co', '"odd.local"@b.example', 'имя@почта.example', `${'x'.repeat(60)}@b.example`])
      expect(problems({ email })).toEqual({});
  });
});
