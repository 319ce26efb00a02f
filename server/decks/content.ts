import type { Demo } from '#catalogue/demo.ts';
import { paymentModels } from '#catalogue/payment-models.ts';
import { type Brand, isLogo, noBrand, toBrand } from '#protocol/brand.ts';
import { HIGHEST_BUDGET, isBudget, isDaysAhead, isMarket, LATEST_START, LOWEST_BUDGET } from '#protocol/budget.ts';
import {
  type CommentContent,
  DAYS_MOST,
  DECK_ID,
  DECK_TEXT_BYTES,
  DEMOS_MOST,
  type DecisionContent,
  type DeckContent,
  type DeckDemo,
  type DeckPage,
  type DeckPlan,
  decisionKinds,
  lengths,
  PASSWORD_LEAST,
} from '#protocol/deck.ts';
import { isRecord } from '#protocol/is-record.ts';
import { isPlainText, toLines } from '#protocol/plain-text.ts';
import { httpError } from '../http/http-error.ts';
import { getParts } from '../http/json-body.ts';

/** Seconds of a demo's play that a comment may name: an hour. */
const SECOND_MOST = 3600;
const UNIT = /^[a-z0-9-]{1,60}$/;

/**
 * What is written into decks, checked: every `parse…` returns only known parts, always in one order, so that its JSON is the same for the same
 * content. Throws 422 with one sentence that says what is wrong.
 */
export function parseDeck(given: unknown): DeckContent {
  const { title, client, brand, demos, plan } = getParts(given, 'The deck', ['title', 'client', 'brand', 'demos', 'plan'], 422);
  if (!Array.isArray(demos) || demos.length < 1 || demos.length > DEMOS_MOST) throw wrong(`A deck has 1 to ${DEMOS_MOST} demos.`);
  const content = {
    title: toLine(title, 'The title', lengths.title, 1),
    client: toLine(client ?? '', 'The client', lengths.client),
    brand: parseBrand(brand ?? {}),
    demos: demos.map(parseDemo),
    ...(plan === undefined ? {} : { plan: parsePlan(plan) }),
  };
  if (new Set(content.demos.map(({ id }) => id)).size < demos.length) throw wrong('Each demo stands in a deck once.');
  const { logo: _, ...rest } = content.brand;
  const bytes = Buffer.byteLength(JSON.stringify({ ...content, brand: rest }));
  if (bytes > DECK_TEXT_BYTES) throw wrong(`The texts of a deck are ${DECK_TEXT_BYTES / 1024} KB together at most.`);
  return content;
}

function parseBrand(given: unknown): Partial<Brand> {
  if (!isRecord(given)) throw wrong('The brand must be an object.');
  if (given.logo !== undefined && given.logo !== '' && !isLogo(given.logo)) throw wrong('The logo must be a PNG, JPEG or WebP of 150 KB at most.');
  const texts = Object.values(given).filter((value) => typeof value === 'string');
  if (!texts.every(isPlainText)) throw wrong('The brand holds characters that cannot be stored. Use plain text.');
  return Object.fromEntries(Object.entries(toBrand(given, noBrand)).filter(([, value]) => value !== ''));
}

function parseDemo(given: unknown): DeckDemo {
  const { id, unit, note, page } = getParts(given, 'A demo', ['id', 'unit', 'note', 'page'], 422);
  if (!isWhole(id, 1, 999_999)) throw wrong('A demo is named by its number.');
  if (unit !== undefined && (typeof unit !== 'string' || !UNIT.test(unit))) throw wrong('A unit is named as in the catalogue.');
  return {
    id,
    ...(unit === undefined ? {} : { unit }),
    note: toText(note ?? '', 'A note', lengths.note),
    ...(page === undefined ? {} : { page: parsePage(page) }),
  };
}

function parsePage(given: unknown): DeckPage {
  const { picture, x, y, width } = getParts(given, 'A page', ['picture', 'x', 'y', 'width'], 422);
  if (typeof picture !== 'string' || !DECK_ID.test(picture)) throw wrong('A page names its picture.');
  if (!isPart(x) || !isPart(y) || !isPart(width) || width === 0) throw wrong('x, y and width of a page are parts of its picture, from 0 to 1.');
  return { picture, x, y, width };
}

function parsePlan(given: unknown): DeckPlan {
  const { model, market, budget, days } = getParts(given, 'The plan', ['model', 'market', 'budget', 'days'], 422);
  const known = paymentModels.find((one) => one === model);
  if (model !== undefined && !known) throw wrong(`The model of a plan is one of ${paymentModels.join(', ')}.`);
  if ((market === undefined) !== (budget === undefined)) throw wrong('The market and the budget of a plan stand together.');
  if (market !== undefined && !isMarket(market)) throw wrong('The market of a plan is a country, such as DE.');
  if (budget !== undefined && !isBudget(budget)) throw wrong(`The budget of a plan is a whole amount from ${LOWEST_BUDGET} to ${HIGHEST_BUDGET}.`);
  if (days !== undefined && !isDaysAhead(days)) throw wrong(`The time of a plan is 1 to ${LATEST_START} working days.`);
  return { ...(known && { model: known }), ...(market !== undefined && { market, budget }), ...(days !== undefined && { days }) };
}

/** Throws 422 for a demo or unit that visitors cannot play. */
export function checkCatalogue({ demos }: DeckContent, known: readonly Demo[]): void {
  for (const { id, unit } of demos) {
    const demo = known.find((one) => one.active && one.id === id);
    if (!demo) throw wrong(`There is no demo ${id} any more. Take it out of the deck.`);
    if (unit !== undefined && !demo.units.some((one) => one.unit === unit)) throw wrong(`The demo ${id} has no unit ${unit}.`);
  }
}

export function listPictures({ demos }: DeckContent): readonly string[] {
  return [...new Set(demos.flatMap(({ page }) => (page ? [page.picture] : [])))];
}

export function parseComment(given: unknown): CommentContent {
  const { demo, second, name, text, answers } = getParts(given, 'The comment', ['demo', 'second', 'name', 'text', 'answers'], 422);
  if (!isWhole(demo, 1, 999_999)) throw wrong('A comment names its demo.');
  if (second !== undefined && !isWhole(second, 0, SECOND_MOST)) throw wrong(`The second of a comment is a whole number from 0 to ${SECOND_MOST}.`);
  if (answers !== undefined && (typeof answers !== 'string' || !DECK_ID.test(answers)))
    throw wrong('An answer names the comment or decision that it replies to.');
  return {
    demo,
    ...(second === undefined ? {} : { second }),
    name: toLine(name, 'The name', lengths.name, 1),
    text: toText(text, 'The comment', lengths.text, 1),
    ...(answers === undefined ? {} : { answers }),
  };
}

export function parseDecision(given: unknown): DecisionContent {
  const { demo, kind, name, text } = getParts(given, 'The decision', ['demo', 'kind', 'name', 'text'], 422);
  if (!isWhole(demo, 1, 999_999)) throw wrong('A decision names its demo.');
  const known = decisionKinds.find((one) => one === kind);
  if (!known) throw wrong(`A decision is one of ${decisionKinds.join(', ')}.`);
  const least = known === 'change' ? 1 : 0;
  return { demo, kind: known, name: toLine(name, 'The name', lengths.name, 1), text: toText(text ?? '', 'What to change', lengths.text, least) };
}

/** '' takes the password off. */
export function parsePassword(given: unknown): string {
  if (given === '') return '';
  const isGood = typeof given === 'string' && given.length >= PASSWORD_LEAST && given.length <= lengths.password && isPlainText(given);
  if (!isGood || /[\n\t]/.test(given)) throw wrong(`A password has ${PASSWORD_LEAST} to ${lengths.password} characters.`);
  return given;
}

export function parseDays(given: unknown): number {
  if (!isWhole(given, 1, DAYS_MOST)) throw wrong(`A link ends after 1 to ${DAYS_MOST} days.`);
  return given;
}

const wrong = (sentence: string) => httpError(422, sentence);

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isPart(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

/** Trimmed; tabs are spaces. */
function toText(given: unknown, what: string, most: number, least = 0): string {
  const text = typeof given === 'string' ? toLines(given.replaceAll(/\r\n?/g, '\n')).replaceAll('\t', ' ').trim() : undefined;
  if (text === undefined || text.length < least || text.length > most) {
    throw wrong(`${what} must be a text of ${least > 0 ? `${least} to` : 'up to'} ${most} characters.`);
  }
  if (!isPlainText(text)) throw wrong(`${what} holds characters that cannot be stored. Use plain text.`);
  return text;
}

/** A text on one line. */
function toLine(given: unknown, what: string, most: number, least = 0): string {
  return toText(typeof given === 'string' ? given.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, ' ') : given, what, most, least);
}
