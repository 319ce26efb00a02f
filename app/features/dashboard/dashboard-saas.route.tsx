import { api, toData } from '#app/api/client.ts';
import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { type ChartOf, loadChart } from '#app/components/chart/load-chart.ts';
import { listMonths, toMonthPoint, toMonthPoints, toNamedPoint } from '#app/components/chart/named-points.ts';
import { type Periods, PeriodTabs, readPeriod } from '#app/components/chart/period-tabs.tsx';
import { useFirstLook } from '#app/components/first-look.ts';
import { formatCompact, formatMeasure } from '#app/components/format-number.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Statistics, TopSelling } from '#mock-api/records/chart.ts';
import type { Customer, Order } from '#mock-api/records/shop.ts';
import type { Route } from './+types/dashboard-saas.route';
import { DashboardFrame, Figures } from './dashboard-frame.tsx';

export const handle = { hydrate: 'at-once' };

/** What the endpoints have figures of, the newest last. */
const months = ['oct', 'nov', 'dec', 'jan'] as const;
type Month = (typeof months)[number];
const earningMonths = { parameter: 'earning', values: months, initial: 'jan' } as const satisfies Periods;
const sellingMonths = { parameter: 'selling', values: months, initial: 'jan' } as const satisfies Periods;
const jobPeriods = { parameter: 'jobs', values: ['week', 'month', 'year'], initial: 'year' } as const satisfies Periods;
type JobPeriod = (typeof jobPeriods.values)[number];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const { signal, url } = request;
  const query = new URL(url).searchParams;
  const init = { init: { signal } };
  const earningMonth = readPeriod(query, earningMonths);
  const sellingMonth = readPeriod(query, sellingMonths);
  const round = loadChart(import('#app/ui/chart/round-chart.tsx'));
  const line = loadChart(import('#app/ui/chart/line-chart.tsx'));
  return {
    shop: load(Promise.all([toData(api.orders.$get({}, init)), toData(api.customers.$get({}, init)), round])),
    earning: load(Promise.all([toData(api['earning-charts-data'][':month'].$get({ param: { month: earningMonth } }, init)), line, earningMonth])),
    selling: load(Promise.all([toData(api['top-selling-data'][':month'].$get({ param: { month: sellingMonth } }, init)), round])),
    jobs: load(Promise.all([toData(api['Statistics-data'][':duration'].$get({ param: { duration: readPeriod(query, jobPeriods) } }, init)), line])),
  };
}

const paymentStatuses = ['Paid', 'Chargeback', 'Refund'] as const satisfies readonly Order['paymentStatus'][];

/** `/dashboard-saas`: what the shop earns, what sells, and how the jobs are looked at. */
export default function SalesDashboard({ loaderData }: Route.ComponentProps) {
  return <SalesParts {...loaderData} />;
}

export function HydrateFallback() {
  return <SalesParts {...useFirstLook<typeof clientLoader>()} />;
}

function SalesParts({ shop, earning, selling, jobs }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <DashboardFrame title="Sales dashboard" heading="What sells, and what it earns.">
      <LoadedPart loading={shop} skeleton={['figure', 'chart']} missing="The orders could not be loaded.">
        {([orders, customers, chunk]) => <Shop orders={orders} customers={customers} Chart={chunk?.DonutChart} />}
      </LoadedPart>
      <LoadedPart loading={selling} skeleton={['chart']} missing="The best sellers could not be loaded.">
        {([products, chunk]) => <SellingChart products={products} Chart={chunk?.RadialChart} />}
      </LoadedPart>
      <LoadedPart loading={earning} skeleton={['chart']} missing="The earnings could not be loaded.">
        {([data, chunk, month]) => <EarningChart data={data} month={month} Chart={chunk?.LineChart} />}
      </LoadedPart>
      <LoadedPart loading={jobs} skeleton={['chart']} missing="The figures of the jobs could not be loaded.">
        {([data, chunk]) => <JobChart data={data} Chart={chunk?.LineChart} />}
      </LoadedPart>
    </DashboardFrame>
  );
}

function Shop({ orders, customers, Chart }: { orders: readonly Order[]; customers: readonly Customer[]; Chart: ChartOf }) {
  const { t } = useText();
  const format = useFormatters();
  const paid = orders.filter(({ paymentStatus }) => paymentStatus === 'Paid');
  const revenue = paid.reduce((sum, { total }) => sum + total, 0);
  const figures = [
    { name: t('Paid in all'), value: format.wholeUsd(revenue) },
    { name: t('Shop orders'), value: format.count(orders.length), path: '/ecommerce-orders' },
    { name: t('Customers'), value: format.count(customers.length), path: '/ecommerce-customers' },
  ];
  const chart = {
    title: t('Payments by status'),
    pointName: t('Status'),
    points: paymentStatuses.map((status) => ({ name: t(status) })),
    series: [
      { name: t('Shop orders'), data: paymentStatuses.map((status) => orders.filter(({ paymentStatus }) => paymentStatus === status).length) },
    ],
    format: format.count,
    isTimeline: false,
    fileName: 'surge-payments',
  };
  return (
    <>
      <Figures label={t('The shop in figures')} figures={figures} />
      <ChartFrame
        heading={t('Payments')}
        lead={t('Orders of the shop by what became of their payment. Sample figures.')}
        figures={chart}
        Chart={Chart}
      />
    </>
  );
}

function EarningChart({ data, month, Chart }: { data: readonly number[]; month: Month; Chart: ChartOf }) {
  const { t, language } = useText();
  const format = useFormatters();
  const figures = {
    title: t('Earnings, month by month'),
    pointName: t('Month'),
    points: toMonthPoints(month, data.length, language.tag),
    series: [{ name: t('Earnings'), data: data.map((thousands) => thousands * 1000), isArea: true }],
    format: format.wholeUsd,
    formatTick: (value: number) => formatCompact(value, language.tag),
    isTimeline: true,
    fileName: `surge-earnings-${month}`,
  };
  return (
    <ChartFrame
      heading={t('Earnings')}
      lead={`${t('US dollars a month, in the year up to the month chosen.')} ${t('There are sample figures up to {{months}} alone.', { months: listMonths(earningMonths, language.tag) })}`}
      figures={figures}
      name="earnings"
      Chart={Chart}
    >
      <MonthTabs label={t('Earnings up to')} periods={earningMonths} />
    </ChartFrame>
  );
}

function MonthTabs({ label, periods }: { label: string; periods: Periods<Month> }) {
  const { language } = useText();
  return <PeriodTabs label={label} periods={periods} toText={(month) => toMonthPoint(month, language.tag).name} />;
}

function SellingChart({ products, Chart }: { products: readonly TopSelling[]; Chart: ChartOf }) {
  const { t, language } = useText();
  const figures = {
    title: t('Best sellers, in percent of their goal'),
    pointName: t('Product'),
    points: products.map(({ name, desc }) => ({ name: `${name}, ${desc}`, short: name })),
    series: [{ name: t('Reached'), data: products.map(({ value }) => value) }],
    format: (value: number) => formatMeasure(value, '%', language.tag),
    isTimeline: false,
    fileName: 'surge-best-sellers',
  };
  return (
    <ChartFrame
      heading={t('Best sellers')}
      lead={`${t('How much of the goal of the month is sold.')} ${t('There are sample figures of {{months}} alone.', { months: listMonths(sellingMonths, language.tag) })}`}
      figures={figures}
      Chart={Chart}
    >
      <MonthTabs label={t('Month of the best sellers')} periods={sellingMonths} />
    </ChartFrame>
  );
}

const jobPeriodLabels = { week: 'Week', month: 'One month', year: 'One year' } as const satisfies Record<JobPeriod, Label>;

function JobChart({ data, Chart }: { data: Statistics; Chart: ChartOf }) {
  const { t, language } = useText();
  const format = useFormatters();
  const figures = {
    title: t('Jobs: companies, new ones, all, and views'),
    pointName: t('Time'),
    points: data.label.map((name) => toNamedPoint(name, language.tag, (day) => t('Day {{n}}', { n: day }))),
    series: [
      { name: t('Views'), data: data.jobview },
      { name: t('All jobs'), data: data.totaljobs },
      { name: t('New jobs'), data: data.newjobs },
      { name: t('Companies'), data: data.companay },
    ],
    format: format.count,
    isTimeline: true,
    fileName: 'surge-jobs',
  };
  return (
    <ChartFrame
      heading={t('Jobs')}
      lead={t('Companies that hire, their jobs and how often those are viewed. Sample figures.')}
      figures={figures}
      Chart={Chart}
    >
      <PeriodTabs label={t('Period of the jobs')} periods={jobPeriods} toText={(value) => t(jobPeriodLabels[value])} />
    </ChartFrame>
  );
}
