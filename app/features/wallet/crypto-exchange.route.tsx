import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { formatAmount } from '#app/components/amount.ts';
import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { type ChartOf, loadChart } from '#app/components/chart/load-chart.ts';
import { PeriodTabs } from '#app/components/chart/period-tabs.tsx';
import { useFirstLook } from '#app/components/first-look.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Market, PricePeriod, PricePoint } from '#mock-api/records/exchange.ts';
import type { Holding } from '#mock-api/records/lending.ts';
import { CENTS_PER_USD } from '#protocol/exact.ts';
import { type Coin, coinSymbols, coins } from '#protocol/wallet.ts';
import type { Route } from './+types/crypto-exchange.route';
import { emptyExchangeDraft } from './exchange-order.ts';
import { exchangeChoices, readExchangeView, useExchangeView } from './exchange-view.ts';
import { OpenOrders } from './open-orders.tsx';
import { OrderBook, RecentTrades } from './order-book.tsx';
import { OrderForm } from './order-form.tsx';
import { WalletFrame } from './wallet-frame.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const { signal, url } = request;
  const init = { init: { signal } };
  const { coin, period } = readExchangeView(new URL(url).searchParams);
  const name = coin.toLowerCase();
  return {
    prices: load(
      Promise.all([
        toData(api['exchange-prices'][':coin'][':period'].$get({ param: { coin: name, period } }, init)),
        loadChart(import('#app/ui/chart/line-chart.tsx')),
        { coin, period },
      ]),
    ),
    desk: load(Promise.all([toData(api.exchange[':coin'].$get({ param: { coin: name } }, init)), toData(api.holdings.$get({}, init))])),
    orders: load(toData(api['exchange-orders'].$get({}, init))),
  };
}

/** Loads again for another pair or period and on request; order, form and list use what is there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [now, next] = [currentUrl, nextUrl].map(({ searchParams }) => readExchangeView(searchParams));
  const isSame = now?.coin === next?.coin && now?.period === next?.period;
  return defaultShouldRevalidate && (!isSame || currentUrl.search === nextUrl.search);
}

/** `/crypto-exchange`: the price of a pair, its order book, and orders of one's own. */
export default function CryptoExchange({ loaderData }: Route.ComponentProps) {
  return <Exchange {...loaderData} />;
}

/** What the server draws: orders are known to the browser alone. */
export function HydrateFallback() {
  // The desk says times of day.
  const { desk: _, ...look } = useFirstLook<typeof clientLoader>();
  return <Exchange {...look} />;
}

function Exchange({ prices, desk, orders }: Partial<Route.ComponentProps['loaderData']>) {
  const { t } = useText();
  return (
    <WalletFrame title="Exchange">
      <PeriodTabs label={t('Pair')} periods={exchangeChoices.pair} toText={(pair) => pair.toUpperCase().replace('-', ' / ')} />
      <LoadedPart loading={prices} skeleton={['chart']} missing="The prices could not be loaded.">
        {([points, chunk, of]) => <PriceChart points={points} {...of} Chart={chunk?.LineChart} />}
      </LoadedPart>
      <LoadedPart loading={desk} skeleton={['form']} missing="The order book could not be loaded.">
        {([market, holdings]) => <Desk key={market.coin} market={market} holdings={holdings} />}
      </LoadedPart>
      <LoadedPart loading={orders} skeleton={['rows']} missing="The orders could not be loaded.">
        {(loaded) => <OpenOrders loaded={loaded} />}
      </LoadedPart>
    </WalletFrame>
  );
}

interface PriceChartProps {
  readonly points: readonly PricePoint[];
  readonly coin: Coin;
  readonly period: PricePeriod;
  readonly Chart: ChartOf;
}

/** How a point is called, how its place on the axis is, and which places have a name there: every so many. */
const pointStyles = {
  day: ['date and time', 'time', 6],
  week: ['date and time', 'short day', 12],
  month: ['medium', 'short day', 6],
  year: ['medium', 'short month', 12],
} as const satisfies Record<PricePeriod, unknown>;

function PriceChart({ points, coin, period, Chart }: PriceChartProps) {
  const { t, language } = useText();
  const format = useFormatters();
  const [name, short, every] = pointStyles[period];
  const data = points.map(({ priceCents }) => priceCents / CENTS_PER_USD);
  const isSteady = Math.max(...data) - Math.min(...data) < 20;
  const periodTexts = { day: t('24 hours'), week: t('7 days'), month: t('30 days'), year: t('A year') } satisfies Record<PricePeriod, string>;
  const figures = {
    title: t('Price of {{coin}}: {{period}}', { coin, period: periodTexts[period] }),
    pointName: period === 'day' || period === 'week' ? t('Time') : t('Date'),
    points: points.map(({ at }, index) => ({
      name: formatDate(at, name, language.tag),
      // None at the end: it would stand out on narrow screens, and the date is said above.
      short: index % every === 0 && index < points.length - 1 ? formatDate(at, short, language.tag) : '',
    })),
    series: [{ name: `${coinSymbols[coin]} / USD`, data, mark: coins.indexOf(coin) + 1 }],
    isCloseUp: true,
    format: format.usd,
    formatTick: isSteady ? format.usd : format.wholeUsd,
    isTimeline: true,
    fileName: `surge-${coinSymbols[coin].toLowerCase()}-usd-${period}`,
  };
  return (
    <ChartFrame heading={coin} lead={t('Sample prices')} figures={figures} name="prices" Chart={Chart}>
      <PeriodTabs label={t('Period of the prices')} periods={exchangeChoices.period} toText={(value) => periodTexts[value]} />
    </ChartFrame>
  );
}

/** Book and form: a price that is pressed in one stands in the other. */
function Desk({ market, holdings }: { market: Market; holdings: readonly Holding[] }) {
  const { language } = useText();
  const navigate = useNavigate();
  const { kind, limitSearch } = useExchangeView();
  const [draft, setDraft] = useState(emptyExchangeDraft);
  const putPrice = (priceCents: number) => {
    setDraft({ ...draft, price: formatAmount(priceCents / CENTS_PER_USD, 2, language.tag) });
    if (kind !== 'limit') void navigate({ search: limitSearch }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="exchange-desk">
      <OrderBook market={market} onPrice={putPrice} />
      <OrderForm market={market} holdings={holdings} draft={draft} onDraft={setDraft} />
      <RecentTrades market={market} />
    </div>
  );
}
