/** Whether an address is fetched for certain, or where something uses it: a rule of a stylesheet, one of several sizes. */
export type Use = 'now' | 'perhaps';

/** Finds the address of a file by its name, as `folder/file.png`; undefined where there is none. */
export type FindName = (name: string, use: Use) => string | undefined;

/** An address that is not a file of the document: of another scheme, of another host, or of a place in the document itself. */
const IS_ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** The name of the file that an address means in a document or stylesheet of `folder`; undefined for one from elsewhere. `..` ends at the top. */
export function toName(folder: string, address: string): string | undefined {
  const text = address.trim();
  if (IS_ELSEWHERE.test(text)) return undefined;
  const path = text.replace(/[?#].*$/s, '');
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${folder}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return decode(parts.join('/'));
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export const toFolder = (name: string) => name.split('/').slice(0, -1).join('/');

/** `url(…)` and `@import "…"` of a stylesheet in `folder`, each exchanged for the address of its file. */
export function exchangeCss(css: string, folder: string, find: FindName): string {
  return css.replace(/(url\(\s*)(?:"([^"]*)"|'([^']*)'|([^"')\s]+))(\s*\))|(@import\s+)(?:"([^"]*)"|'([^']*)')/gi, (whole, ...groups) => {
    const [open = '', one, two, three, close = '', word = '', four, five] = groups.map((group) => (typeof group === 'string' ? group : undefined));
    const address = one ?? two ?? three ?? four ?? five ?? '';
    const found = findFrom(folder, address, find, word ? 'now' : 'perhaps');
    if (found === undefined) return whole;
    return word ? `${word}"${found}"` : `${open}"${found}"${close}`;
  });
}

/** What a module of `folder` imports from beside it. */
export function exchangeImports(script: string, folder: string, find: FindName): string {
  return script.replace(/(\b(?:from|import)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\2/g, (whole, word: string, quote: string, address: string) => {
    const found = findFrom(folder, address, find, 'now');
    return found === undefined ? whole : word + quote + found + quote;
  });
}

/** By element, the attributes whose address is fetched with the document. */
const sources: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  link: ['href'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  input: ['src'],
  image: ['href', 'xlink:href'],
  body: ['background'],
};

/**
 * A whole document or a part of one, with the addresses of its files in it. It reads tags as they are written, and leaves alone what a script or a comment
 * holds: a part may end in the middle of an element, as `document.write` gives it.
 */
export function exchangeHtml(html: string, find: FindName): string {
  const parts =
    /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)(?=<\/\1|$)|<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
  return html.replace(parts, (whole, ...groups) => {
    const [raw, rawFields = '', content = '', name, fields = ''] = groups.map((group) => (typeof group === 'string' ? group : undefined));
    if (raw) {
      const isStyle = raw.toLowerCase() === 'style';
      const inside = isStyle
        ? exchangeCss(content, '', find)
        : /\btype\s*=\s*["']?module/i.test(rawFields)
          ? exchangeImports(content, '', find)
          : content;
      return `<${raw}${exchangeFields(raw, rawFields, find)}>${inside}`;
    }
    return name ? `<${name}${exchangeFields(name, fields, find)}>` : whole;
  });
}

function exchangeFields(element: string, fields: string, find: FindName): string {
  const wanted = sources[element.toLowerCase()] ?? [];
  return fields.replace(
    /(\s|^|["'])([\w:-]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/g,
    (whole, before: string, field: string, is: string, quoted: string) => {
      const name = field.toLowerCase();
      const value = /^["']/.test(quoted) ? quoted.slice(1, -1) : quoted;
      const isStyle = name === 'style' && /url\(/i.test(value);
      if (!isStyle && !wanted.includes(name)) return whole;
      const plain = value.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
      const next = isStyle
        ? exchangeCss(plain, '', find)
        : name === 'srcset'
          ? exchangeSet(plain, find)
          : (findFrom('', plain, find, 'now') ?? plain);
      return next === plain ? whole : `${before}${field}${is}"${next.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    },
  );
}

/** The candidates of a `srcset`. */
export function exchangeSet(set: string, find: FindName): string {
  return set.replace(
    /(^|,)(\s*)([^\s,]+)/g,
    (_, comma: string, space: string, address: string) => comma + space + (findFrom('', address, find, 'perhaps') ?? address),
  );
}

function findFrom(folder: string, address: string, find: FindName, use: Use): string | undefined {
  const name = toName(folder, address);
  return name === undefined ? undefined : find(name, use);
}
