import { describe, expect, it } from 'vitest';
import {
  formatListView,
  isNarrowed,
  type ListDefinition,
  type ListView,
  narrowRows,
  PAGE_SIZES,
  parseListView,
  toggleSort,
  toKnownRows,
} from './list-view.ts';

interface Invoice {
  readonly number: number;
  readonly day: string;
  readonly client: string;
  readonly usd: number;
  readonly status: 'Paid' | 'Open' | undefined;
}

const clients = ['Löschung', 'Strix', 'Ébène'];
const statuses = ['Open', 'Paid', 'Open', undefined] as const;
/** Newest first, as a server gives them. */
const all: readonly Invoice[] = Array.from({ length: 24 }, (_, index) => ({
  number: 24 - index,
  day: `2026-11-${String(24 - Math.floor(index / 2)).padStart(2, '0')}`,
  client: clients[index % 3] ?? '',
  usd: (index * 7) % 24,
  status: statuses[index % 4],
}));

const definition: ListDefinition<Invoice> = {
  name: 'invoices',
  columns: [
    { key: 'number', label: 'No.', cell: ({ number }) => number },
    { key: 'day', label: 'Day', sort: ({ day }) => day, cell: ({ day }) => day },
    { key: 'client', label: 'Client', sort: ({ client }) => client, cell: ({ client }) => client },
    { key: 'usd', label: 'Value', isNumber: true, sort: ({ usd }) => usd, cell: ({ usd }) => usd },
    { key: 'status', label: 'Status', sort: ({ status = '' }) => status, cell: ({ status }) => status },
  ],
  filters: [
    {
      key: 'client',
      label: 'Client',
      all: 'All',
      options: clients.map((client) => ({ value: client, text: client })),
      matches: ({ client }, wanted) => client === wanted,
    },
    {
      key: 'from',
      label: 'Day',
      all: 'Any',
      options: ['2026-11-20', '2026-11-23'].map((day) => ({ value: day, text: day })),
      matches: ({ day }, from) => day >= from,
    },
  ],
  initialSort: '-day',
  keyOf: ({ number }) => String(number),
  textOf: ({ number, client, status }) => `#${number} ${client} ${status}`,
};

const plain: ListView = { kept: {}, find: '', chosen: {}, sort: '-day', page: 1, size: 10, edit: undefined };
const parse = (query: string) => parseListView(new URLSearchParams(query), definition);
const narrow = (part: Partial<ListView>) => narrowRows(toKnownRows(all), { ...plain, ...part }, definition);

describe('a view in the address', () => {
  it.each<[Partial<ListView>, string]>([
    [{}, ''],
    [{ find: 'btc & eth' }, '?find=btc+%26+eth'],
    [{ chosen: { client: 'Strix', from: '2026-11-20' } }, '?client=strix&from=2026-11-20'],
    [{ sort: '-usd' }, '?sort=-usd'],
    [{ sort: 'day', page: 3 }, '?sort=day&p=3'],
    [{ size: 25, edit: 'new' }, '?n=25&edit=new'],
  ])('the view %j is written as %s and read back', (part, query) => {
    const view = { ...plain, ...part };
    expect(formatListView(view, definition)).toBe(query);
    expect(parse(query)).toEqual(view);
  });

  it.each([
    '?client=dogecoin',
    '?client=Strix',
    '?client=',
    '?from=yesterday',
    '?p=0',
    '?p=-1',
    '?p=99999',
    '?n=11',
    '?n=9999',
    '?edit=<script>',
    '?p=two',
    '?sort=salary',
    '?sort=number',
    '?sort=--day',
    '?sort=__proto__',
    '?unknown=1',
  ])('the query %s is read as the default view', (query) => {
    expect(parse(query)).toEqual(plain);
  });

  it('a search text is cut to the length of the field, and half a character is replaced', () => {
    expect(parse(`?find=${'x'.repeat(10_000)}`).find).toHaveLength(100);
    expect(parse(`?find=${'x'.repeat(99)}💩`).find).toBe(`${'x'.repeat(99)}\ufffd`);
  });
});

it('a click on a column sorts by it, the next reverses the order', () => {
  const [, day, client, usd] = definition.columns;
  if (!day || !client || !usd) throw new Error('The columns are gone.');
  expect(toggleSort('-day', day, '-day')).toBe('day');
  expect(toggleSort('day', day, '-day')).toBe('-day');
  expect(toggleSort('-usd', day, '-day')).toBe('-day');
  expect(toggleSort('-day', usd, '-day')).toBe('-usd');
  expect(toggleSort('-day', client, '-day')).toBe('client');
});

it('a view says whether it leaves rows out', () => {
  expect([plain, { ...plain, find: '  ' }, { ...plain, sort: 'client', page: 2 }].map(isNarrowed)).toEqual([false, false, false]);
  expect([{ ...plain, find: 'x' }, parse('?client=strix')].map(isNarrowed)).toEqual([true, true]);
});

describe('searching and filtering', () => {
  it('the default view has all rows, ten to a page', () => {
    const { matches, rows, page, pageCount } = narrow({});
    expect(matches).toEqual(all);
    expect([rows.length, page, pageCount]).toEqual([PAGE_SIZES[0], 1, 3]);
  });

  it.each<[Partial<ListView>, (row: Invoice) => boolean]>([
    [{ chosen: { client: 'Strix' } }, ({ client }) => client === 'Strix'],
    [{ chosen: { client: 'Strix', from: '2026-11-20' } }, ({ client, day }) => client === 'Strix' && day >= '2026-11-20'],
    [{ find: ' STRIX  open ' }, ({ client, status }) => client === 'Strix' && status === 'Open'],
    [{ find: 'loschung' }, ({ client }) => client === 'Löschung'],
  ])('the view %j has only the rows that match', (part, fits) => {
    const expected = all.filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    expect(narrow(part).matches).toEqual(expected);
  });

  it('a search needs every word', () => {
    expect(narrow({ find: 'strix sausage' })).toEqual({ matches: [], rows: [], page: 1, pageCount: 1 });
  });
});

describe('a page of its own', () => {
  const own: ListDefinition<Invoice> = { ...definition, sizes: [12, 24], keep: ['view'] };
  it.each(['', '?view=list', '?view=list&n=24'])('has its own sizes, and keeps its own parameters: %s', (query) => {
    const view = parseListView(new URLSearchParams(query), own);
    expect(view.size).toBe(query.includes('24') ? 24 : 12);
    expect(formatListView(view, own).split(/[?&]/).sort()).toEqual(query.split(/[?&]/).sort());
    expect(formatListView({ ...view, find: 'x' }, own)).toContain(query.replace('&n=24', ''));
  });
});

describe('sorting', () => {
  it.each<[string, (row: Invoice) => string | number]>([
    ['usd', ({ usd }) => usd],
    ['day', ({ day }) => day],
    ['status', ({ status = '' }) => status],
  ])('sorting by %s rises, and falls when reversed', (sort, keyOf) => {
    const keys = narrow({ sort }).matches.map(keyOf);
    expect(keys).toHaveLength(24);
    expect(keys.every((key, index) => index === 0 || (keys[index - 1] ?? key) <= key)).toBe(true);
    expect(narrow({ sort: `-${sort}` }).matches.map(keyOf)).toEqual(keys.toReversed());
  });

  it('sorting puts letters with accents beside those without', () => {
    expect([...new Set(narrow({ sort: 'client' }).matches.map(({ client }) => client))]).toEqual(['Ébène', 'Löschung', 'Strix']);
  });

  it('sorting keeps the order of equal rows', () => {
    const numbers = narrow({ chosen: { client: 'Strix' }, sort: 'client' }).matches.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });
});

it('a page number beyond the end shows the last page', () => {
  const { page, rows } = narrow({ page: 99 });
  expect([page, rows]).toEqual([3, all.slice(20)]);
});
