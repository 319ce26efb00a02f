import { deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** What the files of spec sheets name as their site (tools/spec-sheets.ts): they are made once, and handed out by whoever serves them. */
export const SAMPLE_ORIGIN = 'https://surge.example';

/** Quiet zone that scanners expect (ISO/IEC 18004), modules; and pixels of a module. */
const QUIET = 4;
const MODULE = 8;

/** An object of the file with its number. */
type Numbered = readonly [id: number, body: Buffer];

/**
 * A spec sheet whose links and code lead to `origin`. The file stays as it is, and what changes follows it as an update
 * (ISO 32000-1, 7.5.6). `path`: where the code leads to.
 */
export function stampSheet(sheet: Uint8Array, origin: string, path: string): Buffer {
  const text = Buffer.from(sheet).toString('latin1');
  const [, last = ''] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text) ?? [];
  const [, table = ''] = /^\d+ 0 obj\n(<<[^>]*>>)/.exec(text.slice(Number(last))) ?? [];
  const [, size = ''] = /\/Size (\d+)/.exec(table) ?? [];
  const pointers = table.match(/\/(?:Root|Info) \d+ 0 R/g) ?? [];
  if (!size || pointers.length === 0) throw new Error('Not a spec sheet');
  const changed = listObjects(text).flatMap(([id, body]): readonly Numbered[] => {
    if (body.includes('/Subtype /Image') && body.includes('/FlateDecode')) return [[id, drawCode(origin + path)]];
    return body.includes(`(${SAMPLE_ORIGIN}`) ? [[id, Buffer.from(body.replaceAll(`(${SAMPLE_ORIGIN}`, `(${origin}`))]] : [];
  });
  const parts = [Buffer.from(sheet)];
  const rows: number[][] = [];
  let end = sheet.byteLength;
  const write = (id: number, body: Buffer) => {
    const bytes = Buffer.concat([Buffer.from(`${id} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    rows.push([id, end]);
    parts.push(bytes);
    end += bytes.length;
  };
  for (const [id, body] of changed) write(id, body);
  const own = Number(size);
  const start = end;
  // Of itself too, so that its place is known before it is written.
  const entries = [...rows, [own, start]];
  const places = Buffer.alloc(entries.length * ENTRY_BYTES);
  for (const [index, [, place = 0]] of entries.entries()) {
    places.writeUInt8(1, index * ENTRY_BYTES);
    places.writeUInt32BE(place, index * ENTRY_BYTES + 1);
  }
  const index = entries.map(([id]) => `${id} 1`).join(' ');
  write(own, toStream(`/Type /XRef\n/Size ${own + 1}\n/W [1 4 1]\n/Index [${index}]\n/Prev ${last}\n${pointers.join('\n')}`, places));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

/** One of type, four of place, one of generation. */
const ENTRY_BYTES = 6;

/** What stands in the file as it is: pictures, and the links to the site. */
function listObjects(text: string): readonly (readonly [id: number, body: string])[] {
  return [...text.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\nendobj\n/g)].map(([, id, body = '']) => [Number(id), body] as const);
}

function toStream(fields: string, content: Uint8Array): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([Buffer.from(`<<${fields}\n/Filter /FlateDecode\n/Length ${packed.length}>> stream\n`), packed, Buffer.from('\nendstream')]);
}

/** The code as a picture of one bit a pixel; each row begins with a byte of its own. */
function drawCode(address: string): Buffer {
  const { data, size } = encode(address, { ecc: 'L', boostEcc: true, border: QUIET });
  const rows = data.flatMap((row) => {
    // A module is a byte wide, 0 for black.
    const line = Buffer.from(row.map((isDark) => (isDark ? 0 : 0xff)));
    return Array.from({ length: MODULE }, () => line);
  });
  const side = size * MODULE;
  const fields = `/Type /XObject\n/Subtype /Image\n/Width ${side}\n/Height ${side}\n/ColorSpace /DeviceGray\n/BitsPerComponent 1`;
  return toStream(fields, Buffer.concat(rows));
}
