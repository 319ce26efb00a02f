import { expect, it } from 'vitest';
import { activeDemos } from '#catalogue/demos.ts';
import { toDemoData, toOembedLinks } from './demo-data.ts';

const ORIGIN = 'https://surge.example';

it('says of every demo what it is, in words that schema.org knows, with whole addresses', () => {
  for (const demo of activeDemos) {
    const data = JSON.parse(toDemoData(demo, ORIGIN, (text) => text.toUpperCase()));
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'CreativeWork',
      name: demo.name,
      description: demo.description.toUpperCase(),
    });
    for (const address of [data.url, data.image, data.creator.url]) expect(new URL(address).origin).toBe(ORIGIN);
  }
});

it('names both forms of oEmbed', () => {
  const [demo] = activeDemos;
  if (!demo) throw new Error('No demo');
  expect(toOembedLinks(demo, ORIGIN)).toEqual([
    {
      type: 'application/json+oembed',
      href: `${ORIGIN}/oembed?url=https%3A%2F%2Fsurge.example%2Fexperience%2Fgamification%2Fpreview%2F1&format=json`,
    },
    { type: 'text/xml+oembed', href: `${ORIGIN}/oembed?url=https%3A%2F%2Fsurge.example%2Fexperience%2Fgamification%2Fpreview%2F1&format=xml` },
  ]);
});
