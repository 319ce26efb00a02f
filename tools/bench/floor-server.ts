import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FLOOR = 'tests/fixtures/floor';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.txt': 'text/plain' };

/** The baseline ("floor"): static pages with the same content and without script, the least that a page can cost. Compressed once, kept in memory. */
export async function startFloor(): Promise<{ origin: string; stop(): void }> {
  const kept = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const file = FLOOR + (path.endsWith('/') ? `${path}index.html` : path);
    try {
      const body = kept.get(file) ?? brotliCompressSync(readFileSync(file));
      kept.set(file, body);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': body.length,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, stop: () => server.close() };
}
