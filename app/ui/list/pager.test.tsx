import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pager } from './pager.tsx';

const text = { previous: 'Previous', next: 'Next', page: 'Page' };

/** What stands in it, in order: links by their page, the current one in brackets, `<` and `>` for the arrows. */
function show(page: number, pageCount: number): string {
  const html = renderToStaticMarkup(<Pager label="Pages" page={page} pageCount={pageCount} toLink={(to) => ({ href: `?p=${to}` })} text={text} />);
  return Array.from(html.matchAll(/<a ([^>]*)>|(…)/g), ([, link = '', gap]) => {
    if (gap) return gap;
    const target = /\?p=(\d+)/.exec(link)?.[1];
    if (link.includes('rel=')) return link.includes('"prev"') ? `<${target}` : `>${target}`;
    return link.includes('aria-current="page"') ? `[${target}]` : target;
  }).join(' ');
}

it.each([
  [1, 1, ''],
  [1, 3, '[1] 2 3 >2'],
  [3, 3, '<2 1 2 [3]'],
  [5, 9, '<4 1 2 3 4 [5] 6 7 8 9 >6'],
  [1, 10, '[1] 2 … 10 >2'],
  [3, 10, '<2 1 2 [3] 4 … 10 >4'],
  [7, 40, '<6 1 … 6 [7] 8 … 40 >8'],
  [40, 40, '<39 1 … 39 [40]'],
])('the pager of page %i of %i lists the pages around it', (page, pageCount, shown) => {
  expect(show(page, pageCount)).toBe(shown);
});
