import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { activeDemos } from '#catalogue/demos.ts';
import { toFormatsDocument } from './formats-document.ts';
import { toJsonSchema } from './formats-schema.ts';

const ORIGIN = 'https://surge.example';
/** `uri` says no more than that an address is written as one; its own pattern is not ajv's. */
const validate = new Ajv2020({ strict: true, allErrors: true, formats: { uri: (text: string) => URL.canParse(text) } }).compile(toJsonSchema(ORIGIN));
const formats = toFormatsDocument(ORIGIN);

it('ajv finds /formats.json valid against /formats.schema.json', () => {
  expect(validate(formats), JSON.stringify(validate.errors)).toBe(true);
  expect(formats.$schema).toBe(`${ORIGIN}/formats.schema.json`);
});

it('ajv refuses a demo without units, an unknown model and a word that the schema does not have', () => {
  const [demo] = formats.demos;
  for (const change of [{ units: [] }, { models: ['CPX'] }, { more: true }])
    expect(validate({ ...formats, demos: [{ ...demo, ...change }] })).toBe(false);
});

it('has every demo, in all its units, with figures, events and accessibility', () => {
  expect(formats.demos.map(({ id }) => id)).toEqual(activeDemos.map(({ id }) => id));
  for (const { name, units } of formats.demos) {
    for (const { events, figures, accessibility } of units) {
      for (const list of [events, figures, accessibility]) expect(list.length, name).toBeGreaterThan(5);
    }
  }
});

it('a unit leads to its own preview, proof and file', () => {
  const scratch = formats.demos[0]?.units[1];
  expect(scratch?.links).toEqual({
    preview: `${ORIGIN}/experience/gamification/preview/1?unit=scratch`,
    play: `${ORIGIN}/play/1?unit=scratch`,
    proof: `${ORIGIN}/experience/gamification/preview/1/proof?unit=scratch`,
    creative: `${ORIGIN}/creatives/spin-and-sip/units/scratch/index.html`,
    backup: `${ORIGIN}/creatives/spin-and-sip/units/scratch/backup.jpg`,
  });
});
