import { expect, it } from 'vitest';
import { listSocialLinks } from './social-links.ts';

it('social links share this site, and none leads to the start page of a network', () => {
  const links = listSocialLinks('https://surge.example');
  expect(links.map(({ name }) => name)).toEqual(['Facebook', 'Twitter', 'LinkedIn']);
  for (const { url } of links) {
    expect(new URL(url).pathname).not.toBe('/');
    expect([...new URL(url).searchParams.values()]).toEqual(['https://surge.example/']);
  }
});
