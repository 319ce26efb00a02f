import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

export const BUILT_GUEST = 'build/guest';

/** Builds the page of a guest, twice: what its document may load is a matter of the address (server/http/security-headers.ts). */
export async function buildGuest(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['guest/guest.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
  });
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script').trim() ?? '';
  const html = `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Guest</title>\n<script>${script}</script>\n</html>\n`;
  await mkdir(BUILT_GUEST, { recursive: true });
  for (const name of ['sealed.html', 'open.html']) await writeFile(`${BUILT_GUEST}/${name}`, html);
}
