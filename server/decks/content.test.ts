import { describe, expect, it } from 'vitest';
import { DECK_TEXT_BYTES, lengths } from '#protocol/deck.ts';
import { parseComment, parseDays, parseDecision, parseDeck, parsePassword } from './content.ts';
import { createDeck } from './deck-fixture.ts';

const id = 'Zm9vYmFyYmF6cXV4cXV1eA';
const page = { picture: id, x: 0.25, y: 0, width: 1 };
const comment = { demo: 12, second: 7, name: 'Mara', text: 'Bigger, please.' };
const decision = { demo: 12, kind: 'change', name: 'Mara', text: 'Another colour.' };
const plan = { model: 'CPL', market: 'DE', budget: 40_000, days: 10 };
const withDemo = (demo: object) => ({ ...createDeck(), demos: [{ id: 1, note: '', ...demo }] });
/** Each demo once: of 2,000 two-byte letters, which are 80 KB together. */
const longNotes = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, note: 'ж'.repeat(lengths.note) }));

describe('parseDeck', () => {
  it('keeps a deck as it is, and its JSON does not depend on the order in which it was written', () => {
    const deck = createDeck({ demos: [{ id: 12, unit: '300x250', note: 'a\nb', page }], plan });
    expect(parseDeck(deck)).toEqual(deck);
    const reversed: unknown = JSON.parse(JSON.stringify(deck), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse()) : value,
    );
    expect(JSON.stringify(parseDeck(reversed))).toBe(JSON.stringify(parseDeck(deck)));
  });

  it('trims texts, writes line ends in one way, and leaves empty parts of a brand out', () => {
    const given = {
      title: ' Spring\r\nlaunch\u2028now ',
      brand: { name: '  ', headline: 'x'.repeat(200), landing: 'javascript:alert(1)', primary: 'red', accent: '#ABCDEF', logo: '' },
      demos: [{ id: 1, note: '\ta\r\nb\u0085c\r ' }],
    };
    expect(parseDeck(given)).toEqual({
      title: 'Spring launch now',
      client: '',
      brand: { headline: 'x'.repeat(90), accent: '#ABCDEF' },
      demos: [{ id: 1, note: 'a\nb\nc' }],
    });
  });

  it.each([{}, { model: 'CPM' }, { days: 99 }, { market: 'DE', budget: 100 }, plan])('takes the plan %j, and none', (given) => {
    expect(parseDeck(createDeck({ plan: given })).plan).toEqual(given);
    expect(parseDeck(createDeck())).not.toHaveProperty('plan');
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['no title', { ...createDeck(), title: undefined }],
    ['an empty title', { ...createDeck(), title: ' \n ' }],
    ['a title that is too long', { ...createDeck(), title: 'x'.repeat(lengths.title + 1) }],
    ['a title that is no text', { ...createDeck(), title: 7 }],
    ['a client that is too long', { ...createDeck(), client: '🥤'.repeat(lengths.client / 2 + 1) }],
    ['NUL in a text', { ...createDeck(), title: 'a\u0000b' }],
    ['an escape in a text', { ...createDeck(), title: 'a\u001b[2Jb' }],
    ['half a surrogate pair', { ...createDeck(), title: '\ud83e' }],
    ['half a surrogate pair in the brand', { ...createDeck(), brand: { name: 'a\ud83e' } }],
    ['a brand that is no object', { ...createDeck(), brand: 'x' }],
    ['an SVG as its logo', { ...createDeck(), brand: { logo: 'data:image/svg+xml;base64,PHN2Zz4=' } }],
    ['a logo that is too large', { ...createDeck(), brand: { logo: `data:image/png;base64,${'A'.repeat(200_000)}` } }],
    ['an unknown member', { ...createDeck(), isStaff: true }],
    ['a member named __proto__', JSON.parse('{"title":"a","demos":[{"id":1}],"__proto__":{"client":"b"}}')],
    ['no demos', { ...createDeck(), demos: [] }],
    ['21 demos', { ...createDeck(), demos: Array.from({ length: 21 }, (_, index) => ({ id: index + 1, note: '' })) }],
    ['a demo twice', { ...createDeck(), demos: [createDeck().demos[0], createDeck().demos[0]] }],
    ['a demo that is a text', { ...createDeck(), demos: ['1'] }],
    ['a demo with a broken number', withDemo({ id: 1.5 })],
    ['a demo with a number as text', withDemo({ id: '1' })],
    ['a unit that is a path', withDemo({ unit: '../1' })],
    ['a note that is too long', withDemo({ note: 'x'.repeat(lengths.note + 1) })],
    ['a page without its picture', withDemo({ page: { ...page, picture: undefined } })],
    ['a page whose picture is an address', withDemo({ page: { ...page, picture: 'https://evil.example/x.png' } })],
    ['a page beyond its picture', withDemo({ page: { ...page, x: 1.01 } })],
    ['a page before its picture', withDemo({ page: { ...page, y: -0.01 } })],
    ['a page without width', withDemo({ page: { ...page, width: 0 } })],
    ['a page with a place as text', withDemo({ page: { ...page, x: '0' } })],
    ['a plan that is a text', { ...createDeck(), plan: 'CPL' }],
    ['a plan with an unknown model', { ...createDeck(), plan: { ...plan, model: 'CPX' } }],
    ['a plan with a country as a word', { ...createDeck(), plan: { ...plan, market: 'Germany' } }],
    ['a plan with a market alone', { ...createDeck(), plan: { market: 'DE' } }],
    ['a plan with a budget alone', { ...createDeck(), plan: { budget: 40_000 } }],
    ['a plan with a budget as text', { ...createDeck(), plan: { ...plan, budget: '40000' } }],
    ['a plan with too little', { ...createDeck(), plan: { ...plan, budget: 99 } }],
    ['a plan with too much', { ...createDeck(), plan: { ...plan, budget: 10_000_001 } }],
    ['a plan with cents', { ...createDeck(), plan: { ...plan, budget: 100.5 } }],
    ['a plan without time', { ...createDeck(), plan: { ...plan, days: 0 } }],
    ['a plan with an unknown member', { ...createDeck(), plan: { ...plan, discount: 5 } }],
    ['more than 64 KB of texts', { ...createDeck(), demos: longNotes }],
  ])('refuses %s with one sentence', (_, given) => {
    expect(() => parseDeck(given)).toThrow(expect.objectContaining({ status: 422, message: expect.stringMatching(/^[A-Zx].*\.$/) }));
  });

  it('does not count the logo among the texts', () => {
    const brand = { logo: `data:image/png;base64,${'A'.repeat(150_000)}` };
    expect(JSON.stringify(parseDeck(createDeck({ brand }))).length).toBeGreaterThan(DECK_TEXT_BYTES);
  });
});

describe('parseComment and parseDecision', () => {
  it('keep what they are given', () => {
    expect(parseComment({ ...comment, answers: id })).toEqual({ ...comment, answers: id });
    expect(parseDecision(decision)).toEqual(decision);
    expect(parseDecision({ demo: 12, kind: 'approved', name: ' Mara ' })).toEqual({ demo: 12, kind: 'approved', name: 'Mara', text: '' });
  });

  it.each([
    { ...comment, demo: '12' },
    { ...comment, second: 3601 },
    { ...comment, second: 1.5 },
    { ...comment, second: null },
    { ...comment, name: '' },
    { ...comment, name: 'x'.repeat(lengths.name + 1) },
    { ...comment, text: '\n' },
    { ...comment, text: 'x'.repeat(lengths.text + 1) },
    { ...comment, answers: 'the first' },
    { ...comment, by: 'owner' },
    [comment],
  ])('a comment is refused: %j', (given) => {
    expect(() => parseComment(given)).toThrow(expect.objectContaining({ status: 422 }));
  });

  it.each([{ ...decision, kind: 'sold' }, { ...decision, kind: '__proto__' }, { ...decision, text: '' }, { ...decision, second: 1 }, null])(
    'a decision is refused: %j',
    (given) => {
      expect(() => parseDecision(given)).toThrow(expect.objectContaining({ status: 422 }));
    },
  );
});

it('a password has 8 to 200 characters, and days are 1 to 365', () => {
  for (const good of ['', '12345678', 'ä'.repeat(200), ' spaces count ']) expect(parsePassword(good)).toBe(good);
  for (const bad of ['1234567', 'x'.repeat(201), 'line\nline', 'null\u0000null', 12345678, null])
    expect(() => parsePassword(bad)).toThrow(/8 to 200/);
  expect([parseDays(1), parseDays(365)]).toEqual([1, 365]);
  for (const bad of [0, 366, 1.5, '7', Number.NaN]) expect(() => parseDays(bad)).toThrow(/1 to 365/);
});
