const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as HTML: empty lines separate paragraphs. */
export function toHtml(text: string): string {
  const escaped = text.trim().replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);
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
  const plain = Object.entries(signs).reverse();
  return plain
    .reduce((all, [sign, entity]) => all.replaceAll(entity, sign), text)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
