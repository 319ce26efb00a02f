import { DOMParser } from '@xmldom/xmldom';
import { expect, it } from 'vitest';
import { answerOembed } from './oembed.ts';

const ORIGIN = 'https://surge.example';
const ask = (query: Record<string, string>) => answerOembed(ORIGIN, new URLSearchParams(query));
const read = (query: Record<string, string>) => {
  const answer = ask(query);
  return answer.status === 200 ? JSON.parse(answer.body) : answer;
};

it('answers of a preview, a play page and an embedded page with a frame in the demo’s size, and the line below it', () => {
  for (const path of ['/experience/horizon/preview/12', '/play/12', '/embed/12']) {
    expect(read({ url: ORIGIN + path })).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Golden Hour',
      provider_name: 'Surge',
      width: 970,
      height: 278,
    });
  }
  expect(read({ url: `${ORIGIN}/play/12` }).html).toBe(
    `<iframe src="${ORIGIN}/embed/12" width="970" height="278" title="Golden Hour, an interactive ad by Surge" style="border:0;max-width:100%" allow="autoplay" loading="lazy"></iframe>`,
  );
});

it('keeps the size that is asked for, and the shape of the ad', () => {
  expect(read({ url: `${ORIGIN}/play/12`, maxwidth: '485' })).toMatchObject({ width: 485, height: 153 });
  expect(read({ url: `${ORIGIN}/play/12`, maxheight: '128' })).toMatchObject({ width: 388, height: 128 });
  expect(read({ url: `${ORIGIN}/play/14` })).toMatchObject({ width: 970, height: 574 });
  expect(read({ url: `${ORIGIN}/play/12`, maxwidth: '-1' })).toMatchObject({ width: 970 });
});

it('names the unit', () => {
  expect(read({ url: `${ORIGIN}/play/1?unit=scratch` }).html).toContain('/embed/1?unit=scratch"');
});

it('is well-formed as XML too', () => {
  const answer = ask({ url: `${ORIGIN}/play/1`, format: 'xml' });
  if (answer.status !== 200) throw new Error('not answered');
  const root = new DOMParser().parseFromString(answer.body, 'text/xml').documentElement;
  expect(root?.nodeName).toBe('oembed');
  expect(root?.getElementsByTagName('title')[0]?.textContent).toBe('Spin & Sip');
  expect(root?.getElementsByTagName('html')[0]?.textContent).toMatch(/^<iframe src="/);
});

it.each([
  [{}, 404],
  [{ url: 'https://other.example/play/12' }, 404],
  [{ url: `${ORIGIN}/play/99` }, 404],
  [{ url: `${ORIGIN}/play/__proto__` }, 404],
  [{ url: `${ORIGIN}/pages-pricing` }, 404],
  [{ url: 'javascript:alert(1)' }, 404],
  [{ url: `${ORIGIN}/play/12`, format: 'yaml' }, 501],
] as const)('answers %j with %i', (query, status) => {
  expect(ask(query)).toEqual({ status });
});
