import { expect, it } from 'vitest';
import { putConfig } from './export-creative.ts';

const page = '<p></p><script type="application/json" id="config">{}</script><script>var clickTag = "https://www.example.com/";</script>';

it('writes the brand into the page, whatever it contains', () => {
  const html = putConfig(page, { name: '</script><script>alert(1)</script> $& $1' });
  expect(html.match(/<script/g)).toHaveLength(2);
  const json = /id="config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ brand: { name: '</script><script>alert(1)</script> $& $1' } });
  expect(html).toContain('var clickTag = "https://www.example.com/";');
});

it('writes the same page for the same brand', () => {
  expect(putConfig(page, {})).toBe(putConfig(page, {}));
});
