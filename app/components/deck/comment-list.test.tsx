import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from '#app/i18n/create-i18n.ts';
import { TextProvider } from '#app/i18n/text-provider.tsx';
import { defaultLanguage } from '#protocol/languages.ts';
import { CommentList, toClock } from './comment-list.tsx';
import { toThreads } from './threads.ts';

const said = { demo: 1, name: 'Mara', at: '2026-11-29T10:00:00Z', by: 'client' } as const;

it('answers stand below their comment, and one without a comment by itself', () => {
  const comments = [
    { ...said, id: 'a', text: 'Louder <b>', second: 67 },
    { ...said, id: 'b', text: 'Quieter' },
    { ...said, id: 'c', text: 'Done', answers: 'a', by: 'owner' as const, name: 'Ivo' },
    { ...said, id: 'd', text: 'Lost', answers: 'x' },
  ];
  const html = renderToStaticMarkup(
    <TextProvider i18n={createI18n(defaultLanguage, {})}>
      <CommentList threads={toThreads({ comments, decisions: [] }, 1).comments} footOf={({ start }) => <i>{`foot of ${start.id}`}</i>} />
    </TextProvider>,
  );
  const order = ['Louder &lt;b&gt;', 'sent this deck', 'Done', 'foot of a', 'Quieter', 'foot of b', 'Lost', 'foot of d'];
  expect(order.map((text) => html.indexOf(text))).toEqual(order.map((text) => html.indexOf(text)).toSorted((a, b) => a - b));
  expect(order.filter((text) => !html.includes(text))).toEqual([]);
  expect(html).toContain('At 1:07 of the play');
});

it('seconds are told as a clock does', () => {
  expect([0, 7, 60, 3600].map(toClock)).toEqual(['0:00', '0:07', '1:00', '60:00']);
});
