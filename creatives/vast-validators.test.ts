/** What tools that we did not write say of the answers for video players. */
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DOMParser } from '@xmldom/xmldom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noDelivery } from '#app/components/take-away/delivery.ts';
import { listKinds } from '#app/components/take-away/take-away.ts';
import { createVast } from '#app/components/take-away/vast.ts';
import { answerVideo } from '#app/components/take-away/vast-url.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import { demos } from '#catalogue/demos.ts';

const SITE = 'https://surge.example';
const films = demos.filter((demo): demo is FrameDemo => demo.isIframe === true && listKinds(demo).includes('vast'));
/** Without a delivery, and with all that may be in one. Macros are filled in: a schema takes a bracket for no part of an address. */
const answers = films.flatMap((demo) => {
  const delivery = { ...noDelivery, landing: 'https://shop.example/?a=1&b=2', events: 'https://count.example/?e=[EVENT]&c=1' };
  return [
    [`${demo.slug} without addresses`, createVast(demo, SITE)],
    [`${demo.slug} with a brand and addresses`, createVast(demo, SITE, { name: 'Acme ]]> & <b>' }, delivery)],
  ] as const;
});

function has(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('vast-builder 4.0.1, a linter', () => {
  /** It answers by yes or no, and says why on the console. */
  const { validate }: { validate(xml: string, options: { readonly logWarn: boolean }): boolean } = createRequire(import.meta.url)('vast-builder');
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  afterEach(() => said.mockClear());
  const lint = (xml: string) => [validate(xml, { logWarn: true }), ...said.mock.calls.map(String)];
  /** It knows VAST 4.0: what the next ones changed is written in the words of that. */
  const toVast40 = (xml: string) =>
    xml
      .replace('<VAST version="4.2"', '<VAST version="4.0"')
      .replace(/<UniversalAdId /, '<UniversalAdId idValue="surge" ')
      .replace(/<Tracking event="closeLinear">.*?<\/Tracking>/, '')
      .replace('<AdVerifications></AdVerifications>', '');

  it.each(answers)('accepts the answer for %s', (_, xml) => {
    expect(lint(toVast40(xml))).toEqual([true]);
  });

  it.each([
    ['an impression', /<Impression .*?<\/Impression>/],
    ['a duration', /<Duration>.*?<\/Duration>/],
    ['the delivery of its film', / delivery="progressive"/g],
    ['a title', /<AdTitle>.*?<\/AdTitle>/],
  ])('refuses one without %s', (_, part) => {
    const [, xml = ''] = answers[0] ?? [];
    expect(xml).toMatch(part);
    expect(lint(toVast40(xml).replace(part, ''))[0]).toBe(false);
  });
});

/** IAB’s schema is not ours to copy: who has vast_4.2.xsd of IAB Tech Lab (its repository `vast` at ec2a7ceb) names its place in this variable. */
const schema = process.env.VAST_XSD ?? '';
/** SHA-256 of that file: another version would be another judge. */
const SCHEMA_HASH = '4768cdea609af2c80b4503a84eae6ee18cee299316e11816de9eac24598308c2';

describe.skipIf(!schema || !has('xmllint', '--version'))('the schema of IAB for VAST 4.2 (VAST_XSD, xmllint)', () => {
  const check = (xml: string) =>
    new Promise<string>((resolve) => {
      const child = execFile('xmllint', ['--noout', '--nonet', '--schema', schema, '-'], (_, __, stderr) => resolve(stderr.trim()));
      child.stdin?.end(xml);
    });

  it('is the version that is named above', () => {
    expect(createHash('sha256').update(readFileSync(schema)).digest('hex')).toBe(SCHEMA_HASH);
  });

  it.each(answers)('accepts the answer for %s', async (_, xml) => {
    expect(await check(xml)).toBe('- validates');
  });

  it('refuses one without an impression', async () => {
    const [, xml = ''] = answers[0] ?? [];
    expect(await check(xml.replace(/<Impression .*?<\/Impression>/, ''))).toContain('fails to validate');
  });
});

describe('@dailymotion/vmap 3.3.3, a client of playlists', () => {
  interface AdBreak {
    readonly timeOffset: string;
    readonly breakType: string;
    readonly breakId: string;
    readonly adSource: { readonly adTagURI: { readonly uri: string; readonly templateType: string } };
  }
  const Vmap: new (document: unknown) => { readonly version: string; readonly adBreaks: readonly AdBreak[] } = createRequire(import.meta.url)(
    '@dailymotion/vmap',
  );

  it.each(films)('finds the ad of $slug before the film and in its middle', (demo) => {
    const query = new URLSearchParams({ landing: 'https://shop.example/?a=1&b=2', events: 'https://count.example/?e=[EVENT]' });
    const answer = answerVideo('vmap', demo, SITE, query);
    if (!('xml' in answer)) throw new Error(answer.problem);
    const { version, adBreaks } = new Vmap(new DOMParser().parseFromString(answer.xml, 'text/xml'));
    expect(version).toBe('1.0');
    expect(adBreaks.map(({ timeOffset, breakType, breakId }) => [timeOffset, breakType, breakId])).toEqual([
      ['start', 'linear', 'preroll'],
      ['50%', 'linear', 'midroll'],
    ]);
    for (const { adSource } of adBreaks) {
      expect(adSource.adTagURI.templateType).toBe('vast4');
      expect(adSource.adTagURI.uri).toBe(`${SITE}/tags/${demo.id}.xml?${query}`);
    }
  });
});
