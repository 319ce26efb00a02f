import { expect, test } from 'vitest';
import { exchangeCss, exchangeHtml, exchangeImports, toName } from './exchange.ts';
import { Track } from './flashes.ts';

const files = new Set(['a.png', 'img/b.png', 'css/all.css', 'js/word.js', 'c d.png']);
const find = (name: string) => (files.has(name) ? `blob:${name}` : undefined);

test.each([
  ['', './a.png', 'a.png'],
  ['css', '../img/b.png', 'img/b.png'],
  ['css', '/a.png', 'a.png'],
  ['', '../../a.png', 'a.png'],
  ['', 'a.png?v=1#x', 'a.png'],
  ['', 'c%20d.png', 'c d.png'],
  ['', 'https://elsewhere.example/a.png', undefined],
  ['', '//elsewhere.example/a.png', undefined],
  ['', 'data:,', undefined],
  ['', '#a', undefined],
])('in %j, %j is the file %j', (folder, address, name) => {
  expect(toName(folder, address)).toBe(name);
});

test('a document is exchanged where it fetches, and nowhere else', () => {
  expect(exchangeHtml('<img src="a.png" alt="a.png">', find)).toBe('<img src="blob:a.png" alt="a.png">');
  expect(exchangeHtml('<IMG SRC=a.png>', find)).toBe('<IMG SRC="blob:a.png">');
  expect(exchangeHtml('<a href="a.png">a.png</a>', find)).toBe('<a href="a.png">a.png</a>');
  expect(exchangeHtml('<!-- <img src="a.png"> -->', find)).toBe('<!-- <img src="a.png"> -->');
  expect(exchangeHtml('<script>let x = \'<img src="a.png">\';</script>', find)).toBe('<script>let x = \'<img src="a.png">\';</script>');
  expect(exchangeHtml('<img srcset="a.png 1x, img/b.png 2x">', find)).toBe('<img srcset="blob:a.png 1x, blob:img/b.png 2x">');
  expect(exchangeHtml('<b style="background:url(&quot;a.png&quot;)">', find)).toBe('<b style="background:url(&quot;blob:a.png&quot;)">');
  expect(exchangeHtml('<style>b{background:url(a.png)}</style>', find)).toBe('<style>b{background:url("blob:a.png")}</style>');
  expect(exchangeHtml('<img title="1 > 0" src="a.png">', find)).toBe('<img title="1 > 0" src="blob:a.png">');
  expect(exchangeHtml('<img src="gone.png">', find)).toBe('<img src="gone.png">');
});

test('a stylesheet is exchanged from its own folder', () => {
  expect(exchangeCss('@import "all.css"; b{background:url( ../a.png )}', 'css', find)).toBe(
    '@import "blob:css/all.css"; b{background:url( "blob:a.png" )}',
  );
});

test('a module is exchanged where it imports', () => {
  expect(exchangeImports("import { a } from './word.js'; import('./word.js')", 'js', find)).toBe(
    "import { a } from 'blob:js/word.js'; import('blob:js/word.js')",
  );
});

test('flashes are counted as pairs of changes within a second', () => {
  const track = new Track();
  const looks = Array.from({ length: 20 }, (_, at) => track.add(at * 100, at % 2));
  expect(Math.max(...looks)).toBe(5);
  const calm = new Track();
  expect(Math.max(...Array.from({ length: 20 }, (_, at) => calm.add(at * 100, 0.5 + (at % 2) * 0.05)))).toBe(0);
});
