import { entities, escapeHtml } from '../escape-html.ts';

/** Plain text as HTML: empty lines separate paragraphs. */
export function toHtml(text: string): string {
  const escaped = escapeHtml(text.trim());
  if (escaped === '') return '';
  const paragraphs = escaped.split(/\n{2,}/).map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return paragraphs.join('');
}

/** What HTML of the editor says, without its form. */
export function toPlainText(html: string): string {
  const text = html
    .replaceAll(/<br\s*\/?>|<\/li>/g, '\n')
    .replaceAll(/<\/(?:p|ul|ol|blockquote)>/g, '\n\n')
    .replaceAll(/<[^>]+>/g, '');
  const plain = Object.entries(entities).reverse();
  return plain
    .reduce((all, [sign, entity]) => all.replaceAll(entity, sign), text)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
