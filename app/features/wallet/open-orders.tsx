import { api, toData } from '#app/api/client.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList, useList } from '#app/components/list/data-list.tsx';
import { type RecordCalls, useRecords } from '#app/components/list/use-records.ts';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Column } from '#app/ui/list/table.tsx';
import type { ExchangeOrder } from '#mock-api/records/exchange.ts';
import { CENTS_PER_USD, toCents, UNITS_PER_COIN } from '#protocol/exact.ts';
import { coinSymbols } from '#protocol/wallet.ts';
import { exchangeChoices } from './exchange-view.ts';
import { useReloadAfter } from './own-holdings.ts';
import { TradeMark, toNumberColumn } from './trade-list.tsx';
import { CoinMark } from './wallet-frame.tsx';

type OrderValues = Omit<ExchangeOrder, 'id'>;

/** The visitor’s own orders that wait for their price. */
export function OpenOrders({ loaded }: { loaded: readonly ExchangeOrder[] }) {
  const { t } = useText();
  const format = useFormatters();
  const andReload = useReloadAfter();
  const calls: Pick<RecordCalls<OrderValues, ExchangeOrder>, 'add' | 'remove'> = {
    add: async (order) => {
      const json = { id: 0, ...order };
      const { order: again } = await andReload(toData(api.add['exchange-order'].$post({ json })));
      return again ?? json;
    },
    remove: (id) => andReload(toData(api.delete['exchange-order'].$delete({ header: { order: String(id) } }))),
  };
  const toAmount = ({ coin, units }: OrderValues) => format.money({ amount: units / UNITS_PER_COIN, currency: coinSymbols[coin] });
  const toPrice = ({ priceCents }: OrderValues) => format.usd(priceCents / CENTS_PER_USD);
  const records = useRecords<OrderValues, ExchangeOrder>({
    loaded,
    // An order that stands open is cancelled, not edited.
    calls: { ...calls, update: () => Promise.reject(new Error()) },
    toRow: (values, id) => ({ ...values, id }),
    nameOf: (order) => t('{{trade}}: {{amount}} at {{price}}', { trade: t(order.trade), amount: toAmount(order), price: toPrice(order) }),
    removal: { one: (name) => t('{{name}} was cancelled.', { name }), many: (n) => t('Cancelled: {{n}}', { n }) },
  });
  const columns: readonly Column<ExchangeOrder>[] = [
    toNumberColumn(t('No.')),
    {
      key: 'coin',
      label: t('Coin'),
      sort: ({ coin }) => coin,
      cell: ({ coin }) => (
        <span className="trade-coin">
          <CoinMark symbol={coinSymbols[coin]} />
          {coin}
        </span>
      ),
    },
    {
      key: 'type',
      label: t('Type'),
      sort: ({ trade }) => t(trade),
      cell: ({ trade }) => <TradeMark trade={trade} />,
    },
    {
      key: 'price',
      label: t('Price'),
      isNumber: true,
      sort: ({ priceCents }) => priceCents / CENTS_PER_USD,
      isNamedInCard: true,
      cell: (order) => toPrice(order),
    },
    { key: 'amount', label: t('Amount'), isNumber: true, className: 'mono', cell: toAmount },
    {
      key: 'value',
      label: t('Value'),
      isNumber: true,
      className: 'trade-value',
      sort: ({ units, priceCents }) => toCents(units, priceCents) / CENTS_PER_USD,
      cell: ({ units, priceCents }) => format.usd(toCents(units, priceCents) / CENTS_PER_USD),
    },
    {
      key: 'placed',
      label: t('Placed'),
      className: 'trade-day',
      sort: ({ placedAt }) => placedAt,
      cell: ({ placedAt }) => format.day(placedAt),
    },
  ];
  const list = useList(records.rows, {
    name: 'exchange-orders',
    columns,
    filters: [],
    initialSort: '-placed',
    card: ['coin', 'value', 'type', 'amount', 'price', 'number', 'placed'],
    keep: Object.values(exchangeChoices).map(({ parameter }) => parameter),
    keyOf: ({ id }) => String(id),
    textOf: (order) => [`#${order.id}`, order.coin, coinSymbols[order.coin], t(order.trade), toPrice(order), toAmount(order)].join(' '),
  });
  return (
    <section aria-labelledby="open-heading">
      <div className="wallet-section-head">
        <h2 id="open-heading">{t('Open orders')}</h2>
      </div>
      <DataList
        caption={t('Open orders')}
        list={list}
        empty={t('No order stands open.')}
        bulkActions={[{ label: t('Cancel the orders'), run: (rows) => void records.remove(rows) }]}
        actionsOf={(order) => (
          <IconButton label={t('Cancel: {{name}}', { name: records.nameOf(order) })} onClick={() => void records.remove([order])}>
            <Icon name="bin" size={16} />
          </IconButton>
        )}
      />
    </section>
  );
}
