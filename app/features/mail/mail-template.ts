import { escapeHtml } from '#app/ui/escape-html.ts';

/** What of a template is the visitor's own. */
export interface TemplateWords {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  /** Where the button leads. */
  readonly link: string;
}

/** A line of figures; those with an amount are summed. */
interface Figure {
  readonly name: string;
  readonly value: string;
  readonly usd?: number;
}

export interface MailTemplate {
  readonly subject: string;
  /** What a mail box shows beside the subject. */
  readonly preheader: string;
  /** Above the heading. */
  readonly kind: string;
  readonly isAlert?: true;
  readonly figures: readonly Figure[];
  /** Why it was sent. */
  readonly reason: string;
  readonly words: TemplateWords;
}

export type TemplateTheme = 'light' | 'dark';

/** Colours by the name of the class that changes them where a mail program is dark. */
const looks = {
  'm-page': { 'background-color': ['#f3f1eb', '#100f0d'] },
  'm-sheet': { 'background-color': ['#ffffff', '#191714'] },
  'm-ink': { color: ['#14120e', '#efebe0'] },
  'm-quiet': { color: ['#5b564c', '#a7a092'] },
  'm-line': { 'border-color': ['#d3cec2', '#322e28'] },
  'm-alert': { 'background-color': ['#a8103f', '#a8103f'], color: ['#ffffff', '#ffffff'] },
  'm-button': { 'background-color': ['#14120e', '#efebe0'] },
  'm-button-text': { color: ['#ffffff', '#14120e'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [light: string, dark: string]>>>>;

type Look = keyof typeof looks;

const FONT = 'font-family:Arial,Helvetica,sans-serif';

const listColours = (look: Look, theme: TemplateTheme) =>
  Object.entries(looks[look]).map(([property, [light, dark]]) => `${property}:${theme === 'dark' ? dark : light}`);

const darkRules = Object.keys(looks)
  .filter((name): name is Look => name in looks)
  .map(
    (look) =>
      `.${look}{${listColours(look, 'dark')
        .map((rule) => `${rule} !important`)
        .join(';')}}`,
  )
  .join('');

const toParagraphs = (text: string) => text.trim().split(/\n\s*\n/);

/** Only addresses that a mail program opens. */
export const isMailLink = (link: string) => /^(?:https:\/\/[^\s"<>]+\.[^\s"<>]+|mailto:[^\s"<>]+@[^\s"<>]+)$/i.test(link);

export const sumUsd = ({ figures }: MailTemplate) => figures.reduce((cents, { usd = 0 }) => cents + Math.round(usd * 100), 0) / 100;

const formatUsd = (usd: number) => new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(usd);

function listFigures(template: MailTemplate): readonly Figure[] {
  const rows = template.figures.map((figure) => ({
    ...figure,
    value: figure.usd === undefined ? figure.value : `${figure.value} = ${formatUsd(figure.usd)}`,
  }));
  const total = sumUsd(template);
  return total > 0 ? [...rows, { name: 'Total', value: formatUsd(total) }] : rows;
}

const UNSUBSCRIBE = 'https://surge.example/unsubscribe';
const FROM = 'Surge <hello@surge.example>';
const ADDRESS = 'Surge, 12 Sample Street, 10115 Berlin';

/**
 * A template as mail programs take it: tables that say nothing, styles on each element, 600 pixels wide and narrower where there is less room (Outlook
 * reads the attribute, others the style). Dark colours stand in the head, for programs that read it. `theme`: dark colours on the elements themselves,
 * to look at them. `origin`: where its one picture is.
 */
export function toMailHtml(template: MailTemplate, words: TemplateWords, origin: string, theme: TemplateTheme = 'light'): string {
  const look = (name: Look, ...rules: readonly string[]) => `class="${name}" style="${[...listColours(name, theme), ...rules].join(';')}"`;
  const table = (attributes: string, rows: string) =>
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>\n${rows}\n</table>`;
  const row = (attributes: string, content: string) => `<tr><td ${attributes}>${content}</td></tr>`;
  const paragraphs = toParagraphs(words.text)
    .map(
      (text) =>
        `<p ${look('m-ink', FONT, 'margin:0 0 16px 0', 'font-size:16px', 'line-height:25px')}>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');
  const figures = listFigures(template)
    .map(({ name, value }) => {
      const cell = (side: 'left' | 'right', text: string, quiet: Look) =>
        `<td align="${side}" ${look('m-line', 'padding:12px 0', 'border-style:solid', 'border-width:1px 0 0 0')}>` +
        `<span ${look(quiet, FONT, 'font-size:14px', 'line-height:20px')}>${escapeHtml(text)}</span></td>`;
      return `<tr>${cell('left', name, 'm-quiet')}${cell('right', value, 'm-ink')}</tr>`;
    })
    .join('\n');
  const button = table(
    '',
    row(
      `align="center" ${look('m-button', 'padding:14px 22px')}`,
      `<a href="${escapeHtml(words.link)}" ${look('m-button-text', FONT, 'display:inline-block', 'font-size:16px', 'line-height:20px', 'font-weight:bold', 'text-decoration:none')}>${escapeHtml(words.button)}</a>`,
    ),
  );
  const head = `<img src="${origin}/icon-192.png" width="40" height="40" alt="Surge" style="display:block;border:0;width:40px;height:40px">`;
  const kind = template.isAlert
    ? row(
        look('m-alert', 'padding:12px 32px'),
        `<span ${look('m-alert', FONT, 'font-size:14px', 'line-height:20px', 'font-weight:bold')}>${template.kind}</span>`,
      )
    : row('style="padding:8px 32px 0 32px"', `<span ${look('m-quiet', FONT, 'font-size:14px', 'line-height:20px')}>${template.kind}</span>`);
  const sheet = [
    row('style="padding:28px 32px 20px 32px"', head),
    kind,
    row(
      'style="padding:20px 32px 0 32px"',
      `<h1 ${look('m-ink', FONT, 'margin:0 0 16px 0', 'font-size:28px', 'line-height:34px', 'font-weight:bold')}>${escapeHtml(words.heading)}</h1>\n${paragraphs}`,
    ),
    ...(figures ? [row('style="padding:4px 32px 12px 32px"', table('width="100%" style="width:100%"', figures))] : []),
    row('style="padding:12px 32px 36px 32px"', button),
  ].join('\n');
  const quiet = look('m-quiet', FONT, 'margin:0 0 8px 0', 'font-size:13px', 'line-height:20px');
  const foot =
    `<p ${quiet}>${template.reason} <a href="${UNSUBSCRIBE}" ${look('m-quiet', 'text-decoration:underline')}>Unsubscribe</a></p>\n` +
    `<p ${quiet}>${ADDRESS}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(template.subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}</style>
</head>
<body ${look('m-page', 'margin:0', 'padding:0')}>
<span style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(template.preheader)}</span>
${table(
  `width="100%" ${look('m-page', 'width:100%')}`,
  row(
    'align="center" style="padding:24px 0"',
    `\n${table(`width="600" ${look('m-sheet', 'width:100%', 'max-width:600px')}`, sheet)}\n${table('width="600" style="width:100%;max-width:600px"', row('style="padding:20px 32px"', foot))}\n`,
  ),
)}
</body>
</html>
`;
}

/** The same for programs, and people, that want no HTML. */
export function toMailText(template: MailTemplate, words: TemplateWords): string {
  const figures = listFigures(template).map(({ name, value }) => `${name}: ${value}`);
  return [
    `${template.kind}\n\n${words.heading}\n${'='.repeat(Math.min(72, words.heading.length))}`,
    ...toParagraphs(words.text),
    ...(figures.length > 0 ? [figures.join('\n')] : []),
    `${words.button}:\n${words.link}`,
    `-- \n${template.reason}\nUnsubscribe: ${UNSUBSCRIBE}\n${ADDRESS}`,
  ].join('\n\n');
}

/** The whole mail as a file that mail programs open as a draft: text and HTML (RFC 2046), in Base64 so that no line is too long. */
export function toEml(template: MailTemplate, words: TemplateWords, origin: string): string {
  const boundary = 'surge-sample-part';
  const part = (type: string, text: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${toBase64(text).replaceAll(/.{76}/g, '$&\r\n')}\r\n`;
  return [
    `From: ${FROM}`,
    'To: you@company.example',
    `Subject: ${/^[ -~]*$/.test(template.subject) ? template.subject : `=?utf-8?B?${toBase64(template.subject)}?=`}`,
    'MIME-Version: 1.0',
    'X-Unsent: 1',
    `List-Unsubscribe: <${UNSUBSCRIBE}>`,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `${part('text/plain', toMailText(template, words))}${part('text/html', toMailHtml(template, words, origin))}--${boundary}--`,
    '',
  ].join('\r\n');
}

const toBase64 = (text: string) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
