import { z } from 'zod';
import { takeAwayKinds } from '#app/components/take-away/take-away.ts';
import { facetValues } from '#catalogue/filter.ts';
import { formats } from '#catalogue/formats.ts';
import { paymentModels } from '#catalogue/payment-models.ts';
import { materials } from '#catalogue/vocabulary.ts';

const path = z.url().describe('An absolute address.');
const pixels = z.int().positive().describe('CSS pixels.');

const figure = z
  .strictObject({
    name: z.string(),
    measured: z.number().nonnegative(),
    limit: z.number().positive(),
    unit: z.enum(['B', 'ms', 's', '%', '']).describe('B: bytes; s, ms: time; %: of one processor core; empty: a count.'),
    source: z.strictObject({ who: z.string(), title: z.string().optional(), url: z.string().optional() }).describe('Who says the limit, and where.'),
  })
  .describe('One measured figure against its limit.');

const event = z
  .strictObject({
    event: z.string(),
    when: z.string(),
    times: z.enum(['once', 'many']).describe('In one showing of the ad.'),
    byPerson: z.boolean().describe('Only a person can cause it.'),
    vast: z.string().optional(),
    simid: z.string().optional(),
    mraid: z.string().optional(),
    omid: z.string().optional(),
    gam: z.string().optional(),
  })
  .describe('An event that the ad may report, with its name in the standards that have one.');

const access = z.strictObject({
  criterion: z.string().describe('What was looked at, with the criterion of WCAG 2.2 where there is one.'),
  url: z.string().optional(),
  passed: z.boolean(),
});

const unit = z
  .strictObject({
    unit: z.string().optional().describe('Its name in addresses; the first unit of a demo has none.'),
    type: z.string().describe('Mechanic.'),
    size: z.strictObject({ name: z.string(), width: pixels, height: pixels }),
    opensTo: z.strictObject({ width: pixels, height: pixels }).optional().describe('The size to which a press opens a strip.'),
    placement: z.enum(['sticky', 'interscroller']).optional(),
    devices: z.array(z.enum(['desktop', 'mobile'])),
    files: z.array(z.enum(takeAwayKinds)).describe('What can be taken away: files for ad servers, apps and video players, pictures and sheets.'),
    figures: z.array(figure),
    events: z.array(event),
    accessibility: z.array(access),
    links: z.strictObject({ preview: path, play: path, proof: path, creative: path, backup: path }),
  })
  .describe('The ad in one size.');

const demo = z.strictObject({
  id: z.int().positive(),
  name: z.string(),
  brand: z.string().describe('Invented.'),
  description: z.string(),
  formats: z.array(z.enum(formats.map(({ name }) => name))),
  goals: z.array(z.string()).describe('Campaign goals that it suits, the best first.'),
  models: z.array(z.enum(paymentModels)).describe('KPI models by which campaigns with these goals are usually paid.'),
  trades: z.array(z.enum(facetValues.trade)).describe('Trades whose campaigns it suits, the best first.'),
  needs: z.array(z.enum(materials)).describe('What an advertiser hands over besides a logo, colours and words.'),
  leadDays: z.int().positive().describe('Working days from the material to the first impression; a sample.'),
  languages: z.array(z.string()).describe('Languages of the words in the ad, BCP 47; a brand puts its own words into it.'),
  units: z.array(unit).min(1),
  links: z.strictObject({ still: path, clip: path }),
});

/** What `/formats.json` holds. Its major version changes when a reader of it would break. */
export const formatsSchema = z.strictObject({
  $schema: path,
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  publisher: z.string(),
  note: z.string(),
  formats: z.array(z.strictObject({ name: z.string(), slug: z.string(), url: path })),
  demos: z.array(demo),
});

export type FormatsDocument = z.infer<typeof formatsSchema>;

/** The schema as JSON Schema 2020-12, under its own address. */
export function toJsonSchema(origin: string): object {
  return { $id: `${origin}/formats.schema.json`, title: 'Ad formats of Surge', ...z.toJSONSchema(formatsSchema, { target: 'draft-2020-12' }) };
}
