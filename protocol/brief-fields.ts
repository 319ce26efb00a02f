import { DECK_ID } from './deck.ts';
import { EMAIL, MAX_EMAIL } from './email.ts';
import { MAX_ENGAGED_DEMOS } from './engagement.ts';

/** Names the text a visitor consents to; a new text gets a new version. It is stored with the brief. */
export const CONSENT_VERSION = '2026-11';

/** A page of ours that plays one demo or unit, with a packed brand; never another site's. */
export const BRAND_LINK = /^\/(?:play|experience\/[a-z0-9-]{1,40}\/preview)\/[1-9]\d{0,5}(?:\?unit=[a-z0-9-]{1,40})?#brand=[\w-]{1,6000}$/;

/** A demo in a brief: its id, or a further unit of it by its key, `9:300x250` (docs/decisions/082). */
export type BriefDemo = number | string;
export const UNIT_KEY = /^[1-9]\d{0,5}:[a-z0-9-]{1,40}$/;

/** `unit`: undefined for the demo's own. */
export function toDemoParts(demo: BriefDemo): { readonly id: number; readonly unit?: string } {
  const [id = '', unit] = String(demo).split(':');
  return { id: Number(id), ...(unit !== undefined && { unit }) };
}

/** What a field holds. brief.ts has a schema for each kind. */
export type BriefFieldKind = 'line' | 'text' | 'date' | 'budget' | 'slugs' | 'demos' | 'engagement' | 'flag' | 'consent';

export type BriefGroup = 'contact' | 'campaign' | 'message' | 'consent';

/** How the form shows a field. `Text`: labels of the site. */
export interface BriefFormRow<Text extends string = string> {
  readonly group: BriefGroup;
  readonly label: Text;
  readonly hint?: Text;
  /** The errors for a missing or wrong value, if it is not chosen from a list. */
  readonly missing?: Text;
  readonly wrong?: Text;
  /** A box that must be ticked each time: no draft keeps it. */
  readonly isTick?: boolean;
  /** Attributes of its plain input. The form has a control of its own for every field without them. */
  readonly input?: { readonly type: 'text' | 'email' | 'tel' | 'date'; readonly autoComplete: string; readonly inputMode?: 'tel' };
}

export interface BriefFieldRow<Text extends string = string> {
  readonly kind: BriefFieldKind;
  /** Of the table `briefs`, where it is text, 0 or 1, or a list as JSON. None: it is not kept. */
  readonly column?: string;
  /** Its name in mails to the staff. */
  readonly title: string;
  /** Longest text, in UTF-16 units; most entries of a list. */
  readonly limit?: number;
  readonly isRequired?: boolean;
  /** What a text matches unless it is empty. */
  readonly pattern?: RegExp;
  /** Taken where a brief does not say; otherwise the field is empty. */
  readonly initial?: string;
  /** None: the page fills it in by itself. */
  readonly form?: BriefFormRow<Text>;
}

const PLAIN_TEXT = 'Some characters here cannot be stored. Use plain text.';

/**
 * The campaign brief, field by field, in the order of form, review, mail and export. Schema, type, checks and rows follow from this table; a new text
 * needs a line of server/db/migrations.ts and its words in the dictionaries besides (docs/decisions/038). No schema library: any page may load it.
 */
export const briefFields = {
  name: {
    kind: 'line',
    column: 'name',
    title: 'Name',
    limit: 120,
    isRequired: true,
    form: {
      group: 'contact',
      label: 'Your name',
      missing: 'Enter your name.',
      wrong: PLAIN_TEXT,
      input: { type: 'text', autoComplete: 'name' },
    },
  },
  email: {
    kind: 'line',
    column: 'email',
    title: 'E-mail',
    limit: MAX_EMAIL,
    isRequired: true,
    pattern: EMAIL,
    form: {
      group: 'contact',
      label: 'Work e-mail',
      missing: 'Enter your e-mail address.',
      wrong: 'Enter a whole e-mail address, like name@company.com.',
      input: { type: 'email', autoComplete: 'email' },
    },
  },
  phone: {
    kind: 'line',
    column: 'phone',
    title: 'Phone',
    limit: 30,
    // International: five digits at least, grouped as people group them.
    pattern: /^(?=(?:\D*\d){5})[\d\s+()./-]+$/,
    form: {
      group: 'contact',
      label: 'Phone number',
      wrong: 'Enter a whole phone number, like +44 20 7946 0000, or none.',
      input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
    },
  },
  company: {
    kind: 'line',
    column: 'company',
    title: 'Company',
    limit: 160,
    isRequired: true,
    form: {
      group: 'contact',
      label: 'Company',
      missing: 'Enter the name of your company.',
      wrong: PLAIN_TEXT,
      input: { type: 'text', autoComplete: 'organization' },
    },
  },
  /** ISO 3166-1 alpha-2. */
  country: { kind: 'line', column: 'country', title: 'Country', pattern: /^[A-Z]{2}$/, form: { group: 'contact', label: 'Country' } },
  /** The demos and units that it starts from, in the order chosen. */
  demos: {
    kind: 'demos',
    column: 'demos',
    title: 'Demos',
    limit: 20,
    form: { group: 'campaign', label: 'Demos you start from', hint: 'Take the tick off what you do not want.' },
  },
  /** Id of the client's page of the deck that it is about, never the owner's secret. */
  deck: {
    kind: 'line',
    column: 'deck',
    title: 'Deck',
    pattern: DECK_ID,
    form: { group: 'campaign', label: 'Your deck', isTick: true },
  },
  /** Path of a demo with the sender's brand behind its `#`. */
  brandLink: {
    kind: 'line',
    column: 'brand_link',
    title: 'Brand preview',
    limit: 6200,
    pattern: BRAND_LINK,
    form: { group: 'campaign', label: 'Your brand in the ad', isTick: true },
  },
  formats: {
    kind: 'slugs',
    column: 'formats',
    title: 'Formats',
    limit: 20,
    form: { group: 'campaign', label: 'Formats you like', hint: 'Choose any number of them.' },
  },
  /** KPI model, CPM … CPS. */
  model: {
    kind: 'line',
    column: 'model',
    title: 'KPI model',
    pattern: /^[A-Z]{1,8}$/,
    form: { group: 'campaign', label: 'KPI model', hint: 'The moment you pay for, from an ad being seen to a sale.' },
  },
  budget: {
    kind: 'budget',
    column: 'budget',
    title: 'Budget',
    form: { group: 'campaign', label: 'Media budget', hint: 'In total, for this campaign.' },
  },
  /** What the budget buys at the rates, as the form said it, in its language. */
  estimate: { kind: 'line', column: 'estimate', title: 'Estimate', limit: 500, form: { group: 'campaign', label: 'What a budget buys' } },
  /** YYYY-MM-DD. */
  startDate: {
    kind: 'date',
    column: 'start_date',
    title: 'Start',
    form: {
      group: 'campaign',
      label: 'Start date',
      hint: 'A guess is fine.',
      wrong: 'Enter a whole date, or none.',
      input: { type: 'date', autoComplete: 'off' },
    },
  },
  message: {
    kind: 'text',
    column: 'message',
    title: 'Message',
    limit: 4000,
    form: {
      group: 'message',
      label: 'Message',
      hint: 'Your goal, market and audience; dates that cannot move; what you have already.',
      wrong: PLAIN_TEXT,
    },
  },
  consent: {
    kind: 'consent',
    title: 'Consent',
    form: {
      group: 'consent',
      label: 'Your consent',
      missing: 'Tick this box: without your consent we may not keep the brief.',
      isTick: true,
    },
  },
  consentVersion: {
    kind: 'line',
    column: 'consent_version',
    title: 'Text of consent',
    isRequired: true,
    pattern: /^\d{4}-\d{2}$/,
    initial: CONSENT_VERSION,
  },
  newsletter: { kind: 'flag', column: 'newsletter', title: 'Newsletter', form: { group: 'consent', label: 'News', isTick: true } },
  /** Code of the language the form was read in. */
  language: { kind: 'line', column: 'language', title: 'Language', isRequired: true, pattern: /^[a-z]{2}$/, initial: 'en' },
  engagement: { kind: 'engagement', column: 'engagement', title: 'Played', limit: MAX_ENGAGED_DEMOS },
} as const satisfies Readonly<Record<string, BriefFieldRow>>;

type Rows = typeof briefFields;
export type BriefField = keyof Rows;
type FieldsLike<Shape> = { [Name in BriefField]: Rows[Name] extends Shape ? Name : never }[BriefField];
/** The fields that a store keeps. Consent is not among them: without it no brief is stored. */
export type StoredField = FieldsLike<{ readonly column: string }>;
/** The fields of the form. */
export type FormField = FieldsLike<{ readonly form: unknown }>;
/** Those of them that are a plain input. */
export type InputField = FieldsLike<{ readonly form: { readonly input: unknown } }>;

/** In the order of the table. */
export const fieldNames = Object.keys(briefFields).filter((name): name is BriefField => Object.hasOwn(briefFields, name));
export const formFields = fieldNames.filter((name): name is FormField => 'form' in briefFields[name]);
export const storedFields = fieldNames.filter((name): name is StoredField => 'column' in briefFields[name]);

export function getField(name: BriefField): BriefFieldRow {
  return briefFields[name];
}

export function isInputField(name: FormField): name is InputField {
  return 'input' in briefFields[name].form;
}

/** An object from its entries. Each must be one of the shape's; that none is missing, the caller sees to. */
export function toObject<Shape extends object>(entries: readonly (readonly [keyof Shape, Shape[keyof Shape]])[]): Shape {
  const plain: readonly (readonly unknown[])[] = entries;
  return Object.fromEntries(plain);
}
