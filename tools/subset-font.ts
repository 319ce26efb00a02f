/**
 * Cuts a font down to what a creative uses: `node tools/subset-font.ts <package> <slug> <weight> "<characters>"`, e.g. `outfit spin-and-sip 600 "ABC"`. Writes
 * creatives/<slug>/font.woff2. One weight takes half the bytes of a range. The font's alternates, a fifth of it, stay only for a style that asks for tabular figures.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const [name = '', slug = '', weight = '600', characters = ''] = process.argv.slice(2);
const folder = `node_modules/@fontsource-variable/${name}/files`;
const file = (await readdir(folder)).find((entry) => entry.endsWith('-latin-wght-normal.woff2'));
if (!file) throw new Error(`No latin weight file in ${folder}`);
const axes = weight.includes(':') ? { min: Number(weight.split(':')[0]), max: Number(weight.split(':')[1]) } : Number(weight);
const noLayoutClosure = !(await readFile(`creatives/${slug}/style.css`, 'utf8')).includes('tabular-nums');
const font = await subsetFont(await readFile(`${folder}/${file}`), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: axes },
  noLayoutClosure,
});
await writeFile(`creatives/${slug}/font.woff2`, font);
console.log(`${(font.length / 1024).toFixed(1)} KiB`);
