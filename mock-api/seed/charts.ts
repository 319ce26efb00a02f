import type { MonthlyWallet, Series, Statistics, TopSelling, Visitors } from '#mock-api/records/chart.ts';
import type { Coin } from '#protocol/wallet.ts';
import { price, toMonth, toPastWorth } from '#protocol/wallet-sample.ts';

/** Sent, opened and answered e-mails, in thousands. */
function toSeries(a: readonly number[], b: readonly number[], c: readonly number[]): readonly Series[] {
  return [
    { name: 'Series A', data: a },
    { name: 'Series B', data: b },
    { name: 'Series C', data: c },
  ];
}

export const dashboard = {
  weekly: toSeries(
    [44, 51, 48, 62, 58, 41, 37, 55, 60, 64, 59, 46],
    [19, 23, 21, 28, 26, 17, 15, 24, 27, 29, 26, 20],
    [6, 8, 7, 9, 9, 5, 4, 8, 9, 10, 8, 6],
  ),
  monthly: toSeries(
    [182, 195, 204, 188, 216, 232, 221, 209, 241, 256, 248, 263],
    [74, 81, 86, 79, 92, 101, 95, 88, 106, 112, 109, 118],
    [22, 24, 27, 23, 29, 33, 30, 27, 35, 38, 36, 40],
  ),
  yearly: toSeries(
    [980, 1120, 1260, 1390, 1480, 1610, 1780, 1920, 2070, 2230, 2410, 2580],
    [360, 430, 500, 560, 610, 690, 770, 840, 930, 1010, 1090, 1180],
    [95, 118, 140, 162, 181, 207, 236, 262, 291, 322, 351, 386],
  ),
} as const;

export const topSelling: Readonly<Record<string, readonly TopSelling[]>> = {
  jan: [
    { name: 'Prize Wheel Kit', desc: 'Bakeries and cafés', value: 37 },
    { name: 'Card Deck Swiper', desc: 'Kitchens and banks', value: 61 },
    { name: 'Living Room Spot', desc: 'Streaming', value: 24 },
  ],
  dec: [
    { name: 'Prize Wheel Kit', desc: 'Gift season', value: 78 },
    { name: 'Catch Game Kit', desc: 'Phone plans', value: 52 },
    { name: 'Product Turntable', desc: 'Cars and optics', value: 43 },
  ],
  nov: [
    { name: 'Scroll Window Story', desc: 'Tea and travel', value: 34 },
    { name: 'Prize Wheel Kit', desc: 'Gift season', value: 66 },
    { name: 'Interior Walkthrough', desc: 'Homes', value: 29 },
  ],
  oct: [
    { name: 'Horizon Panorama', desc: 'Travel', value: 31 },
    { name: 'Card Deck Swiper', desc: 'Kitchens and banks', value: 48 },
    { name: 'Catch Game Kit', desc: 'Phone plans', value: 55 },
  ],
};

/** In thousands of USD, one number for each month that ends with the one named. */
export const earning: Readonly<Record<string, readonly number[]>> = {
  jan: [31, 34, 36, 33, 38, 41, 40, 44, 47, 52, 58, 49],
  dec: [29, 31, 34, 36, 33, 38, 41, 40, 44, 47, 52, 58],
  nov: [30, 29, 31, 34, 36, 33, 38, 41, 40, 44, 47, 52],
  oct: [27, 30, 29, 31, 34, 36, 33, 38, 41, 40, 44, 47],
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** In thousands, one number for each month up to this one. */
const visitorsOfYear = {
  Currentdata: [182, 196, 211, 204, 229, 247, 238, 252, 271, 288, 304, 326],
  Previousdata: [141, 150, 158, 163, 171, 180, 186, 195, 208, 219, 228, 240],
};

/** By the names of the periods. */
export function createVisitors(now: Date): Readonly<Record<string, Visitors>> & { readonly all: Visitors } {
  const next = now.getUTCMonth() + 1;
  const categories = [...months.slice(next), ...months.slice(0, next)];
  return {
    onemonth: {
      categories: ['2', '4', '6', '9', '11', '13', '16', '18', '20', '23', '25', '27'],
      Currentdata: [24, 26, 25, 28, 27, 30, 29, 31, 28, 30, 33, 34],
      Previousdata: [21, 22, 23, 22, 24, 25, 24, 26, 25, 26, 27, 28],
    },
    sixmonth: {
      categories: categories.slice(6),
      Currentdata: visitorsOfYear.Currentdata.slice(6),
      Previousdata: visitorsOfYear.Previousdata.slice(6),
    },
    year: { categories, ...visitorsOfYear },
    all: {
      categories,
      Currentdata: [410, 438, 467, 481, 512, 540, 552, 579, 603, 634, 668, 702],
      Previousdata: [322, 341, 358, 372, 390, 411, 425, 441, 462, 480, 503, 527],
    },
  };
}

const statisticsOfYear: Statistics = {
  label: months.slice(0, 11),
  companay: [18, 21, 20, 24, 27, 26, 29, 31, 30, 34, 36],
  newjobs: [42, 38, 45, 51, 48, 55, 57, 53, 60, 64, 61],
  totaljobs: [120, 128, 135, 142, 150, 158, 165, 171, 180, 189, 195],
  jobview: [310, 325, 340, 362, 378, 401, 415, 422, 447, 468, 480],
};

export const statistics: Readonly<Record<string, Statistics>> & { readonly year: Statistics } = {
  month: {
    label: ['1', '4', '7', '10', '13', '16', '19', '22', '25', '28', '30'],
    companay: [2, 3, 3, 2, 4, 3, 4, 3, 4, 4, 4],
    newjobs: [5, 6, 4, 7, 6, 5, 7, 6, 5, 6, 4],
    totaljobs: [180, 182, 183, 185, 186, 188, 190, 191, 192, 194, 195],
    jobview: [38, 42, 40, 45, 44, 41, 47, 46, 43, 48, 46],
  },
  week: {
    label: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    companay: [1, 1, 0, 1, 1, 0, 0],
    newjobs: [3, 2, 4, 2, 3, 1, 0],
    totaljobs: [189, 190, 192, 192, 194, 195, 195],
    jobview: [71, 68, 74, 70, 66, 31, 28],
  },
  year: statisticsOfYear,
};

/** What came in and went out, and how many months before the last March. */
const walletMonths = {
  march: { before: 0, income: 7_230, expense: 2_980 },
  feb: { before: 1, income: 5_480, expense: 3_010 },
  jan: { before: 2, income: 6_120, expense: 2_340 },
  dec: { before: 3, income: 8_640, expense: 4_150 },
} as const;

/** By the names of the months: what the wallet (protocol/wallet-sample.ts) was worth then, so that both say the same. */
export function createWalletBalances(now: Date): Readonly<Record<string, MonthlyWallet>> {
  const sinceMarch = (now.getUTCMonth() + 10) % 12;
  return Object.fromEntries(
    Object.entries(walletMonths).map(([name, { before, income, expense }]) => {
      const monthsAgo = sinceMarch + before;
      const [bitcoin, ethereum, litecoin] = [
        toPastWorth('Bitcoin', monthsAgo),
        toPastWorth('Ethereum', monthsAgo),
        toPastWorth('Litecoin', monthsAgo),
      ];
      const cents = [bitcoin, ethereum, litecoin].map((dollars) => Math.round(dollars * 100));
      const total = cents.reduce((sum, amount) => sum + amount, 0) / 100;
      const [ethereumShare, litecoinShare] = [Math.round((ethereum / total) * 100), Math.round((litecoin / total) * 100)];
      const monthly: MonthlyWallet = {
        month: toMonth(now, monthsAgo),
        chartdata: [ethereumShare, 100 - ethereumShare - litecoinShare, litecoinShare],
        availablebalance: total,
        income,
        Expense: expense,
        Ethereum: { ETH: toAmount('Ethereum', ethereum), Dollar: ethereum },
        Bitcoin: { BTC: toAmount('Bitcoin', bitcoin), Dollar: bitcoin },
        Litecoin: { LTC: toAmount('Litecoin', litecoin), Dollar: litecoin },
      };
      return [name, monthly];
    }),
  );
}

/** At today's price, which is the only one of the sample. */
const toAmount = (coin: Coin, dollars: number) => Math.round((dollars / price[coin]) * 10_000) / 10_000;
