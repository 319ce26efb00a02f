import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBrotli, compressGzip } from '#server/http/encoding.ts';

const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;
/** Compressing smaller files gains nothing: they fit into one packet anyway. */
const WORTH_IT_BYTES = 512;

/** Writes `x.br` and `x.gz` beside every compressible file; the server sends them as they are. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.byteLength < WORTH_IT_BYTES) return;
  const [br, gz] = await Promise.all([compressBrotli(body, 11), compressGzip(body)]);
  if (br.byteLength < body.byteLength) await writeFile(`${path}.br`, br);
  if (gz.byteLength < body.byteLength) await writeFile(`${path}.gz`, gz);
}
