import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { readZip } from '#app/components/take-away/pack.ts';
import { createI18n, loadDictionary } from '#app/i18n/create-i18n.ts';
import { createText } from '#app/i18n/use-text.ts';
import { type Language, languages } from '#protocol/languages.ts';
import { createPresentation, type DemoSlide } from './presentation.ts';

const HOSTILE = `<b>&"']]>\u0000\u000B\uD800`;
const PICTURE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const LINK = 'https://surge.example/play/12?a=1&b=2#brand=abc';
const TYPED = `https://surge.example/d/${'a'.repeat(22)}#demo-12`;
const slide: DemoSlide = {
  name: 'Golden Hour',
  description: 'Drag the sun.',
  picture: PICTURE,
  code: PICTURE,
  link: LINK,
  typed: TYPED,
  invitation: 'Scan the code.',
  facts: [['Size', '970X250']],
  figures: [['initial load', '80 kB / 250 kB', 'pass']],
  measured: 'Measured.',
  notes: 'Events: 12.',
  note: '',
  showsSample: true,
};
const create = async (slides: readonly DemoSlide[], name?: string, logo?: string, language: Language = languages[0]) => {
  const text = createText(createI18n(language, await loadDictionary(language, true)));
  const brand = name === undefined ? {} : { name, primary: '#15356a', accent: '#e8b23a' };
  return createPresentation(slides, {
    title: `Ad formats for ${name ?? 'all'}`,
    brand,
    logo,
    day: new Date(2026, 10, 28),
    host: 'surge.example',
    text,
  });
};
/** The parts of the file, each well-formed. */
const read = async (file: File) => {
  const parts = await readZip(new Uint8Array(await file.arrayBuffer()));
  const broken: string[] = [];
  const parser = new DOMParser({ errorHandler: (level: string, message: string) => broken.push(`${level}: ${message}`) });
  const documents = Object.entries(parts).flatMap(([path, bytes]) =>
    /\.(xml|rels)$/.test(path) ? [[path, parser.parseFromString(new TextDecoder().decode(bytes), 'text/xml')] as const] : [],
  );
  expect(broken).toEqual([]);
  const found = new Map(documents);
  const elements = (path: string, tag: string) => Array.from(found.get(path)?.getElementsByTagName(tag) ?? []);
  return {
    paths: Object.keys(parts),
    elements,
    textOf: (path: string) => elements(path, 'a:t').map(({ textContent }) => textContent),
    /** The text of the slide's title. */
    titleOf: (path: string) =>
      elements(path, 'p:sp').flatMap((shape) =>
        Array.from(shape.getElementsByTagName('p:ph')).some((one) => one.getAttribute('type') === 'title') ? [shape.textContent?.trim()] : [],
      ),
  };
};
const slidePath = (number: number) => `ppt/slides/slide${number}.xml`;

it.each([1, 2, 3, 4])('a file of %i demos has a cover and a slide for each, with titles, notes and links', async (count) => {
  const file = await create(Array.from({ length: count }, (_, at) => ({ ...slide, name: `Demo ${at + 1}` })));
  expect(file.name).toBe('surge-formats.pptx');
  const { paths, titleOf, textOf, elements } = await read(file);
  expect(paths.filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))).toHaveLength(count + 1);
  expect(titleOf(slidePath(1))).toEqual(['Ad formats for all']);
  for (let number = 1; number <= count; number++) {
    const path = slidePath(number + 1);
    expect(titleOf(path)).toEqual([`Demo ${number}`]);
    expect(textOf(path)).toEqual(
      expect.arrayContaining([
        'Drag the sun.',
        '970X250',
        '80 kB / 250 kB',
        `Play Demo ${number}`,
        TYPED.replace('https://', ''),
        'Demo, fictional brand',
      ]),
    );
    const [picture, code] = elements(path, 'p:pic').map((one) => one.getElementsByTagName('p:cNvPr')[0]?.getAttribute('descr'));
    expect([picture, code]).toEqual([`Backup image: Demo ${number}`, 'QR code of the ad’s own page']);
    expect(textOf(`ppt/notesSlides/notesSlide${number + 1}.xml`)).toContain('Events: 12.');
    const links = elements(`ppt/slides/_rels/slide${number + 1}.xml.rels`, 'Relationship').flatMap((one) =>
      one.getAttribute('TargetMode') === 'External' ? [one.getAttribute('Target')] : [],
    );
    expect(new Set(links)).toEqual(new Set([LINK, TYPED]));
  }
});

it('a brand is named and named in the file’s name; its logo can be heard; what is not the sample’s does not say so', async () => {
  const file = await create([{ ...slide, showsSample: false, code: undefined, typed: undefined }], 'Müller & Söhne', PICTURE);
  expect(file.name).toBe('muller-sohne-formats.pptx');
  const { titleOf, textOf, elements } = await read(file);
  expect(titleOf(slidePath(1))).toEqual(['Ad formats for Müller & Söhne']);
  expect(elements(slidePath(1), 'p:pic')[0]?.getElementsByTagName('p:cNvPr')[0]?.getAttribute('descr')).toBe('Müller & Söhne');
  expect(textOf(slidePath(2))).not.toContain('Demo, fictional brand');
  // No address that can be typed would show the brand: none is there.
  expect(textOf(slidePath(2)).filter((text) => text?.includes('surge.example'))).toEqual([]);
  expect(elements(slidePath(2), 'p:pic')).toHaveLength(1);
});

it('a deck has its own title, whom it is for and its link on the cover, and the notes of its owner on the slides', async () => {
  const text = createText(createI18n(languages[0], await loadDictionary(languages[0], true)));
  const link = `https://surge.example/d/${'A'.repeat(22)}`;
  const note = `The wheel earns its second look.\n${'It takes your own prizes. '.repeat(60)}That is all.`;
  const estimate = '€40,000 in Austria buy 1,000 to 2,000 leads.';
  const cover = { title: 'Autumn ideas', lead: 'For Otter Bank', estimate, about: 'Autumn ideas', link, brand: { name: 'Otter' }, logo: undefined };
  const file = await createPresentation([{ ...slide, note }, slide], { ...cover, day: new Date(), host: 'surge.example', text });
  expect(file.name).toBe('autumn-ideas.pptx');
  const { titleOf, textOf, elements } = await read(file);
  expect(titleOf(slidePath(1))).toEqual(['Autumn ideas']);
  expect(textOf(slidePath(1))).toEqual(
    expect.arrayContaining(['For Otter Bank', 'Golden Hour · Golden Hour', estimate, link.replace('https://', '')]),
  );
  expect(elements('ppt/slides/_rels/slide1.xml.rels', 'Relationship').map((one) => one.getAttribute('Target'))).toContain(link);
  const said = textOf(slidePath(2));
  expect(said).toEqual(expect.arrayContaining(['Why it is here', 'The wheel earns its second look.']));
  // What the slide has no room for stands in its notes.
  expect(said.at(said.indexOf('The wheel earns its second look.') + 1)).toMatch(/^It takes your own prizes\. .* …$/);
  expect(textOf('ppt/notesSlides/notesSlide2.xml').join('')).toMatch(/^Why it is here: The wheel .*That is all\. Events: 12\./);
  expect(textOf(slidePath(3))).not.toContain('Why it is here');
  // Of a name without Latin letters no file can be named.
  const russian = await createPresentation([slide], { ...cover, about: 'Осень', day: new Date(), host: 'surge.example', text });
  expect(russian.name).toBe('otter-formats.pptx');
});

it.each([HOSTILE, 'W'.repeat(90), 'Пельменная № 1', 'Größenwahn ☕', '=1+1', '   '])(
  'the name %j breaks nothing, wherever it stands',
  async (name) => {
    const file = await create(
      [{ ...slide, name, description: name, facts: [[name, name]], figures: [[name, name, name]], notes: name, note: name, invitation: name }],
      name,
      PICTURE,
      languages.find(({ code }) => code === 'rs'),
    );
    expect(file.name).toMatch(/^[a-z\d-]+-formats\.pptx$/);
    const { titleOf } = await read(file);
    expect(titleOf(slidePath(1))[0]).toContain(name.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim());
  },
);

it('whatever the colour of a brand, the cover’s title can be read', async () => {
  const text = createText(createI18n(languages[0], await loadDictionary(languages[0], true)));
  for (const [primary, ink] of [
    ['#ffffff', '000000'],
    ['#777777', '000000'],
    ['#15356a', 'FFFFFF'],
    ['#000000', 'FFFFFF'],
  ] as const) {
    const { elements } = await read(
      await createPresentation([slide], { title: 'A', brand: { name: 'A', primary }, logo: undefined, day: new Date(), host: 'surge.example', text }),
    );
    const colours = elements(slidePath(1), 'a:rPr').flatMap((run) =>
      Array.from(run.getElementsByTagName('a:srgbClr')).map((one) => one.getAttribute('val')),
    );
    expect(new Set(colours)).toEqual(new Set([ink]));
  }
});

const canConvert = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!canConvert)('in LibreOffice', () => {
  it('the file opens, a page for each slide', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'presentation-'));
    const file = await create([slide, { ...slide, note: HOSTILE }, slide], HOSTILE, PICTURE);
    writeFileSync(join(folder, 'x.pptx'), new Uint8Array(await file.arrayBuffer()));
    execFileSync(
      'soffice',
      [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'x.pptx')],
      { stdio: 'ignore' },
    );
    expect(readFileSync(join(folder, 'x.pdf'), 'latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  });
});
