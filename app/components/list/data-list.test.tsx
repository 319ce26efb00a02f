import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createI18n, loadDictionary } from '#app/i18n/create-i18n.ts';
import { TextProvider } from '#app/i18n/text-provider.tsx';
import { languages } from '#protocol/languages.ts';
import { DataList, useList } from './data-list.tsx';

const rows = Array.from({ length: 24 }, (_, index) => `Row ${index + 1}`);

function Grid() {
  const list = useList(rows, {
    name: 'rows',
    columns: [{ key: 'name', label: 'Name', sort: (row) => rows.indexOf(row), cell: String }],
    filters: [],
    initialSort: 'name',
    keyOf: String,
    textOf: String,
  });
  return <DataList caption="Rows" list={list} empty="No rows." cardOf={(row) => <b>{row}</b>} />;
}

async function render(address: string) {
  const [english] = languages;
  const i18n = createI18n(english, await loadDictionary(english, true));
  return renderToStaticMarkup(
    <TextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[address]}>
        <Grid />
      </MemoryRouter>
    </TextProvider>,
  );
}
const listCards = (html: string) => Array.from(html.matchAll(/<b>([^<]+)/g), ([, text]) => text);

it('cards are those of the page, in its order, and can be sorted on every screen', async () => {
  expect(listCards(await render('/'))).toEqual(rows.slice(0, 10));
  expect(listCards(await render('/?sort=-name&p=3'))).toEqual(['Row 4', 'Row 3', 'Row 2', 'Row 1']);
  expect(await render('/')).toContain('Sort by');
});

it('what nothing matches says so', async () => {
  const html = await render('/?find=nowhere');
  expect(listCards(html)).toEqual([]);
  expect(html).toContain('Nothing matches.');
});
