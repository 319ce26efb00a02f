import { deflateSync } from 'node:zlib';

/**
 * Chromium writes PDF 1.4, in which every object of the structure stands by itself, uncompressed: two thirds of a tagged page. This writes the same objects
 * as PDF 1.5 does, together and compressed (ISO 32000-1, 7.5.7 and 7.5.8). `isApart`: of an object that shall be found in the file as it is.
 */
export function packPdf(pdf: Buffer, isApart: (body: string) => boolean): Buffer {
  const { objects, root, info } = readObjects(pdf);
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const entries = new Map<number, readonly [type: number, place: number, index: number]>([[0, [0, 0, 65_535]]]);
  let end = parts[0]?.length ?? 0;
  const write = (id: number, body: Buffer) => {
    const bytes = Buffer.concat([Buffer.from(`${id} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    entries.set(id, [1, end, 0]);
    parts.push(bytes);
    end += bytes.length;
  };
  const together: (readonly [id: number, body: string])[] = [];
  for (const [id, body] of objects) {
    const text = body.toString('latin1');
    if (text.endsWith('endstream') || isApart(text)) write(id, body);
    else together.push([id, text]);
  }
  const size = Math.max(...objects.keys()) + 1;
  let at = 0;
  const places = together.map(([id, text], index) => {
    entries.set(id, [2, size, index]);
    const place = `${id} ${at}`;
    at += text.length + 1;
    return place;
  });
  const head = `${places.join(' ')}\n`;
  const content = Buffer.from(head + together.map(([, text]) => text).join('\n'), 'latin1');
  write(size, toStream(`/Type /ObjStm\n/N ${together.length}\n/First ${head.length}`, content));
  const table = Buffer.alloc((size + 2) * ENTRY_BYTES);
  entries.set(size + 1, [1, end, 0]);
  for (const [id, [type, place, index]] of entries) {
    table.writeUInt8(type, id * ENTRY_BYTES);
    table.writeUInt32BE(place, id * ENTRY_BYTES + 1);
    table.writeUInt16BE(index, id * ENTRY_BYTES + 5);
  }
  const start = end;
  write(size + 1, toStream(`/Type /XRef\n/Size ${size + 2}\n/W [1 4 2]\n/Root ${root} 0 R\n/Info ${info} 0 R`, table));
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** One of type, four of place, two of index. */
const ENTRY_BYTES = 7;

function toStream(fields: string, content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 });
  return Buffer.concat([Buffer.from(`<<${fields}\n/Filter /FlateDecode\n/Length ${packed.length}>> stream\n`), packed, Buffer.from('\nendstream')]);
}

/** The objects of a file with one plain table, by their numbers. */
function readObjects(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [, count = '', rows = ''] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(text.slice(start)) ?? [];
  const [, root = ''] = /\/Root (\d+) 0 R/.exec(text.slice(start)) ?? [];
  const [, info = ''] = /\/Info (\d+) 0 R/.exec(text.slice(start)) ?? [];
  if (!count || !root || !info) throw new Error('Not a PDF as Chromium writes it');
  const offsets = rows
    .trim()
    .split('\n')
    .flatMap((row, id) => (row.trimEnd().endsWith('n') ? [[id, Number.parseInt(row, 10)] as const] : []))
    .sort(([, a], [, b]) => a - b);
  const objects = offsets.map(([id, offset], index) => {
    const whole = pdf.subarray(offset, offsets[index + 1]?.[1] ?? start);
    const [head = ''] = /^\d+ 0 obj\n/.exec(whole.toString('latin1', 0, 20)) ?? [];
    return [id, whole.subarray(head.length, whole.lastIndexOf('endobj') - 1)] as const;
  });
  return { objects: new Map(objects), root, info };
}
