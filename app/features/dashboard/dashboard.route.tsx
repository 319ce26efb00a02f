import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { type ChartOf, loadChart } from '#app/components/chart/load-chart.ts';
import { toNamedPoint } from '#app/components/chart/named-points.ts';
import { type Periods, PeriodTabs, readPeriod } from '#app/components/chart/period-tabs.tsx';
import { useFirstLook } from '#app/components/first-look.ts';
import { formatDate } from '#app/components/format-date.ts';
import { formatCompact } from '#app/components/format-number.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { isDue } from '#app/components/list/due-filter.ts';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { notifications } from '#app/components/notifications.ts';
import { requireSession } from '#app/components/session/guard.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { demos } from '#catalogue/demos.ts';
import type { Series, Visitors } from '#mock-api/records/chart.ts';
import type { Mail } from '#mock-api/records/mail.ts';
import type { Project } from '#mock-api/records/project.ts';
import type { KanbanColumn } from '#mock-api/records/task.ts';
import type { CryptoOrder } from '#protocol/wallet.ts';
import type { Route } from './+types/dashboard.route';
import { DashboardFrame, Figures } from './dashboard-frame.tsx';
import { type Due, listDue } from './list-due.ts';
import { type MailPeriod, mailPeriods, toMailPoints } from './mail-periods.ts';

export const handle = { hydrate: 'at-once' };

const visitorPeriods = { parameter: 'visitors', values: ['onemonth', 'sixmonth', 'year', 'all'], initial: 'year' } as const satisfies Periods;
type VisitorPeriod = (typeof visitorPeriods.values)[number];

/** The folder of mails that have come in (mock-api/seed/mails.ts). */
const INBOX = 0;

/** Does not wait for the answers: each part is shown when its own data has come. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const { signal, url } = request;
  const query = new URL(url).searchParams;
  const [mailPeriod, visitorPeriod] = [readPeriod(query, mailPeriods), readPeriod(query, visitorPeriods)];
  const init = { init: { signal } };
  return {
    today: load(
      Promise.all([
        toData(api.tasks.$get({}, init)),
        toData(api.projects.$get({}, init)),
        toData(api.mailslists.$post({ json: { params: INBOX } }, init)),
        toData(api.crypto.orders.$get({}, init)),
      ]),
    ),
    mails: load(Promise.all([loadMails(mailPeriod, init), loadChart(import('#app/ui/chart/bar-chart.tsx')), mailPeriod])),
    visitors: load(
      Promise.all([
        toData(api['visitor-data'][':duration'].$get({ param: { duration: visitorPeriod } }, init)),
        loadChart(import('#app/ui/chart/line-chart.tsx')),
        visitorPeriod,
      ]),
    ),
  };
}

function loadMails(period: MailPeriod, init: { init: RequestInit }): Promise<readonly Series[]> {
  if (period === 'weekly') return toData(api['weekly-data'].$get({}, init));
  return toData(period === 'monthly' ? api['monthly-data'].$get({}, init) : api['yearly-data'].$get({}, init));
}

/** `/dashboard`: what needs the signed-in person today, and how mails and visitors develop. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardParts {...loaderData} />;
}

/** What the server draws: the workspace is known to the browser alone. */
export function HydrateFallback() {
  return <DashboardParts {...useFirstLook<typeof clientLoader>()} />;
}

function DashboardParts({ today, mails, visitors }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <DashboardFrame title="Dashboard" heading="What needs you today.">
      <LoadedPart loading={today} skeleton={['figure', 'rows']} missing="The work of today could not be loaded.">
        {([columns, projects, inbox, orders]) => <Today columns={columns} projects={projects} inbox={inbox} orders={orders} />}
      </LoadedPart>
      <div className="dashboard-pair">
        <LoadedPart loading={mails} skeleton={['chart']} missing="The figures of the mails could not be loaded.">
          {([series, chunk, period]) => <MailChart series={series} period={period} Chart={chunk?.BarChart} />}
        </LoadedPart>
        <LoadedPart loading={visitors} skeleton={['chart']} missing="The visitors could not be loaded.">
          {([data, chunk]) => <VisitorChart data={data} Chart={chunk?.LineChart} />}
        </LoadedPart>
      </div>
    </DashboardFrame>
  );
}

interface TodayProps {
  readonly columns: readonly KanbanColumn[];
  readonly projects: readonly Project[];
  readonly inbox: readonly Mail[];
  readonly orders: readonly CryptoOrder[];
}

/** How many are shown. */
const DUE_ENTRIES = 6;

function Today({ columns, projects, inbox, orders }: TodayProps) {
  const { t, language } = useText();
  const due = listDue(columns, projects, new Date());
  const format = useFormatters();
  const count = (list: readonly unknown[]) => format.count(list.length);
  const listOf = (kind: Due['kind'], choice: 'late' | 'week') => due.filter((one) => one.kind === kind && isDue(choice, one.inDays));
  const inWords = new Intl.RelativeTimeFormat(language.tag, { numeric: 'auto' });
  const figures = [
    { name: t('Tasks due within a week'), value: count(listOf('task', 'week')), path: '/tasks-list?due=week' },
    { name: t('Late projects'), value: count(listOf('project', 'late')), path: '/projects-list?due=late' },
    { name: t('Unread mails'), value: count(inbox.filter(({ read }) => !read)), path: '/email-inbox' },
    { name: t('Unread notifications'), value: count(notifications.filter(({ isUnread }) => isUnread)), path: '/notifications' },
    { name: t('Coin orders in process'), value: count(orders.filter(({ status }) => status === 'Pending')), path: '/crypto-orders?status=pending' },
    { name: t('Demos to play'), value: count(demos.filter(({ active }) => active)), path: '/formats' },
  ];
  return (
    <div className="dashboard-today">
      <div>
        <Figures label={t('Today in figures')} figures={figures} />
        <Button as={Link} isPrimary to="/start-campaign">
          {t('Start Your Campaign')}
          <Icon name="arrow" />
        </Button>
      </div>
      <section className="dashboard-due fine-links" aria-labelledby="due-heading">
        <h2 id="due-heading">{t('Due next')}</h2>
        {due.length === 0 && <p>{t('Nothing is due.')}</p>}
        <ol>
          {due.slice(0, DUE_ENTRIES).map(({ key, name, kind, path, people, date, inDays }) => (
            <li key={key}>
              <Link to={path} lang="en">
                {name}
              </Link>
              <time dateTime={date} data-late={inDays < 0}>
                {inWords.format(inDays, 'day')}
              </time>
              <span className="dim">{[kind === 'task' ? t('Task') : t('Project'), ...people].join(', ')}</span>
              <span className="dim">{formatDate(date, 'medium', language.tag)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const mailPeriodLabels = { weekly: 'Weeks', monthly: 'Months', yearly: 'Years' } as const satisfies Record<MailPeriod, Label>;
const mailPointLabels = { weekly: 'Week from', monthly: 'Month', yearly: 'Year' } as const satisfies Record<MailPeriod, Label>;

interface MailChartProps {
  readonly series: readonly Series[];
  readonly period: MailPeriod;
  readonly Chart: ChartOf;
}

function MailChart({ series, period, Chart }: MailChartProps) {
  const { t, language } = useText();
  const format = useFormatters();
  // In this order, in thousands.
  const names = [t('Mails sent'), t('Opened'), t('Answered')];
  const figures = {
    title: t('Campaign mails: sent, opened and answered'),
    pointName: t(mailPointLabels[period]),
    points: toMailPoints(period, series[0]?.data.length ?? 0, new Date(), language.tag),
    series: series.map(({ data }, index) => ({ name: names[index] ?? '', data: data.map((thousands) => thousands * 1000) })),
    format: format.count,
    formatTick: (value: number) => formatCompact(value, language.tag),
    isTimeline: true,
    fileName: `surge-mails-${period}`,
  };
  return (
    <ChartFrame heading={t('Campaign mails')} lead={t('Rounded to thousands. Sample figures.')} figures={figures} name="mails" Chart={Chart}>
      <PeriodTabs label={t('Period of the mails')} periods={mailPeriods} toText={(value) => t(mailPeriodLabels[value])} />
    </ChartFrame>
  );
}

const visitorPeriodLabels = { onemonth: 'One month', sixmonth: 'Six months', year: 'One year', all: 'All time' } as const satisfies Record<
  VisitorPeriod,
  Label
>;

function VisitorChart({ data, Chart }: { data: Visitors; Chart: ChartOf }) {
  const { t, language } = useText();
  const format = useFormatters();
  const figures = {
    title: t('Visitors of publisher pages, beside the period before'),
    pointName: t('Time'),
    points: data.categories.map((name) => toNamedPoint(name, language.tag, (day) => t('Day {{n}}', { n: day }))),
    series: [
      { name: t('This period'), data: toThousands(data.Currentdata), isArea: true },
      { name: t('Period before'), data: toThousands(data.Previousdata) },
    ],
    format: format.count,
    formatTick: (value: number) => formatCompact(value, language.tag),
    isTimeline: true,
    fileName: 'surge-visitors',
  };
  return (
    <ChartFrame heading={t('Visitors')} lead={t('Rounded to thousands. Sample figures.')} figures={figures} Chart={Chart}>
      <PeriodTabs label={t('Period of the visitors')} periods={visitorPeriods} toText={(value) => t(visitorPeriodLabels[value])} />
    </ChartFrame>
  );
}

const toThousands = (data: readonly number[]) => data.map((thousands) => thousands * 1000);
