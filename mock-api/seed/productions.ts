import { toDay } from './dates.ts';
import { createProjects } from './projects.ts';

/** Everything the house has made or is making, with what it cost and who did it. */
interface Production {
  readonly id: number;
  readonly name: string;
  readonly startDate: string;
  readonly deadline: string;
  readonly budget: number;
  /** Ids of people (seed/team.ts). */
  readonly crew: readonly number[];
}

/** Of the projects of seed/projects.ts, in their order. */
const budgets = [18_500, 24_000, 31_000, 42_500, 16_800, 12_400, 27_300, 9_600, 14_200, 19_900, 22_700];

/** Ids of what is over and no longer kept as a project begin above this one. */
const OVER = 100;
const MONTH_DAYS = 30;

type PastFacts = readonly [name: string, monthsAgo: number, months: number, budget: number, crew: readonly number[]];

const past: readonly PastFacts[] = [
  ['Nordkorn rye week', 4, 2, 11_200, [2, 13, 11]],
  ['Komorebi autumn light', 4, 2, 17_600, [26, 15, 32, 20]],
  ['Atlas Grocers recipe cards', 5, 3, 16_900, [22, 14, 28, 30]],
  ['Fietsfabriek cargo bikes', 5, 2, 13_400, [1, 27, 23]],
  ['Pinecrest young drivers', 6, 3, 21_700, [18, 12, 10, 21]],
  ['Krug Optik reading glasses', 6, 3, 12_200, [13, 19, 9]],
  ['Tidewater iced tea', 7, 2, 10_600, [31, 24, 28]],
  ['Publisher summer fair', 7, 2, 8_400, [16, 32, 25]],
  ['Alpglanz sun care', 8, 2, 14_100, [23, 8, 19]],
  ['Halden Mobile family plan', 8, 3, 24_300, [10, 3, 29, 16]],
  ['Stal & Syn charging map', 9, 2, 18_900, [5, 17, 4]],
  ['Saffron Bank travel card', 9, 3, 27_500, [1, 21, 30, 12]],
  ['Komorebi rail pass', 10, 2, 13_800, [26, 15, 20]],
  ['Casa Lume outdoor', 10, 3, 20_500, [6, 22, 14]],
  ['Onda second season', 11, 4, 44_000, [7, 25, 11, 31]],
  ['Nordkorn holiday boxes', 12, 2, 16_400, [14, 13, 9, 2]],
  ['Pinecrest storm season', 12, 3, 22_900, [18, 12, 29]],
  ['Atlas Grocers market map', 13, 4, 18_600, [24, 22, 28]],
  ['Fietsfabriek test rides', 13, 2, 11_900, [1, 29, 16]],
  ['Krug Optik fittings', 14, 3, 12_700, [4, 19, 13]],
  ['Alpglanz winter care', 14, 2, 15_300, [6, 23, 8]],
  ['Tidewater first flush', 15, 2, 9_800, [31, 13, 24]],
  ['Halden Mobile roaming', 16, 3, 23_600, [2, 10, 3]],
  ['Komorebi blossom weeks', 17, 2, 19_200, [15, 26, 32]],
  ['Saffron Bank savings', 18, 3, 26_400, [18, 21, 12, 30]],
  ['Stal & Syn winter tyres', 19, 2, 17_800, [5, 17, 27]],
  ['Onda launch week', 20, 4, 38_000, [7, 11, 25, 20]],
  ['Casa Lume spring sale', 21, 2, 14_500, [6, 22, 9]],
  ['Nordkorn oven door', 24, 3, 21_000, [1, 14, 13]],
];

/** Newest first. */
export function createProductions(now: Date): readonly Production[] {
  const current = createProjects(now).map(({ id, name, startDate, dueDate, team }, index) => ({
    id,
    name,
    startDate: startDate.slice(0, 10),
    deadline: dueDate.slice(0, 10),
    budget: budgets[index] ?? 0,
    crew: team.map((member) => member.id),
  }));
  const over = past.map(([name, monthsAgo, months, budget, crew], index) => ({
    id: OVER + 1 + index,
    name,
    startDate: toDay(now, -monthsAgo * MONTH_DAYS),
    deadline: toDay(now, (months - monthsAgo) * MONTH_DAYS),
    budget,
    crew,
  }));
  return [...current, ...over].toSorted((a, b) => b.startDate.localeCompare(a.startDate));
}

const MONTHS = 12;

/** What a person brought in each of the last twelve months: a project's cost is spread evenly over its months and its crew. Oldest first. */
export function toRevenueByMonth(productions: readonly Production[], now: Date): readonly { readonly month: string; readonly amount: number }[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = toDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + index)), 0);
    const shares = productions.map(({ startDate, deadline, budget, crew }) => {
      const months = listMonths(startDate, deadline);
      return months.includes(month.slice(0, 7)) ? budget / crew.length / months.length : 0;
    });
    return { month, amount: Math.round(shares.reduce((sum, share) => sum + share, 0)) };
  });
}

/** '2026-09' to '2026-11', both ends in. */
function listMonths(from: string, to: string): readonly string[] {
  const toIndex = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const [first, last] = [toIndex(from), toIndex(to)];
  return Array.from({ length: last - first + 1 }, (_, step) => {
    const index = first + step;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}
