/** The rules that mail programs set, checked on every template. */
import { describe, expect, it } from 'vitest';
import { isMailLink, sumUsd, type TemplateTheme, toEml, toMailHtml, toMailText } from './mail-template.ts';
import { templatePages } from './template-content.ts';

const ORIGIN = 'https://surge.test';
/** Gmail cuts a mail off after this. */
const GMAIL_CLIPS = 102 * 1024;

/** Of the properties that Outlook (Word) and Gmail both take, those we need. */
const SUBSET =
  /^(?:background-color|border(?:-color|-style|-width)?|color|font-(?:family|size|weight)|line-height|margin|padding|text-decoration|(?:max-)?width|height|display|mso-hide|max-height|overflow)$/;
const TAGS = /^(?:html|head|meta|title|style|body|span|table|tr|td|img|h1|p|br|a)$/;

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function listElements(html: string): readonly Element[] {
  return Array.from(html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*>/g), ([, tag = '', rest = '']) => ({
    tag,
    attributes: Object.fromEntries(Array.from(rest.matchAll(/([a-z-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value])),
  }));
}

const toRules = (style = '') =>
  style
    .split(';')
    .filter(Boolean)
    .map((rule) => rule.split(/:(.*)/).map((part) => part.trim()));

/** What is wrong with a mail, by the name of the rule. */
function checkMail(html: string): readonly string[] {
  const elements = listElements(html);
  const styles = elements.map(({ attributes }) => attributes.style);
  const tables = elements.filter(({ tag }) => tag === 'table');
  const pictures = elements.filter(({ tag }) => tag === 'img');
  const addresses = Array.from(html.matchAll(/(?:src|href)="([^"]*)"/g), ([, address = '']) => address);
  const rules: Readonly<Record<string, boolean>> = {
    'a closed list of elements': elements.every(({ tag }) => TAGS.test(tag)),
    'every < begins an element that was read': html.replace(/<!doctype html>|<\/\w+>/g, '').split('<').length - 1 === elements.length,
    'tables alone for layout': !/<(?:div|section|ul)|float:|position:|flex|grid/.test(html),
    'tables say that they are layout': tables.length > 2 && tables.every(({ attributes }) => attributes.role === 'presentation'),
    'inline CSS of the subset': styles.flatMap((style) => toRules(style)).every(([name = '']) => SUBSET.test(name)),
    'no function, variable or relative unit in CSS': !styles.some((style) => /\(|--|\d(?:r?em|vw|vh)\b/.test(style ?? '')),
    'no script': !/<script|javascript:|\son\w+=/i.test(html),
    'at most 600 pixels': tables.some(({ attributes }) => attributes.width === '600' && /width:100%;max-width:600px/.test(attributes.style ?? '')),
    'no other fixed width': tables.every(({ attributes }) => ['600', '100%', undefined].includes(attributes.width)),
    'below what Gmail clips': new TextEncoder().encode(html).length < GMAIL_CLIPS,
    'one picture at most': pictures.length <= 1,
    'pictures with alt, width and height': pictures.every(({ attributes: { alt, width, height } }) => alt && width && height),
    'whole addresses': addresses.every((address) => /^(?:https:\/\/|mailto:)/.test(address)),
    'a language': elements.some(({ tag, attributes }) => tag === 'html' && attributes.lang === 'en'),
    'a title': /<title>[^<]+<\/title>/.test(html),
    'a preheader that is not shown': /<span style="display:none[^>]*mso-hide:all">[^<]{20,90}<\/span>/.test(html),
    'dark colours': html.includes('@media (prefers-color-scheme:dark)') && html.includes('name="color-scheme"'),
    'no rule in the head that the mail cannot do without': (html.match(/<style>/g) ?? []).length === 1,
    'a line to unsubscribe': /<a href="https:\/\/[^"]*unsubscribe"[^>]*>Unsubscribe<\/a>/.test(html),
    'text of at least 13 pixels': Array.from(html.matchAll(/font-size:(\d+)px/g)).every(([, px]) => Number(px) >= 13),
  };
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

function toLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The least contrast of a text with what lies below it. */
function findLeastContrast(html: string): number {
  const below: string[] = [];
  const open: boolean[] = [];
  let least = 21;
  for (const [, isEnd, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    if (/^(?:meta|br|img)$/.test(tag)) continue;
    if (isEnd) {
      if (open.pop()) below.pop();
      continue;
    }
    const background = /background-color:(#\w{6})/.exec(rest)?.[1];
    if (background) below.push(background);
    open.push(background !== undefined);
    const colour = /(?:^|[;"])color:(#\w{6})/.exec(rest)?.[1];
    const ground = below.at(-1);
    if (!colour || !ground) continue;
    const [dark = 0, light = 0] = [colour, ground].map(toLuminance).sort((a, b) => a - b);
    least = Math.min(least, (light + 0.05) / (dark + 0.05));
  }
  return least;
}

describe.each(templatePages)('the template at $path', ({ template }) => {
  const html = toMailHtml(template, template.words, ORIGIN);

  it('passes the checker', () => {
    expect(checkMail(html)).toEqual([]);
  });

  it.each<TemplateTheme>(['light', 'dark'])('can be read in %s colours', (theme) => {
    expect(findLeastContrast(toMailHtml(template, template.words, ORIGIN, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it('has a plain text that says the same', () => {
    const text = toMailText(template, template.words);
    for (const { name } of template.figures) expect(text).toContain(name);
    for (const part of [template.words.heading, template.words.link, 'Unsubscribe: https://', ...template.words.text.split('\n\n')])
      expect(text).toContain(part);
    expect(text).not.toMatch(/<\w/);
  });

  it('is a whole mail as a file', () => {
    const eml = toEml(template, { ...template.words, heading: 'Grüße – 你好' }, ORIGIN);
    const [head = '', ...parts] = eml.split('--surge-sample-part\r\n');
    expect(head).toMatch(/^From: .+\r\nTo: .+\r\nSubject: .+\r\nMIME-Version: 1\.0\r\n/);
    expect(eml.split('\r\n').every((line) => line.length <= 78 && !line.includes('\n'))).toBe(true);
    const bodies = parts.map((part) => Buffer.from(part.split('\r\n\r\n')[1]?.split('--surge')[0] ?? '', 'base64').toString('utf8'));
    expect(bodies[0]).toContain('Grüße – 你好\n====');
    expect(bodies[1]).toContain('Grüße – 你好</h1>');
    expect(eml.endsWith('--surge-sample-part--\r\n')).toBe(true);
  });
});

it('the statement adds its lines up', () => {
  const [, , billing] = templatePages;
  if (!billing) throw new Error('The statement is gone.');
  expect(sumUsd(billing.template)).toBe(3206.4);
  expect(toMailText(billing.template, billing.template.words)).toContain('Total: $3,206.40');
  expect(3296 * 0.9).toBeCloseTo(2966.4);
});

it('what a visitor writes stays text', () => {
  const [basic] = templatePages;
  if (!basic) throw new Error('The message is gone.');
  const words = { heading: '<script>alert(1)</script>', text: 'One & two\nthree\n\n"four"', button: '</a><b>', link: 'https://x.example/?a=1&b=2' };
  const html = toMailHtml(basic.template, words, ORIGIN);
  expect(checkMail(html)).toEqual([]);
  expect(html).toContain('One &amp; two<br>three</p>');
  expect(html).toContain('href="https://x.example/?a=1&amp;b=2"');
});

it.each([
  ['https://surge.example/live', true],
  ['mailto:hello@surge.example', true],
  ['http://surge.example', false],
  ['javascript:alert(1)', false],
  ['https://x.example/"onclick="', false],
  ['surge.example', false],
])('the address %s can be the button’s: %s', (link, isFit) => {
  expect(isMailLink(link)).toBe(isFit);
});

it.each([
  ['tables alone for layout', (html: string) => html.replace('<p ', '<div ')],
  ['tables say that they are layout', (html: string) => html.replace('role="presentation" ', '')],
  ['inline CSS of the subset', (html: string) => html.replace('padding:24px 0', 'gap:24px')],
  ['at most 600 pixels', (html: string) => html.replaceAll('max-width:600px', 'max-width:700px')],
  ['below what Gmail clips', (html: string) => html.replace('</p>', `${'x'.repeat(GMAIL_CLIPS)}</p>`)],
  ['pictures with alt, width and height', (html: string) => html.replace('alt="Surge"', 'alt=""')],
  ['whole addresses', (html: string) => html.replace(`${ORIGIN}/icon`, '/icon')],
  ['a line to unsubscribe', (html: string) => html.replace('>Unsubscribe<', '>Bye<')],
  ['no script', (html: string) => html.replace('<br>', '').replace('</body>', '<script></script></body>')],
])('the checker finds: %s', (rule, spoil) => {
  const [basic] = templatePages;
  if (!basic) throw new Error('The message is gone.');
  expect(checkMail(spoil(toMailHtml(basic.template, basic.template.words, ORIGIN)))).toContain(rule);
});
